import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import { texts } from './texts';

const words = texts.job;

/** Everything that is compared, needed before welcome. */
export const JobCriteria = ({ criteria }: Pick<ShownJob, 'criteria'>) => (
  <section aria-label={words.criteria} className="mt-8">
    <h2 className="section-title">{words.criteria}</h2>
    <p className="mt-1.5 max-w-[58ch] text-s text-ink-2">{words.criteriaLead}</p>
    <ol className="mt-4 border-t border-line">
      {(['must', 'nice'] as const).flatMap((importance) =>
        criteria
          .filter((one) => one.importance === importance)
          .map((one) => (
            <li key={one.words} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <span className="min-w-0 wrap-break-word">{one.words}</span>
              <span className="shrink-0 text-s text-ink-3">{words.importance[importance]}</span>
            </li>
          )),
      )}
    </ol>
  </section>
);
