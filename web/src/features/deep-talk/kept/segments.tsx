type SegmentsProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
};

/** One of a few, side by side. */
export const Segments = <T extends string>({ label, options, value, onChoose }: SegmentsProps<T>) => (
  <fieldset className="inline-flex rounded-s border border-line-field bg-field p-0.5">
    <legend className="sr-only">{label}</legend>
    {options.map((one) => (
      <button
        key={one.value}
        type="button"
        aria-pressed={one.value === value}
        onClick={() => onChoose(one.value)}
        className="min-h-10 rounded-[4px] px-3 text-[0.8125rem] text-ink-2 aria-pressed:bg-raised aria-pressed:font-[550] aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line-strong)] md:pointer-fine:min-h-7.5"
      >
        {one.label}
      </button>
    ))}
  </fieldset>
);
