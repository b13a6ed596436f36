type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; hideLabel?: boolean; disabled?: boolean; describedBy?: string };

/** On or off, at once. The words beside it say the state, not only its colour. */
export function Switch({ label, checked, onChange, hideLabel = false, disabled, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={hideLabel ? label : undefined}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="group inline-flex min-h-11 items-center gap-2.5 rounded-s disabled:opacity-45 md:pointer-fine:min-h-6"
    >
      <span
        aria-hidden="true"
        className="relative h-5 w-9 shrink-0 rounded-full border border-line-field bg-field transition-colors duration-120 group-aria-checked:border-leaf group-aria-checked:bg-leaf"
      >
        <span className="absolute start-[3px] top-[3px] size-3 rounded-full bg-ink-3 transition-transform duration-120 ease-calm group-aria-checked:translate-x-4 group-aria-checked:bg-leaf-ink" />
      </span>
      {hideLabel ? null : <span>{label}</span>}
    </button>
  );
}
