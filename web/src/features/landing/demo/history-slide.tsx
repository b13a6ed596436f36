import { ScoreFigure } from '../../../ui/score-figure';
import { sample } from '../sample';
import { SlideHead } from './slide-head';
import { texts } from './texts';

const words = texts.history;

/** The sample's scores, latest first, and what changed between two of the same job. */
export function HistorySlide() {
  return (
    <>
      <SlideHead title={words.title} text={words.text} />
      <ol className="border-b border-line">
        {sample.history.map(({ role, company, location, at, score, borneOut, of, difference, because }) => (
          <li
            key={at}
            className="grid grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line py-4 md:grid-cols-[128px_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <ScoreFigure score={score} />
            <span className="min-w-0">
              <span className="block text-m">
                {company}, {role}
              </span>
              <span className="block text-xs text-ink-3">
                {location.split(',')[0]} · <time dateTime={at}>{words.day(at)}</time> · {words.borneOut(borneOut, of)}
              </span>
            </span>
            <span className="text-s text-ink-2 max-md:col-start-2">
              {difference ? (
                <>
                  <b className="font-serif text-xl font-normal text-leaf lining-nums">{words.signed(difference)}</b>{' '}
                  {because.map(({ label, points }) => words.changed(label, points)).join(', ')}
                </>
              ) : (
                <span className="text-ink-3">{difference === null ? words.first : words.same}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
