import { useId } from 'react';

type SegmentedProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string /** How many things are behind it. */; count?: number }[];
  onChange: (value: Value) => void;
};

const counted = new Intl.NumberFormat('en');

/** One of a few, all in sight. */
export function Segmented<Value extends string>({ label, hideLabel = false, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-[0.8125rem] font-[550]'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-s border border-line-field bg-field p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 items-center gap-1.5 rounded-[4px] px-3 text-ink-2 has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-field)] has-focus-visible:outline-2 has-focus-visible:outline-focus md:pointer-fine:min-h-8"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {option.label}
            {option.count === undefined ? null : <span className="tabular-nums">{counted.format(option.count)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
