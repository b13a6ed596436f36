import type { ButtonHTMLAttributes, Ref } from 'react';
import { texts } from './texts';

type EvidenceMarkProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  number: number;
  /** Pointed at: filled leaf. */
  active?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** The look of the leaf, for a number inside something that is pressed itself. */
export const markClass = (active: boolean) =>
  `inline-grid h-[18px] min-w-[18px] shrink-0 place-items-center rounded-[9px_9px_9px_2px] px-1 font-sans text-2xs leading-none font-[650] tabular-nums transition-colors duration-120 ${active ? 'bg-leaf text-leaf-ink' : 'bg-leaf-wash text-leaf shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_38%,transparent)]'}`;

/** The small numbered leaf behind a claim; its stem corner is where the thread to the source starts. */
export function EvidenceMark({ number, active = false, className = '', ...rest }: EvidenceMarkProps) {
  return (
    <button
      type="button"
      aria-label={texts.evidence(number)}
      aria-pressed={active}
      {...rest}
      className={`relative align-[1px] after:absolute after:-inset-1 hover:bg-leaf hover:text-leaf-ink focus-visible:bg-leaf focus-visible:text-leaf-ink pointer-coarse:after:-inset-3 ${markClass(active)} ${className}`}
    >
      {number}
    </button>
  );
}
