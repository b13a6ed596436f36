import type { FieldSpec, FieldValue } from '@folia/contracts/item/fields';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/text-field';
import { checkValue, textAsValue, valueAsText } from './check-value';
import { reviewTexts } from './review-texts';

type FieldEditorProps = { label: string; spec: FieldSpec; value: FieldValue; onDone: (value: FieldValue) => void; onCancel: () => void };

/** The value in place. Enter or leaving the field keeps a valid value, Escape restores the old one. */
export function FieldEditor({ label, spec, value, onDone, onCancel }: FieldEditorProps) {
  const [text, setText] = useState(valueAsText(value));
  const [error, setError] = useState<string | null>(null);
  const over = useRef(false);
  const isLong = spec.type === 'list' || spec.type === 'markdown';

  const finish = () => {
    if (over.current) return;
    const wrong = checkValue(spec, text);
    if (wrong) return setError(wrong);
    over.current = true;
    onDone(textAsValue(spec, text));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      over.current = true;
      onCancel();
    } else if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) finish();
  };
  const common = {
    label,
    hideLabel: true,
    error,
    autoFocus: true,
    value: text,
    onKeyDown: press,
    onBlur: finish,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setError(null);
    },
  };
  return (
    <div className="flex items-start gap-2 py-1">
      <div className="min-w-0 flex-1">
        {isLong ? (
          <TextArea {...common} hint={spec.type === 'list' ? reviewTexts.oneEach : undefined} />
        ) : (
          <TextField {...common} inputMode={spec.type === 'url' ? 'url' : undefined} hint={spec.type === 'date' ? reviewTexts.dateHint : undefined} />
        )}
      </div>
      <Button size="sm" className="mt-1" onMouseDown={(event) => event.preventDefault()} onClick={finish}>
        {reviewTexts.done}
      </Button>
    </div>
  );
}
