import type { Figures as FiguresOf, Overview } from '@folia/contracts/analytics/shapes';
import { texts } from './texts';

const words = texts.figures;
const shown: readonly [label: string, say: (figures: FiguresOf) => string][] = [
  [words.views, ({ views }) => texts.count(views)],
  [words.readers, ({ readers }) => texts.count(readers)],
  [words.time, ({ visibleMs }) => texts.shortTime(visibleMs)],
  [words.toEnd, ({ toEnd, visits }) => words.percent(toEnd, visits)],
];

/** Four figures, each with what it was in the period before. */
export function Figures({ overview: { now, before } }: { overview: Overview }) {
  return (
    <dl className="mt-6 mb-3 grid grid-cols-2 gap-x-6 gap-y-5 md:mt-8 md:grid-cols-4">
      {shown.map(([label, say]) => (
        <div key={label}>
          <dt className="mb-1 text-xs text-ink-3">{label}</dt>
          <dd className="font-serif text-[1.9rem] leading-[1.1] font-medium tracking-[-0.02em] tabular-nums md:text-3xl">
            {say(now)}
            <small className="font-sans text-[0.8125rem] tracking-normal whitespace-nowrap text-ink-2 max-md:mt-1 max-md:block md:ms-2">
              {before ? words.before(say(before)) : null}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
