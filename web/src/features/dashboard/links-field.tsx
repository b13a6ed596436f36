import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { AddressField } from '../../ui/address-field';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';
import type { ProfileForm } from './use-profile-form';

const words = texts.basicsForm;
/** The limit from the contract (portfolio/shapes.ts). */
const maxLinks = 20;

/** Where else to find this person: a name and an address for each. */
export function LinksField({ form: { control, register, errorOf } }: { form: ProfileForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-[550]">{words.links}</legend>
      <ol className="space-y-2 empty:hidden">
        {fields.map(({ id }, place) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[160px_minmax(0,1fr)_auto]">
            <TextField
              hideLabel
              label={words.linkLabel(place + 1)}
              placeholder={words.linkLabelExample}
              error={errorOf(`links.${place}.label`)}
              maxLength={60}
              {...register(`links.${place}.label`)}
            />
            <Controller
              control={control}
              name={`links.${place}.url`}
              render={({ field: { onChange, onBlur: _, ...field } }) => (
                <AddressField
                  hideLabel
                  className="max-sm:col-start-1"
                  label={words.linkUrl(place + 1)}
                  error={errorOf(`links.${place}.url`)}
                  maxLength={2000}
                  onValue={onChange}
                  {...field}
                />
              )}
            />
            <Button look="quiet" iconOnly icon={<X />} className="max-sm:col-start-2 max-sm:row-start-1" onClick={() => remove(place)}>
              {words.removeLink(place + 1)}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        size="sm"
        icon={<Plus />}
        className="-ms-2.5 mt-1"
        disabled={fields.length >= maxLinks}
        onClick={() => append({ label: '', url: '' }, { shouldFocus: false })}
      >
        {words.addLink}
      </Button>
    </fieldset>
  );
}
