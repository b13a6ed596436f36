import { useState } from 'react';
import { bandOf, wholePoints } from '../../../lib/score-band';
import { EvidenceMark } from '../../../ui/evidence-mark';
import { sample } from '../sample';
import { SlideHead } from './slide-head';
import { SourcedRows } from './sourced-rows';
import { texts } from './texts';

const words = texts.fit;
const { score, job, person } = sample;
const dots = { good: 'bg-good', fine: 'bg-fine', warn: 'bg-warn', bad: 'bg-bad' };
const gap = 0.5;

/** The score of the sample against a job, with what bears it out. */
export function FitSlide() {
  const [active, setActive] = useState<number | null>(null);
  const { word, tone } = bandOf(score.score);
  const whole = wholePoints(score.score);
  const [must, nice] = (['must', 'nice'] as const).map((name) => score.parts.find((part) => part.name === name));
  return (
    <>
      <SlideHead title={job.role} text={words.against(`${job.company}, ${job.location.split(',')[0]}`, person)}>
        <p role="img" aria-label={words.scoreLabel(whole, word)} className="font-serif text-[4.5rem] leading-[0.8] font-light tracking-[-0.04em] lining-nums">
          {whole}
        </p>
        <p className="text-s leading-[1.45] text-ink-3">
          <span className="flex items-center gap-1.5 font-serif text-[1.0625rem] text-ink">
            <span aria-hidden="true" className={`size-2 rounded-full ${dots[tone]}`} />
            {word}
          </span>
          {[must, nice].map((part) =>
            part ? (
              <span key={part.name} className="block tabular-nums">
                {words.part(words.parts[part.name] ?? '', part.points, part.weight)}
              </span>
            ) : null,
          )}
        </p>
      </SlideHead>
      <Measure />
      <SourcedRows
        kind="figures"
        left={words.asks}
        right={words.shows}
        mark="[anchor-name:--shows]"
        rows={score.requirements.map(({ label, need, gained, points, years, evidence }, place) => ({
          key: label,
          claim: (
            <>
              {label} <small className="text-xs font-normal text-ink-3">{words.need[need]}</small>
            </>
          ),
          figure: (
            <>
              <b className="font-[550] text-ink">{gained}</b>/{points}
            </>
          ),
          line: evidence ? 'leaf' : 'missing',
          source: evidence ? (
            <>
              <EvidenceMark
                number={place + 1}
                active={active === place}
                className="me-2"
                onFocus={() => setActive(place)}
                onBlur={() => setActive(null)}
                onPointerEnter={() => setActive(place)}
                onPointerLeave={() => setActive(null)}
              />
              {years ? (
                <span className="font-serif text-[1.0625rem]">{words.years(years)}</span>
              ) : (
                <q className={`rounded-[3px] font-serif text-[1.0625rem] transition-colors duration-120 ${active === place ? 'bg-leaf-wash' : ''}`}>
                  {evidence.quote}
                </q>
              )}
              <span className="ms-2 text-s text-ink-3">{evidence.from}</span>
            </>
          ) : (
            <span className="font-serif text-[1.0625rem] text-ink-3">{words.none}</span>
          ),
        }))}
      />
      <p className="border-t border-line pt-4 text-s text-ink-2">
        <b className="font-[550] text-ink">{words.raise}</b> {words.raiseBy(score.raise)}{' '}
        <span className="text-ink-3">{words.shown(score.requirements.length, score.of)}</span>
      </p>
    </>
  );
}

/** One bar of 100 points: a segment for each part of the score, filled as far as it is borne out. */
function Measure() {
  const scale = 1 - (gap * (score.parts.length - 1)) / 100;
  let x = 0;
  const segments = score.parts.map(({ name, weight, points }) => {
    const segment = { name, x, width: weight * scale, filled: points * scale };
    x += segment.width + gap;
    return segment;
  });
  return (
    <svg
      role="img"
      aria-label={score.parts.map(({ name, weight, points }) => words.part(words.parts[name] ?? '', points, weight)).join(', ')}
      width="100%"
      height="6"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mb-6 block"
    >
      {segments.map(({ name, x: start, width, filled }) => (
        <g key={name}>
          <rect x={start} width={width} height="6" className="fill-line-strong" />
          <rect x={start} width={filled} height="6" className="fill-leaf" />
        </g>
      ))}
    </svg>
  );
}
