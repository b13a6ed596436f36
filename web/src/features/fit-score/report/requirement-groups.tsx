import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useMedia } from '../../../ui/use-media';
import { texts } from '../texts';
import { countStatuses } from './count-statuses';
import { foldSmall, type RequirementGroup, smallOf } from './group-requirements';
import { RequirementRow } from './requirement-row';
import type { Pointing } from './use-active-requirement';
import { type ItemHeadings, useItemHeadings } from './use-item-headings';

const words = texts.report;
const turning = 'size-3.5 shrink-0 text-ink-3 transition-transform duration-120 group-aria-expanded:rotate-90 print:hidden';
type RequirementGroupsProps = { scoreId: string; groups: readonly RequirementGroup[]; marks: ReadonlyMap<string, number>; pointing: Pointing };

/** What the job asks for, part by part, in the order of the bar above. On phones a part opens at its heading. */
export function RequirementGroups({ groups, ...rest }: RequirementGroupsProps) {
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
    <div data-requirements className="min-w-0 md:space-y-9 max-md:border-t max-md:border-line" onKeyDown={openItem}>
      {groups.map((group) => (
        <Group key={group.name} group={group} items={items} {...rest} />
      ))}
      {rest.marks.size > 0 ? <p className="text-xs text-ink-3 max-lg:hidden print:hidden">{words.keys}</p> : null}
    </div>
  );
}

type GroupProps = Omit<RequirementGroupsProps, 'groups'> & { group: RequirementGroup; items: ItemHeadings };

function Group({ group, items, scoreId, marks, pointing }: GroupProps) {
  const { name, points, weight } = group;
  const folds = useMedia('(max-width: 767px)');
  const isOpen = !folds || pointing.opened.has(name);
  const { shown, folded } = foldSmall(group);
  const small = smallOf(name);
  const isSmallOpen = pointing.opened.has(small);
  const rows = (requirements: RequirementGroup['requirements']) =>
    requirements.map((requirement) => (
      <RequirementRow key={requirement.id} scoreId={scoreId} requirement={requirement} mark={marks.get(requirement.id)} items={items} pointing={pointing} />
    ));
  const sum = weight > 0 ? <span className="ms-auto font-sans text-s font-normal text-ink-3 tabular-nums">{words.groupPoints(points, weight)}</span> : null;
  return (
    <section aria-labelledby={`group-${name}`} className="max-md:border-b max-md:border-line">
      <h2 id={`group-${name}`} className="font-serif text-l font-medium">
        {folds ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`rows-${name}`}
            onClick={() => pointing.fold(name)}
            className="group flex min-h-13 w-full items-center gap-2 text-start"
          >
            <ChevronRight aria-hidden="true" className={turning} />
            {words.groups[name]}
            {sum}
          </button>
        ) : (
          <span className="flex items-baseline gap-2.5 pb-2.5">
            {words.groups[name]}
            {sum}
          </span>
        )}
      </h2>
      <div id={`rows-${name}`} className={isOpen ? 'max-md:pb-5' : 'hidden print:block'}>
        {name === 'uncounted' ? <p className="mb-2.5 text-[0.8125rem] text-ink-3">{words.uncounted}</p> : null}
        {name === 'also' ? (
          <>
            <p className="mb-2.5 text-[0.8125rem] text-ink-3">{words.also}</p>
            <ul className="list-disc space-y-1 ps-5 text-ink-2 [overflow-wrap:anywhere]">
              {shown.map((requirement) => (
                <li key={requirement.id} id={`requirement-${requirement.id}`}>
                  {words.label(requirement)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <ul className="divide-y divide-line border-y border-line empty:hidden">{rows(shown)}</ul>
        )}
        {folded.length > 0 ? (
          <div className={`border-b border-line ${shown.length > 0 ? '' : 'border-t'}`}>
            <button
              type="button"
              aria-expanded={isSmallOpen}
              aria-controls={`rows-${small}`}
              onClick={() => pointing.fold(small)}
              className="group flex min-h-11 w-full flex-wrap items-center gap-x-1.5 py-1.5 text-start print:hidden md:min-h-[42px]"
            >
              <span>{words.small(folded.length)}</span>
              <ChevronRight aria-hidden="true" className={turning} />
              <span className="ms-auto text-[0.8125rem] text-ink-3">{words.statuses(countStatuses(folded))}</span>
            </button>
            <ul id={`rows-${small}`} className={`divide-y divide-line border-t border-line ${isSmallOpen ? '' : 'hidden print:block'}`}>
              {rows(folded)}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
