import type { FieldValue } from '@folia/contracts/item/fields';
import type { ReactNode } from 'react';
import { AddressField } from '../../ui/address-field';
import { MarkdownArea } from '../../ui/markdown-area';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextField } from '../../ui/text-field';
import { DateField } from './date-field';
import type { EditorField } from './editor-fields';
import { ListField } from './list-field';
import { texts } from './texts';

type ItemFieldProps = {
  field: EditorField;
  value: FieldValue | undefined;
  error?: string;
  disabled?: boolean;
  /** The possible values of a `oneOf` field. */
  choices?: readonly string[];
  mark?: ReactNode;
  onChange: (value: FieldValue) => void;
};

/** The control of one field, by its type; its evidence mark is level with the label. */
export function ItemField({ mark, ...props }: ItemFieldProps) {
  return (
    <div className={`relative min-w-0 ${mark ? '[&_[role=toolbar]]:end-8' : ''}`}>
      <Control {...props} />
      {mark}
    </div>
  );
}

function Control({ field, value, error, disabled, choices = [], onChange }: Omit<ItemFieldProps, 'mark'>) {
  // No maxLength: text that is too long is kept and reported, never cut silently.
  const { label, hint, max } = field;
  const text = typeof value === 'string' ? value : '';
  switch (field.type) {
    case 'flag':
      return <Switch label={label} checked={value === true} onChange={onChange} />;
    case 'list':
      return (
        <ListField label={label} hint={hint} error={error} value={Array.isArray(value) ? value : []} max={max} maxItems={field.maxItems} onChange={onChange} />
      );
    case 'date':
      return <DateField label={label} value={text} error={error} disabled={disabled} onChange={onChange} />;
    case 'markdown':
      return (
        <MarkdownArea
          className="[&_textarea]:min-h-28"
          label={label}
          hint={hint}
          error={error}
          value={text}
          rows={5}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'url':
      return <AddressField label={label} error={error} value={text} onValue={onChange} />;
    case 'text':
      if (field.oneOf) {
        const options = [...new Set([text, ...choices].filter(Boolean))].map((choice) => ({ value: choice, label: choice }));
        return <Select label={label} error={error} value={text} options={[{ value: '', label: texts.nobody }, ...options]} onChange={onChange} />;
      }
      return <TextField label={label} hint={hint} error={error} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
}
