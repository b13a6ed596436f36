import type { Visibility } from '@folia/contracts/item/shapes';
import { texts } from './texts';

const choices: readonly Visibility[] = ['public', 'link', 'private'];

type VisibilityChoiceProps = {
  value: Visibility;
  /** Who sees the whole section: an entry is never visible to more people than its section. */
  section: Visibility;
  onChange: (value: Visibility) => void;
};

/** Who can see one entry: three rows, each with its effect. */
export function VisibilityChoice({ value, section, onChange }: VisibilityChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.who}</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          className="flex min-h-11 items-start gap-2.5 rounded-s px-2.5 py-2 has-checked:bg-leaf-wash has-focus-visible:outline-2 has-focus-visible:outline-focus -mx-2.5"
        >
          <input
            type="radio"
            name="item-visibility"
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="mt-[3px] size-4 accent-leaf outline-none"
          />
          <span>
            {texts.visibility[choice]}
            <span className="block text-xs text-ink-3">{texts.visibilityHelp[choice]}</span>
          </span>
        </label>
      ))}
      {section === 'public' || value === 'private' || value === section ? null : <p className="mt-2 text-xs text-warn">{texts.sectionHolds[section]}</p>}
    </fieldset>
  );
}
