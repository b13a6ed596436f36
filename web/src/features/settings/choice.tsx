import { useId } from 'react';

type ChoiceProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string; hint?: string }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
};

/** A choice of a few options, each on one line; takes effect at once. */
export function Choice<T extends string>({ label, options, value, onChange, disabled }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-s py-2 md:pointer-fine:min-h-9 md:pointer-fine:py-1.5">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-4.5 shrink-0 accent-(--leaf)"
          />
          <span>
            {option.label}
            {option.hint ? <span className="block text-[0.8125rem] text-ink-3">{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
