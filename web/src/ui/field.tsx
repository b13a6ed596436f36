import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: string;
  /** Shown under the field while nothing is wrong. */
  hint?: ReactNode;
  /** States the rule; shown under the field with its icon. */
  error?: string | null;
  good?: string | null;
  hideLabel?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export const controlClass =
  'w-full min-h-11 rounded-s border border-line-field bg-field px-3 py-2 text-[1rem] text-ink md:pointer-fine:min-h-10 md:pointer-fine:text-s ' +
  'focus-visible:border-focus focus-visible:outline-none focus-visible:shadow-[0_0_0_1px_var(--focus)] ' +
  'aria-invalid:border-bad aria-invalid:shadow-[0_0_0_1px_var(--bad)] disabled:opacity-50';

/** Label above, hint or error below, tied together for screen readers. The caller gives the control. */
export function Field({ label, hint, error, good, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const notes = `${id}-notes`;
  const hasNotes = Boolean(error || good || hint);
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-[0.8125rem] font-[550]'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': hasNotes ? notes : undefined, 'aria-invalid': error ? true : undefined })}
      <div id={notes} aria-live="polite" className={hasNotes ? 'mt-1.5 text-[0.8125rem]' : ''}>
        {error ? (
          <Note tone="text-bad" icon={<TriangleAlert />} words={error} />
        ) : good ? (
          <Note tone="text-good" icon={<Check />} words={good} />
        ) : hint ? (
          <span className="text-ink-3">{hint}</span>
        ) : null}
      </div>
    </div>
  );
}

function Note({ tone, icon, words }: { tone: string; icon: ReactNode; words: string }) {
  return (
    <span className={`flex gap-1.5 ${tone} [&_svg]:mt-[3px] [&_svg]:size-3.5 [&_svg]:shrink-0`}>
      {icon}
      {words}
    </span>
  );
}
