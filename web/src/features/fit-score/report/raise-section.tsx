import type { FitRequirement, FitScore } from '@folia/contracts/fit-score/shapes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button-class';
import { texts } from '../texts';
import { addEvidencePath } from './add-evidence-path';
import { useItemHeadings } from './use-item-headings';

const words = texts.report;
/** What is worth doing first; more than this would hide it. */
const shownAtOnce = 3;

function titleOf(requirement: FitRequirement): string {
  const { ways, kind, label } = requirement;
  if (ways.includes('show-in-work')) return words.prove(label);
  if (kind === 'responsibility') return words.tell(label);
  return kind === 'title' || kind === 'years' ? words.label(requirement) : words.show(label);
}

/** The gaps worth the most points with honest ways to close them, and all other gaps behind them. */
export function RaiseSection({ scoreId, result }: { scoreId: string; result: FitScore }) {
  const items = useItemHeadings();
  const [all, setAll] = useState(false);
  const gaps = result.requirements.filter(({ gap, ways }) => gap > 0 && ways.length > 0).toSorted((a, b) => b.gap - a.gap);
  const shown = all ? gaps : gaps.slice(0, shownAtOnce);
  return (
    <section aria-labelledby="raise-title" className="mt-9">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="raise-title" className="font-serif text-l font-medium">
          {words.raise}
        </h2>
        {gaps.length > 0 ? <p className="text-xs text-ink-3">{words.together(result.score)}</p> : null}
      </div>
      {gaps.length === 0 ? <p className="border-y border-line py-4 text-ink-2">{words.raiseNone}</p> : null}
      <ul className="grid gap-x-12 border-line empty:hidden max-lg:border-y lg:grid-cols-3">
        {shown.map((requirement) => (
          <li
            key={requirement.id}
            className="grid grid-cols-[60px_minmax(0,1fr)] gap-x-2 gap-y-2.5 border-line py-3 not-first:max-lg:border-t lg:border-t md:max-lg:grid-cols-[60px_minmax(0,1fr)_auto] md:max-lg:items-center"
          >
            <span className="pt-0.5 font-serif text-xl leading-none">{words.gain(requirement.gap)}</span>
            <span className="min-w-0">
              <span className="block font-[550] [overflow-wrap:anywhere]">{titleOf(requirement)}</span>
              <span className="block text-xs text-ink-3">{words.ways(requirement.ways)}</span>
            </span>
            <Link
              to={addEvidencePath(scoreId, requirement, items)}
              aria-label={words.addLabel(words.label(requirement))}
              data-print="hide"
              className={buttonClass({ size: 'sm', className: 'justify-self-start max-md:col-start-2 lg:col-start-2 lg:self-end' })}
            >
              {words.add}
            </Link>
          </li>
        ))}
      </ul>
      {gaps.length > shownAtOnce ? (
        <button type="button" aria-expanded={all} onClick={() => setAll(!all)} className="link mt-2 min-h-11 md:min-h-6 print:hidden">
          {all ? words.fewer : words.more(gaps.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}
