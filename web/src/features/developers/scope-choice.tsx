import { type Scope, type ScopeResource, scopeResources } from '@folia/contracts/scopes';
import { Segmented } from '../../ui/segmented';
import { resourceNames, texts } from './texts';

type ScopeChoiceProps = { offered: readonly Scope[]; chosen: readonly Scope[]; onChange: (chosen: Scope[]) => void };
type Way = 'none' | 'read' | 'write';

/** No, read or write for each resource that a key can have here. Whoever writes reads, too. */
export function ScopeChoice({ offered, chosen, onChange }: ScopeChoiceProps) {
  const of = (scopes: readonly Scope[], resource: ScopeResource) => scopes.filter((scope) => scope.startsWith(`${resource}:`));
  const wayOf = (resource: ScopeResource): Way => (chosen.includes(`${resource}:write`) ? 'write' : chosen.includes(`${resource}:read`) ? 'read' : 'none');
  const choose = (resource: ScopeResource, way: Way) => {
    const added = way === 'none' ? [] : of(offered, resource).filter((scope) => way === 'write' || scope === `${resource}:read`);
    onChange([...chosen.filter((scope) => !scope.startsWith(`${resource}:`)), ...added]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.8125rem] font-[550]">{texts.mayHead}</legend>
      <div className="divide-y divide-line border-y border-line">
        {scopeResources
          .filter((resource) => of(offered, resource).length > 0)
          .map((resource) => (
            <div key={resource} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
              <span aria-hidden="true">{resourceNames[resource]}</span>
              <Segmented
                label={resourceNames[resource]}
                hideLabel
                value={wayOf(resource)}
                options={(['none', 'read', 'write'] as const)
                  .filter((way) => way === 'none' || offered.includes(`${resource}:${way}`))
                  .map((value) => ({ value, label: texts[value] }))}
                onChange={(way) => choose(resource, way)}
              />
            </div>
          ))}
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.limits}</p>
    </fieldset>
  );
}
