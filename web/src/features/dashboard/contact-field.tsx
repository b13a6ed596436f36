import type { Visibility } from '@folia/contracts/item/shapes';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';
import type { Contact } from './use-profile-form';

type ContactFieldProps = { part: 'email' | 'phone'; contact: Contact; error?: string; onChange: (contact: Contact) => void };

const words = texts.basicsForm;
const order: readonly Visibility[] = ['private', 'link', 'public'];

/** Contact data with its own visibility beside it; private until its owner says otherwise. */
export function ContactField({ part, contact, error, onChange }: ContactFieldProps) {
  const label = words[part];
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_200px]">
      <TextField
        label={label}
        type={part === 'email' ? 'email' : 'tel'}
        autoComplete={part === 'email' ? 'email' : 'tel'}
        value={contact.value}
        error={error}
        maxLength={300}
        onChange={(event) => onChange({ ...contact, value: event.target.value })}
      />
      <Select
        label={words.whoSees(label)}
        value={contact.visibility}
        options={order.map((visibility) => ({ value: visibility, label: words.visibility[visibility] }))}
        onChange={(visibility) => onChange({ ...contact, visibility: visibility as Visibility })}
      />
    </div>
  );
}
