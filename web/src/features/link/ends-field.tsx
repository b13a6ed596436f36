import { TextField } from '../../ui/text-field';
import { type Ends, endOf, type LinkForm } from './link-form';
import { texts } from './texts';
import type { useLinkForm } from './use-link-form';

type EndsFieldProps = Pick<LinkForm, 'ends' | 'date'> & { form: ReturnType<typeof useLinkForm>['form'] };
const choices: readonly Ends[] = ['7', '30', '90', 'date'];

/** When the link ends: the usual choices in one row, a custom date below. */
export function EndsField({ ends, date, form: { register, errorOf } }: EndsFieldProps) {
  const end = ends === 'date' ? null : endOf({ ends, date }, new Date());
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-[550]">{texts.form.ends}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-s border border-line-field bg-field p-0.5">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 items-center rounded-[4px] px-3 text-ink-2 has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-field)] has-focus-visible:outline-2 has-focus-visible:outline-focus md:pointer-fine:min-h-8"
          >
            <input type="radio" value={choice} className="sr-only" {...register('ends')} />
            {texts.form.endsIn[choice]}
          </label>
        ))}
      </div>
      {ends === 'date' ? <TextField className="mt-3 max-w-56" type="date" label={texts.form.date} error={errorOf('date')} {...register('date')} /> : null}
      {end ? <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.form.endsAt(end)}</p> : null}
    </fieldset>
  );
}
