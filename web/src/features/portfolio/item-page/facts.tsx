import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import { OutsideLinks } from '../calm/outside-links';
import { PeopleNames } from '../calm/people-names';
import { itemFacts } from './item-facts';

/** Label on the left, value on the right, separated by hairlines; two columns on phones. */
export function Facts({ item, asOf }: { item: ViewedItem; asOf: string }) {
  const facts = itemFacts(item, asOf);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-line lg:block">
      {facts.map(({ label, text, people, links }) => (
        <div key={label} className="border-b border-line py-2.5 lg:grid lg:grid-cols-[96px_minmax(0,1fr)] lg:gap-x-2">
          <dt className="text-ink-3 max-lg:text-xs">{label}</dt>
          <dd className="min-w-0">
            {text}
            {people ? <PeopleNames people={people} /> : null}
            {links ? (
              <span className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
                <OutsideLinks links={links} />
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
