import type { ReactNode } from 'react';
import sample from '../../../content/sample.json';
import { bandOf, wholePoints } from '../../lib/score-band';
import type { StepName } from './steps';
import { texts } from './texts';

const { score, resume, reading, answers, job } = sample;
const proven = score.requirements.find(({ evidence }) => evidence) as (typeof score.requirements)[number];
const dropped = resume.lines.find(({ choice }) => choice === 'dropped');
const kept = resume.lines.find(({ choice }) => choice === 'kept');
const built = answers.find(({ claims }) => claims.length > 1);
const asked = answers[0];
const tones = { good: 'bg-good', fine: 'bg-fine', warn: 'bg-warn', bad: 'bg-bad' };

const Figure = ({ figure, children }: { figure: ReactNode; children: ReactNode }) => (
  <p className="flex items-baseline gap-3">
    <span className="font-serif text-[3.25rem] leading-[0.8] tracking-[-0.03em] tabular-nums">{figure}</span>
    {children}
  </p>
);
const Mark = ({ number }: { number: number }) => (
  <span className="ms-1.5 inline-grid h-[18px] min-w-[18px] place-items-center rounded-[9px_9px_9px_2px] bg-leaf px-1 align-[1px] text-2xs leading-none font-[650] text-leaf-ink">
    {number}
  </span>
);
/** A claim and the words it rests on, with the thread between them where there is room. */
const Claim = ({ children, words, number = 1 }: { children: ReactNode; words: string; number?: number }) => (
  <div className="mt-4 grid items-baseline gap-x-2 gap-y-1.5 md:grid-cols-[auto_minmax(24px,1fr)_minmax(0,60%)]">
    <p>
      {children}
      <Mark number={number} />
    </p>
    <span aria-hidden="true" className="-mx-2 h-px bg-leaf max-md:hidden" />
    <p className="font-serif text-[0.9375rem] max-md:border-s max-md:border-leaf max-md:ps-3 md:text-end">
      “<span className="evidence-words">{words}</span>”
    </p>
  </div>
);

const parts: Record<StepName, () => ReactNode> = {
  import: () => (
    <>
      <Figure figure={reading.entries}>
        <span className="font-semibold">{texts.read(reading.lines, reading.toCheck)}</span>
      </Figure>
      {kept ? <Claim words={kept.words}>{kept.from}</Claim> : null}
    </>
  ),
  content: () => (
    <>
      <p className="text-xs text-ink-3">{texts.shownBy}</p>
      <p className="mt-1 font-serif text-xl">{built?.claims[0]?.from[0]}</p>
      <p className="mt-1.5 text-ink-2">{built?.claims[1]?.text}</p>
    </>
  ),
  score: () => {
    const { word, tone } = bandOf(score.score);
    return (
      <>
        <Figure figure={wholePoints(score.score)}>
          <span className="font-semibold">
            <span aria-hidden="true" className={`me-2 inline-block size-2 rounded-full align-[1px] ${tones[tone]}`} />
            {word}
          </span>
        </Figure>
        <Measure />
        {proven.evidence ? <Claim words={proven.evidence.quote}>{proven.label}</Claim> : null}
      </>
    );
  },
  resume: () => (
    <>
      <Figure figure={resume.kept}>
        <span className="font-semibold">{texts.kept}</span>
      </Figure>
      <p className="mt-4 font-serif text-[0.9375rem]">{kept?.words}</p>
      {dropped ? (
        <p className="mt-1.5 text-ink-3">
          <s className="font-serif text-[0.9375rem]">{dropped.words}</s> <span className="text-xs whitespace-nowrap">{texts.leftOut}</span>
        </p>
      ) : null}
    </>
  ),
  share: () => (
    <>
      <p className="font-serif text-xl">{texts.linkFor(job.company)}</p>
      <p className="mt-1 text-ink-2">{texts.rules}</p>
      <p className="mt-3 text-ink-2">{texts.linkShows}</p>
    </>
  ),
  chat: () => (
    <>
      <p className="mt-4 w-fit rounded-[14px_14px_4px_14px] border border-line bg-raised px-3.5 py-2">{asked?.question}</p>
      <p className="mt-3 max-w-[52ch]">
        {asked?.claims[0]?.text}
        <Mark number={1} />
      </p>
      <p className="mt-1.5 text-xs text-ink-3">{asked?.claims[0]?.from.join(', ')}</p>
    </>
  ),
};

/** Something real of the step: what the product made for the sample person. */
export function StepSample({ name }: { name: StepName }) {
  return (
    <figure className="mt-6 mb-6.5 w-full border-t border-dashed border-line-strong pt-1.5">
      <figcaption className="text-end text-xs text-ink-3">{texts.sample}</figcaption>
      {parts[name]()}
    </figure>
  );
}

/** One bar of 100 points, a segment per part, filled as far as it is proven (brand: Measure). */
function Measure() {
  const gap = 0.6;
  const scale = 1 - (gap * (score.parts.length - 1)) / 100;
  let x = 0;
  return (
    <svg aria-hidden="true" width="100%" height="10" viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-3.5 block">
      {score.parts.map(({ name, weight, points }) => {
        const from = x;
        x += weight * scale + gap;
        return (
          <g key={name}>
            <rect x={from} width={weight * scale} height="10" className="fill-line" />
            <rect x={from} width={points * scale} height="10" className="fill-leaf" />
          </g>
        );
      })}
    </svg>
  );
}
