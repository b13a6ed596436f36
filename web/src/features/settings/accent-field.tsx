import { type Accent, accents } from '@folia/contracts/accents';
import { useId } from 'react';
import { texts } from './texts';

/** Which colour replaces leaf on the public page. */
export function AccentField({ value, onChange }: { value: Accent; onChange: (accent: Accent) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{texts.appearance.accent}</legend>
      <div className="grid grid-cols-2 gap-2">
        {accents.map((accent) => (
          <label
            key={accent}
            data-accent={accent}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-s border border-line-field px-3 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name={name} className="sr-only" checked={value === accent} onChange={() => onChange(accent)} />
            <span aria-hidden="true" className="size-4 shrink-0 rounded-full bg-leaf" />
            {texts.appearance.accents[accent]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
