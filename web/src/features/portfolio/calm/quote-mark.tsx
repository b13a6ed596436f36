import { FileText } from 'lucide-react';
import { texts } from '../texts';
import { quoteAnchor } from '../view/portfolio-sections';
import { useQuoteFocus } from './quote-focus';

// On paper there is nothing to point at.
const shape =
  'relative inline-grid h-[18px] min-w-[18px] shrink-0 place-items-center rounded-[9px_9px_9px_2px] bg-leaf-wash px-1 align-[0.1em] font-sans text-2xs leading-none font-semibold text-leaf tabular-nums shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_38%,transparent)] transition-colors duration-120 print:hidden';

/** The numbered leaf behind a skill; leads to the words that show it. */
export function QuoteMark({ number }: { number: number }) {
  const { pointed, point } = useQuoteFocus();
  return (
    <a
      href={`#${quoteAnchor(number)}`}
      aria-label={texts.evidence(number)}
      data-mark={number}
      onPointerEnter={() => point(number)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(number)}
      onBlur={() => point(null)}
      className={`${shape} after:absolute after:-inset-1 hover:bg-leaf hover:text-leaf-ink focus-visible:bg-leaf focus-visible:text-leaf-ink pointer-coarse:after:-inset-2 ${pointed === number ? 'bg-leaf! text-leaf-ink!' : ''}`}
    >
      {number}
    </a>
  );
}

/** Shown where a skill was read from the resume and nothing else on the page shows it. */
export function ResumeMark() {
  return (
    <span role="img" aria-label={texts.readFromResume} title={texts.readFromResume} className={shape}>
      <FileText aria-hidden="true" className="size-2.5" />
    </span>
  );
}
