import type { Figures } from '@folia/contracts/figures/shapes';
import { claimsOf } from './claims-of';
import { texts } from './section-texts';

/** Each figure in one line with the words that say what it is, all in one size; below, how it is known. */
export function FigureLines({ figures }: { figures: Figures | null }) {
  return (
    <section aria-label={texts.figures} className="pt-20 md:pt-34">
      <ul className="border-b border-line">
        {claimsOf(figures).map(({ words, note }) => (
          <li key={words} className="grid items-baseline gap-x-12 gap-y-2 border-t border-line-strong py-6 lg:grid-cols-[minmax(0,1fr)_272px]">
            <p className="font-serif text-[clamp(1.75rem,3.4vw,2.75rem)] leading-[1.08] font-light tracking-[-0.024em] text-balance lining-nums first-letter:uppercase">
              {words}
            </p>
            <p className="text-s text-ink-3">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
