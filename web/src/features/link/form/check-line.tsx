type CheckLineProps = {
  type?: 'checkbox' | 'radio';
  name?: string;
  label: string;
  note?: string;
  count?: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One choice on its own line, with how many things it contains. */
export function CheckLine({ type = 'checkbox', name, label, note, count, checked, onChange }: CheckLineProps) {
  return (
    <label className="flex min-h-11 items-start gap-2.5 py-2.5 md:pointer-fine:min-h-8 md:pointer-fine:py-1.5">
      <input type={type} name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} className="mt-0.5 size-4.5 shrink-0 accent-leaf" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {label}
        {note ? <span className="block text-[0.8125rem] text-ink-3">{note}</span> : null}
      </span>
      {count === undefined ? null : <span className="text-ink-3 tabular-nums">{count}</span>}
    </label>
  );
}
