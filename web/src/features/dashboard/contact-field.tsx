import type { Visibility } from '@folia/contracts/item/shapes';
import { Controller } from 'react-hook-form';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';
import type { ProfileForm } from './use-profile-form';

const words = texts.basicsForm;
const order: readonly Visibility[] = ['private', 'link', 'public'];

/** Contact data with its own visibility beside it; private until its owner chooses otherwise. */
export function ContactField({ part, form: { register, errorOf, control } }: { part: 'email' | 'phone'; form: ProfileForm }) {
  const label = words[part];
  const kind = part === 'email' ? 'email' : 'tel';
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_200px]">
      <TextField label={label} type={kind} autoComplete={kind} error={errorOf(`${part}.value`)} maxLength={300} {...register(`${part}.value`)} />
      <Controller
        control={control}
        name={`${part}.visibility`}
        render={({ field: { ref: _, ...field } }) => (
          <Select label={words.whoSees(label)} {...field} options={order.map((visibility) => ({ value: visibility, label: words.visibility[visibility] }))} />
        )}
      />
    </div>
  );
}
