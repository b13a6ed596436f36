import { RotateCcw, X } from 'lucide-react';
import { DecidedRow } from './decided-row';
import { DecisionButtons } from './decision-buttons';
import { decideEntries, decideEntry, entryDecision } from './decisions';
import type { SkillsCard as Card } from './review-cards';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';

/** Skills that were read clearly, as words that can each be removed; one decision for all of them. */
export function SkillsCard({ card, isCurrent, onDecide }: { card: Card; isCurrent: boolean; onDecide: (decision: 'accepted' | 'dropped') => void }) {
  const { draft, change, active, point } = useReview();
  const ids = card.entries.map(({ id }) => id);
  const decisionOf = (id: string) => entryDecision(draft, id).decision;
  if (!ids.some((id) => decisionOf(id) === 'undecided')) {
    const kept = card.entries.filter(({ id }) => decisionOf(id) === 'accepted');
    const names = (kept.length > 0 ? kept : card.entries).map(({ entry }) => String(entry.fields.name));
    return (
      <DecidedRow
        title={names.join(', ')}
        isDropped={kept.length === 0}
        undoLabel={reviewTexts.skills}
        onUndo={() => change((known) => decideEntries(known, ids, 'undecided'))}
      />
    );
  }
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-center gap-x-2">
        <h2 className="text-[0.9375rem] font-semibold">{reviewTexts.skills}</h2>
        <span className="text-xs text-ink-3">{reviewTexts.skillsNote(ids.length)}</span>
        <DecisionButtons title={reviewTexts.skills} isCurrent={isCurrent} onAccept={() => onDecide('accepted')} onDrop={() => onDecide('dropped')} />
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {card.entries.map(({ id, entry, fields }) => {
          const name = String(entry.fields.name ?? '');
          const isDropped = decisionOf(id) === 'dropped';
          const key = fields[0]?.key ?? id;
          return (
            <li
              key={id}
              className={`inline-flex items-center rounded-full border ps-3 text-[0.8125rem] ${active === key ? 'border-leaf bg-leaf-wash' : 'border-line-strong'}`}
            >
              <button
                type="button"
                data-mark={key}
                onClick={() => point(key)}
                onFocus={() => point(key)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}
                className={`min-h-11 min-w-6 text-start md:pointer-fine:min-h-7 ${isDropped ? 'text-ink-3 line-through' : ''}`}
              >
                {name}
              </button>
              <button
                type="button"
                aria-label={isDropped ? reviewTexts.restoreSkill(name) : reviewTexts.removeSkill(name)}
                onClick={() => change((known) => decideEntry(known, id, isDropped ? 'undecided' : 'dropped'))}
                className="grid size-11 place-items-center rounded-full text-ink-3 hover:text-ink md:pointer-fine:size-7"
              >
                {isDropped ? <RotateCcw aria-hidden="true" className="size-3.5" /> : <X aria-hidden="true" className="size-3.5" />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
