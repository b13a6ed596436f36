import type { UserType } from '@folia/contracts/session/shapes';
import { useId } from 'react';
import { texts } from './texts';

const types: UserType[] = ['individual', 'business'];
const hints: Record<UserType, string> = { individual: texts.individualHint, business: texts.businessHint };

export function UserTypeChoice({ value, onChange }: { value: UserType; onChange: (type: UserType) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-[550]">{texts.userType}</legend>
      <div className="grid grid-cols-2 gap-0.5 rounded-s border border-line-field bg-field p-0.5">
        {types.map((type) => (
          <label
            key={type}
            className="grid min-h-10 cursor-pointer place-items-center rounded-[4px] text-ink-2 has-checked:bg-raised has-checked:font-[550] has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input type="radio" name={name} value={type} checked={value === type} onChange={() => onChange(type)} className="sr-only" />
            {texts[type]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-[0.8125rem] text-ink-3">
        {hints[value]}
      </p>
    </fieldset>
  );
}
