import type { Side } from './split-view';
import { texts } from './texts';

const words = texts.sides;
const sides: readonly Side[] = ['changes', 'preview'];

/** Which half a narrow screen shows. */
export const SideSwitch = ({ side, onChange }: { side: Side; onChange: (side: Side) => void }) => (
  <fieldset className="flex rounded-s border border-line p-0.5 lg:hidden">
    <legend className="sr-only">{words.label}</legend>
    {sides.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === side}
        onClick={() => onChange(one)}
        className="min-h-10 rounded-[4px] px-2.5 text-[0.8125rem] text-ink-2 aria-pressed:bg-raised aria-pressed:font-[550] aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        {words[one]}
      </button>
    ))}
  </fieldset>
);
