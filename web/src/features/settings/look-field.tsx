import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useId } from 'react';
import { texts } from './texts';

type Look = PortfolioView['profile']['look'];
const looks: readonly Look[] = ['calm', 'compact', 'editorial'];
// What each looks like from afar: lines of text, rows beside a side, a large name over columns.
const drawings: Record<Look, string> = {
  calm: 'M14 8h20M14 15h30M14 20h30M14 25h24M14 33h30M14 38h26',
  compact: 'M6 8h14M6 15h24M6 19h24M6 23h24M6 27h24M6 31h24M6 35h24M36 15h16M36 19h16M36 23h16M36 31h16M36 35h16',
  editorial: 'M6 12h40M6 22h14M26 22h26M26 27h26M6 36h14M26 36h12M42 36h10M26 40h12M42 40h10',
};

/** Which of the three looks the public page has. */
export function LookField({ value, onChange }: { value: Look; onChange: (look: Look) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{texts.appearance.look}</legend>
      <div className="grid gap-2">
        {looks.map((look) => (
          <label
            key={look}
            className="flex cursor-pointer items-start gap-3 rounded-s border border-line-field p-3 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name={name} className="sr-only" checked={value === look} onChange={() => onChange(look)} />
            <svg aria-hidden="true" viewBox="0 0 58 46" className="h-11 w-14 shrink-0 fill-none stroke-ink-3 stroke-[1.5]">
              <path d={drawings[look]} />
            </svg>
            <span>
              <span className="block font-medium">{texts.appearance.looks[look].name}</span>
              <span className="block text-xs text-ink-3">{texts.appearance.looks[look].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
