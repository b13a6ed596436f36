import { type FieldValue, headingFields, itemFields } from '@folia/contracts/item/fields';
import { useState } from 'react';
import { entryTitle } from '../../../lib/entry-title';
import { TextArea, TextField } from '../../../ui/text-field';
import { checkValue, fieldSpec, textAsValue, valueAsText } from './check-value';
import { DecidedRow } from './decided-row';
import { DecisionButtons } from './decision-buttons';
import { decideEntry, entryDecision, setField, takeAwayMade } from './decisions';
import { fieldLabel, kindName } from './field-labels';
import type { EntryCard } from './review-cards';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';

/** What distinguishes one thing of a kind from another; everything else is filled in later, in the portfolio. */
const asked: readonly string[] = ['employer', 'institution', 'organization', 'event', 'venue', 'issuer', 'level', 'startDate', 'endDate', 'date', 'summary'];

type HandCardProps = { card: EntryCard; isCurrent: boolean; onDecide: (decision: 'accepted' | 'dropped') => void };

/** One more entry, written here: nothing in the document contains it, so it has no marks. */
export function HandCard({ card, isCurrent, onDecide }: HandCardProps) {
  const { draft, change } = useReview();
  const { id, entry } = card;
  const { decision, fields: own = {} } = entryDecision(draft, id);
  const title = entryTitle(entry.kind, own) || reviewTexts.anotherOf(kindName(entry.kind));
  if (decision !== 'undecided')
    return (
      <DecidedRow title={title} isDropped={decision === 'dropped'} undoLabel={title} onUndo={() => change((known) => decideEntry(known, id, 'undecided'))} />
    );
  const heading: readonly string[] = headingFields[entry.kind];
  const fields = Object.keys(itemFields[entry.kind]).filter((field) => heading.includes(field) || asked.includes(field));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-2">
        <h2 className="text-[0.9375rem] font-semibold">{kindName(entry.kind)}</h2>
        <span className="text-xs text-ink-3">{reviewTexts.byHand}</span>
        <DecisionButtons
          title={title}
          isCurrent={isCurrent}
          dropLabel={reviewTexts.takeAway}
          onAccept={() => onDecide('accepted')}
          onDrop={() => change((known) => takeAwayMade(known, id))}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field, place) => (
          <HandField
            key={field}
            kind={entry.kind}
            field={field}
            value={own[field]}
            autoFocus={place === 0}
            onSet={(value) => change((known) => setField(known, id, field, value))}
          />
        ))}
      </div>
    </>
  );
}

type HandFieldProps = {
  kind: EntryCard['entry']['kind'];
  field: string;
  value: FieldValue | undefined;
  autoFocus: boolean;
  onSet: (value: FieldValue) => void;
};

function HandField({ kind, field, value, autoFocus, onSet }: HandFieldProps) {
  const spec = fieldSpec(kind, field);
  const [text, setText] = useState(value === undefined ? '' : valueAsText(value));
  const [error, setError] = useState<string | null>(null);
  const common = {
    label: fieldLabel(field),
    value: text,
    error,
    autoFocus,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setError(null);
      if (!checkValue(spec, target.value)) onSet(textAsValue(spec, target.value));
    },
    onBlur: () => setError(checkValue(spec, text)),
  };
  return spec.type === 'markdown' ? (
    <div className="sm:col-span-2">
      <TextArea {...common} />
    </div>
  ) : (
    <TextField {...common} hint={spec.type === 'date' ? reviewTexts.dateHint : undefined} />
  );
}
