import { texts } from '../texts';
import type { RequirementGroup } from './group-requirements';
import { RequirementRow } from './requirement-row';
import type { Pointing } from './use-active-requirement';
import { useItemHeadings } from './use-item-headings';

const words = texts.report;
type RequirementGroupsProps = { groups: readonly RequirementGroup[]; marks: ReadonlyMap<string, number>; pointing: Pointing };

/** What the job asks for, part by part, in the order of the bar above. */
export function RequirementGroups({ groups, marks, pointing }: RequirementGroupsProps) {
  const items = useItemHeadings();
  return (
    <div data-requirements className="min-w-0 space-y-9">
      {groups.map(({ name, points, weight, requirements }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <div className="flex items-baseline gap-2.5 pb-2.5">
            <h2 id={`group-${name}`} className="font-serif text-l font-medium">
              {words.groups[name]}
            </h2>
            {weight > 0 ? <span className="ms-auto text-ink-3 tabular-nums">{words.groupPoints(points, weight)}</span> : null}
          </div>
          {name === 'uncounted' ? <p className="mb-2.5 text-[0.8125rem] text-ink-3">{words.uncounted}</p> : null}
          <ul className="divide-y divide-line border-y border-line">
            {requirements.map((requirement) => (
              <RequirementRow key={requirement.id} requirement={requirement} mark={marks.get(requirement.id)} items={items} pointing={pointing} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
