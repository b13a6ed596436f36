import type { OauthRequest } from '@folia/contracts/oauth/shapes';
import type { Scope } from '@folia/contracts/scopes';
import { texts } from './texts';

type ScopeChoiceProps = { request: OauthRequest; chosen: readonly Scope[]; onChange: (chosen: Scope[]) => void };

/** What a program asks for, one sentence each; every one can be left out. */
export const ScopeChoice = ({ request: { scopes: asked, resource }, chosen, onChange }: ScopeChoiceProps) => (
  <fieldset>
    <legend className="mb-1 text-[0.8125rem] font-[550]">{texts.wants}</legend>
    {asked.map((scope) => (
      <label key={scope} className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 md:pointer-fine:min-h-10">
        <input
          type="checkbox"
          checked={chosen.includes(scope)}
          onChange={({ target }) => onChange(asked.filter((one) => (one === scope ? target.checked : chosen.includes(one))))}
          className="size-4 shrink-0 accent-leaf"
        />
        {texts.may(scope, resource)}
      </label>
    ))}
    <p aria-live="polite" className="mt-1.5 text-[0.8125rem] text-bad empty:hidden">
      {chosen.length === 0 ? texts.chooseOne : ''}
    </p>
  </fieldset>
);
