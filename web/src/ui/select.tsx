import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { controlClass, Field } from './field';

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'onChange'> & {
  label: string;
  hint?: string;
  error?: string | null;
  hideLabel?: boolean;
  className?: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

// The browser's own list: right on every phone, and no script-made <style> that the security policy would refuse.
export function Select({ label, hint, error, hideLabel, className, options, onChange, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} onChange={(event) => onChange(event.target.value)} className={`${controlClass} appearance-none pe-9`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-3" />
        </span>
      )}
    </Field>
  );
}
