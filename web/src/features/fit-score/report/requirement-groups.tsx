import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
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
  const navigate = useNavigate();
  const openItem = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const { requirement: id } = event.target.dataset;
    const evidence = groups.flatMap(({ requirements }) => requirements).find((one) => one.id === id)?.evidence ?? [];
    const there = evidence.find(({ itemId }) => items?.has(itemId));
    const item = there && items?.get(there.itemId);
    if (item) void navigate(paths.editItem(item.kind).href(there.itemId));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard for the rows' own buttons
    <div data-requirements className="min-w-0 space-y-9" onKeyDown={openItem}>
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
      {marks.size > 0 ? <p className="text-xs text-ink-3 max-lg:hidden print:hidden">{words.keys}</p> : null}
    </div>
  );
}
