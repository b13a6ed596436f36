import { useId } from 'react';
import { TextField } from '../../ui/text-field';
import { type Ends, endOf } from './link-form';
import { texts } from './texts';

type EndsFieldProps = { ends: Ends; date: string; error?: string; onChange: (change: { ends?: Ends; date?: string }) => void };
const choices: readonly Ends[] = ['7', '30', '90', 'date', 'never'];

/** Until when: the usual ones in one row, a day of one's own below. */
export function EndsField({ ends, date, error, onChange }: EndsFieldProps) {
  const name = useId();
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
            <input type="radio" name={name} value={choice} checked={ends === choice} onChange={() => onChange({ ends: choice })} className="sr-only" />
            {texts.form.endsIn[choice]}
          </label>
        ))}
      </div>
      {ends === 'date' ? (
        <TextField
          className="mt-3 max-w-56"
          type="date"
          label={texts.form.date}
          value={date}
          error={error}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      ) : null}
      {end ? <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.form.endsAt(end)}</p> : null}
    </fieldset>
  );
}
