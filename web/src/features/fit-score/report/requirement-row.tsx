import type { FitRequirement, RequirementStatus } from '@folia/contracts/fit-score/shapes';
import { ChevronRight, Circle, CircleCheck, CircleHelp, Contrast } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EvidenceMark } from '../../../ui/evidence-mark';
import { Signal, type SignalTone } from '../../../ui/signal';
import { texts } from '../texts';
import { addEvidencePath } from './add-evidence-path';
import { closeTo } from './close-to';
import { EvidenceQuote } from './evidence-quote';
import type { Pointing } from './use-active-requirement';
import type { ItemHeadings } from './use-item-headings';

const words = texts.report;
const signs: Record<RequirementStatus, { tone: SignalTone; icon: ReactNode }> = {
  met: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  partial: { tone: 'fine', icon: <Contrast aria-hidden="true" /> },
  missing: { tone: 'bad', icon: <Circle aria-hidden="true" /> },
  unclear: { tone: 'warn', icon: <CircleHelp aria-hidden="true" /> },
};

type RequirementRowProps = { scoreId: string; requirement: FitRequirement; mark: number | undefined; items: ItemHeadings; pointing: Pointing };

/** One requirement: its state, its points and, when opened, the words that bear it out. In print all are open. */
export function RequirementRow({ scoreId, requirement, mark, items, pointing }: RequirementRowProps) {
  const { id, status, evidence, gained, points, yearsFound, years } = requirement;
  const isOpen = pointing.opened.has(id);
  const isActive = pointing.active === id;
  const closeness = closeTo(requirement);
  const notes = [
    yearsFound !== null && (years !== null || yearsFound > 0) ? words.years(yearsFound, years) : null,
    status === 'unclear'
      ? points > 0
        ? words.notSaidYet
        : words.notSaid
      : status === 'missing' && evidence.length === 0 && yearsFound === null
        ? words.noEvidence
        : null,
    closeness && words.close[closeness],
  ].filter((note) => note !== null);
  return (
    <li id={`requirement-${id}`} className="scroll-mt-24" onPointerEnter={() => pointing.point(id)}>
      <div className="grid min-h-[42px] grid-cols-[minmax(0,1fr)_auto_24px] items-center gap-x-3 gap-y-1 max-md:py-2.5 md:grid-cols-[minmax(0,1fr)_84px_96px_24px]">
        {evidence.length > 0 ? (
          <button
            type="button"
            data-requirement={id}
            aria-expanded={isOpen}
            aria-controls={`evidence-${id}`}
            onClick={() => pointing.toggle(id)}
            onFocus={() => pointing.point(id)}
            className={`group flex min-h-11 items-center gap-1.5 text-start [overflow-wrap:anywhere] max-md:col-span-3 md:min-h-[42px] ${isOpen || isActive ? 'font-[550]' : ''}`}
          >
            <span>{words.label(requirement)}</span>
            <ChevronRight
              aria-hidden="true"
              className="size-3.5 shrink-0 text-ink-3 transition-transform duration-120 group-aria-expanded:rotate-90 print:hidden"
            />
          </button>
        ) : (
          <span className="[overflow-wrap:anywhere] max-md:col-span-3">{words.label(requirement)}</span>
        )}
        <Signal {...signs[status]}>{words.status[status]}</Signal>
        <span className="text-end tabular-nums" title={words.pointsLabel(gained, points)}>
          {points > 0 ? (
            <>
              <b className="font-semibold">{words.points(gained)}</b> <span className="text-ink-3">{words.of(points)}</span>
            </>
          ) : null}
        </span>
        <span className="text-end leading-none">
          {mark === undefined ? null : (
            <EvidenceMark number={mark} active={isActive} data-mark={id} onClick={() => pointing.toggle(id)} onFocus={() => pointing.point(id)} />
          )}
        </span>
      </div>
      {notes.length > 0 ? (
        <p className="-mt-1 pb-3 text-[0.8125rem] text-ink-3">
          <span className={notes.includes(words.noEvidence) ? 'no-evidence' : ''}>{notes.join(' · ')}</span>
          {points > 0 && evidence.length === 0 ? (
            <Link
              to={addEvidencePath(scoreId, requirement, items)}
              aria-label={status === 'unclear' ? words.sayItLabel(words.label(requirement)) : words.addLabel(words.label(requirement))}
              className="link ms-2 inline-block py-0.5 print:hidden"
            >
              {status === 'unclear' ? words.sayIt : words.add}
            </Link>
          ) : null}
        </p>
      ) : null}
      {evidence.length > 0 ? (
        <ul id={`evidence-${id}`} className={`space-y-2 pb-3.5 ${isOpen ? '' : 'hidden print:block'}`}>
          {evidence.map((one) => (
            <EvidenceQuote
              key={`${one.itemId}-${one.field}-${one.entry}-${one.quote}`}
              evidence={one}
              item={items?.get(one.itemId)}
              isKnown={items !== undefined}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
