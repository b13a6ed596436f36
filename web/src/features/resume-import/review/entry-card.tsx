import { Plus, Scissors, Undo2 } from 'lucide-react';
import { entryTitle } from '../../../lib/entry-title';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { fieldSpec } from './check-value';
import { DecidedRow } from './decided-row';
import { DecisionButtons } from './decision-buttons';
import { decideEntry, endCurrent, entryDecision, resetField, setField, takeAwayMade } from './decisions';
import { fieldLabel, kindName } from './field-labels';
import { FieldRow } from './field-row';
import type { EntryCard as Card } from './review-cards';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';

const SplitLines = lazyPart('split-lines', async () => (await import('./split-lines')).SplitLines, { inPlace: true });

type EntryCardProps = {
  card: Card;
  isCurrent: boolean;
  /** Its place among the doubtful ones. */
  place: string | null;
  onDecide: (decision: 'accepted' | 'dropped') => void;
  onEdit: () => void;
  onAnother: () => void;
};

/** One entry of the resume with every field that was read, or one line once it is decided. */
export function EntryCard({ card, isCurrent, place, onDecide, onEdit, onAnother }: EntryCardProps) {
  const { draft, change, parting, part, splitAt } = useReview();
  const { id, entry } = card;
  const { decision, fields: own } = entryDecision(draft, id);
  const title = entryTitle(entry.kind, { ...entry.fields, ...own }) || kindName(entry.kind);
  if (decision !== 'undecided')
    return (
      <DecidedRow title={title} isDropped={decision === 'dropped'} undoLabel={title} onUndo={() => change((known) => decideEntry(known, id, 'undecided'))} />
    );
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2">
        <h2 className="text-[0.9375rem] font-semibold">{kindName(entry.kind)}</h2>
        {card.made ? <span className="text-xs text-ink-3">{reviewTexts.isPart}</span> : null}
        {place ? <span className="text-xs text-ink-3">{place}</span> : null}
        <DecisionButtons title={title} isCurrent={isCurrent} onAccept={() => onDecide('accepted')} onEdit={onEdit} onDrop={() => onDecide('dropped')} />
      </div>
      {card.fields.map((found) => {
        const { field } = found;
        const goesOn = field === 'current';
        return (
          <FieldRow
            key={found.key}
            found={found}
            label={fieldLabel(field)}
            spec={fieldSpec(entry.kind, goesOn ? 'endDate' : field)}
            own={goesOn && own?.current === false ? (own.endDate ?? false) : own?.[field]}
            onSet={(value) => change((known) => (goesOn ? endCurrent(known, id, String(value || '')) : setField(known, id, field, value)))}
            onReset={() => change((known) => (goesOn ? resetField(resetField(known, id, 'endDate'), id, field) : resetField(known, id, field)))}
          />
        );
      })}
      {parting === id ? (
        <SplitLines lines={card.lines} onSplit={splitAt} onCancel={() => part(null)} />
      ) : (
        <div className="-ms-2.5 mt-1 flex flex-wrap gap-1 max-md:-ms-3">
          {card.lines.length > 0 ? (
            <Button size="sm" look="quiet" icon={<Scissors />} aria-label={`${reviewTexts.splitHere}: ${title}`} onClick={() => part(id)}>
              {reviewTexts.splitHere}
            </Button>
          ) : null}
          <Button size="sm" look="quiet" icon={<Plus />} aria-label={`${reviewTexts.another}: ${kindName(entry.kind)}, after ${title}`} onClick={onAnother}>
            {reviewTexts.another}
          </Button>
          {card.made ? (
            <Button
              size="sm"
              look="quiet"
              icon={<Undo2 />}
              aria-label={`${reviewTexts.joinAgain}: ${title}`}
              onClick={() => change((known) => takeAwayMade(known, id))}
            >
              {reviewTexts.joinAgain}
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
