import type { FitRequirement, FitScore } from '@folia/contracts/fit-score';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button-class';
import { texts } from '../texts';
import { addEvidencePath } from './add-evidence-path';
import { useItemHeadings } from './use-item-headings';

const words = texts.report;
/** More rows than this hide what matters. */
const shownAtOnce = 6;

function titleOf(requirement: FitRequirement): string {
  const { ways, kind, label } = requirement;
  if (ways.includes('show-in-work')) return words.prove(label);
  if (kind === 'responsibility') return words.tell(label);
  return kind === 'title' || kind === 'years' ? words.label(requirement) : words.show(label);
}

/** Every gap with the points it holds, the largest first, and the honest ways to close it. */
export function RaiseSection({ result, freeUntil }: { result: FitScore; freeUntil: string | null }) {
  const items = useItemHeadings();
  const [all, setAll] = useState(false);
  const gaps = result.requirements.filter(({ gap, ways }) => gap > 0 && ways.length > 0).toSorted((a, b) => b.gap - a.gap);
  const shown = all ? gaps : gaps.slice(0, shownAtOnce);
  return (
    <section aria-labelledby="raise-title">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="raise-title" className="font-serif text-l font-medium">
          {words.raise}
        </h2>
        {freeUntil ? <span className="text-xs text-ink-3">{words.againFree(freeUntil)}</span> : null}
      </div>
      {gaps.length === 0 ? <p className="border-y border-line py-4 text-ink-2">{words.raiseNone}</p> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {shown.map((requirement) => (
          <li
            key={requirement.id}
            className="grid min-h-14 grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-2 md:grid-cols-[52px_minmax(0,1fr)_auto]"
          >
            <span className="self-start pt-1 font-serif text-xl leading-none md:self-center md:pt-0">{words.gain(requirement.gap)}</span>
            <span className="min-w-0">
              <span className="block font-[550] [overflow-wrap:anywhere]">{titleOf(requirement)}</span>
              <span className="block text-xs text-ink-3">{words.ways(requirement.ways)}</span>
            </span>
            <Link
              to={addEvidencePath(requirement, items)}
              aria-label={words.addLabel(words.label(requirement))}
              data-print="hide"
              className={buttonClass({ size: 'sm', className: 'max-md:col-start-2 max-md:justify-self-start' })}
            >
              {words.add}
            </Link>
          </li>
        ))}
      </ul>
      {gaps.length > shown.length ? (
        <button type="button" onClick={() => setAll(true)} className="link mt-2 min-h-11 md:min-h-6 print:hidden">
          {words.more(gaps.length - shown.length)}
        </button>
      ) : null}
      {gaps.length > 0 ? <p className="mt-2.5 text-xs text-ink-3">{words.together(result.score)}</p> : null}
    </section>
  );
}
