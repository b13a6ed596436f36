import { ChevronDown } from 'lucide-react';
import { controlClass, Field } from '../../ui/field';
import { joinDate, readTypedDate, splitDate } from './partial-date-parts';
import { texts } from './texts';

const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1).padStart(2, '0'), label: texts.monthName(index + 1) }));

type DateFieldProps = { label: string; value: string; error?: string; disabled?: boolean; onChange: (value: string) => void };

/** Month, if known, and year. A whole date typed or pasted into the year fills both. */
export function DateField({ label, value, error, disabled, onChange }: DateFieldProps) {
  const parts = splitDate(value);
  const typeYear = (typed: string) => onChange(joinDate(readTypedDate(typed) ?? { ...parts, year: typed.replace(/[^\d\s./-]/g, '').slice(0, 7) }));
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className="flex gap-2">
          <span className="relative min-w-0 flex-1">
            <select
              aria-label={texts.monthOf(label)}
              value={parts.month}
              disabled={disabled}
              onChange={(event) => onChange(joinDate({ ...parts, month: event.target.value }))}
              className={`${controlClass} appearance-none pe-9 ${parts.month ? '' : 'text-ink-3!'}`}
            >
              <option value="">{texts.noMonth}</option>
              {months.map((month) => (
                <option key={month.value} value={month.value}>
                  {month.label}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-3" />
          </span>
          <input
            {...control}
            aria-label={texts.yearOf(label)}
            inputMode="numeric"
            placeholder={texts.yearExample}
            value={parts.year}
            disabled={disabled}
            onChange={(event) => typeYear(event.target.value)}
            className={`${controlClass} w-[5.5rem]! shrink-0`}
          />
        </span>
      )}
    </Field>
  );
}
