import { texts } from './texts';
import { type RangeLength, rangeLengths } from './use-range';

/** How many days are shown. */
export const RangeSwitch = ({ length, onChoose }: { length: RangeLength; onChoose: (length: RangeLength) => void }) => (
  <fieldset className="inline-flex rounded-s border border-line-field bg-field p-0.5">
    <legend className="sr-only">{texts.range}</legend>
    {rangeLengths.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === length}
        aria-label={texts.daysInWords(one)}
        onClick={() => onChoose(one)}
        className="min-h-10 rounded-[4px] px-3 text-[0.8125rem] whitespace-nowrap text-ink-2 aria-pressed:bg-raised aria-pressed:font-[550] aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line-strong)] md:pointer-fine:min-h-7.5"
      >
        {texts.days(one)}
      </button>
    ))}
  </fieldset>
);
