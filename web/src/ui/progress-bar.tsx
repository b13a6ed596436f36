type ProgressBarProps = {
  label: string;
  /** Left out: the length is unknown. */
  value?: number;
  tone?: 'leaf' | 'ink' | 'warn';
  className?: string;
};

const tones = { leaf: 'fill-leaf bg-leaf', ink: 'fill-ink-2 bg-ink-2', warn: 'fill-warn bg-warn' };

const clampPercent = (value: number) => Math.min(100, Math.max(0, Number.isNaN(value) ? 0 : value));

// Drawn as SVG: a width in a style attribute would be refused in server-rendered markup.
export function ProgressBar({ label, value, tone = 'leaf', className = '' }: ProgressBarProps) {
  const known = value === undefined ? undefined : clampPercent(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known === undefined ? undefined : Math.round(known)}
      className={`h-1 overflow-hidden rounded-[2px] bg-line ${className}`}
    >
      {known === undefined ? (
        <div className={`h-full w-1/3 animate-[slide-along_1.6s_ease-in-out_infinite] rounded-[2px] ${tones[tone]}`} />
      ) : (
        <svg aria-hidden="true" width="100%" height="4" viewBox="0 0 100 4" preserveAspectRatio="none" className="block">
          <rect width={known} height="4" rx="0.4" className={tones[tone]} />
        </svg>
      )}
    </div>
  );
}
