import { texts } from '../texts';
import type { PageAddress } from '../view/page-address';
import { itemAnchor, type Section } from '../view/portfolio-sections';
import type { Quote } from '../view/quotes';
import { rowFacts } from '../view/row-facts';
import type { ItemWithBlocks } from '../view/with-texts';
import { ItemMedia } from './item-media';
import { ItemText } from './item-text';
import { OnlyOwner } from './only-owner';
import { OutsideLinks } from './outside-links';
import { PeopleNames } from './people-names';
import { LinkedHeading } from './quoted-line';
import { ShownSkillList, shownSkills } from './shown-skills';

/** Everything that reads as a list: title on the left, date on the right, one quiet line below. */
export function RowsSection({ section, quotes, at }: { section: Section; quotes: readonly Quote[]; at: PageAddress }) {
  return (
    <ol data-part="rows" className="space-y-5 md:space-y-4">
      {section.items.map((item) => (
        <Row key={item.id} item={item} quotes={quotes} at={at} />
      ))}
    </ol>
  );
}

function Row({ item, quotes, at }: { item: ItemWithBlocks; quotes: readonly Quote[]; at: PageAddress }) {
  const { people, facts, venue, when, links } = rowFacts(item);
  const quiet = facts.join('. ');
  const courses = Array.isArray(item.fields.courses) ? item.fields.courses : [];
  return (
    <li id={itemAnchor(item.id)} data-part="row" className="scroll-mt-14 print:break-inside-avoid-page">
      <div data-part="head" className="flex items-baseline justify-between gap-4 md:gap-6">
        <h3 className="min-w-0 font-medium">
          <LinkedHeading at={at} item={item} quotes={quotes} />
          <OnlyOwner visibility={item.visibility} />
        </h3>
        {when ? (
          <p data-part="when" className="shrink-0 text-s text-ink-3 tabular-nums">
            {when}
          </p>
        ) : null}
      </div>
      {people.names.length || quiet || venue || links.length ? (
        <p className="flex flex-wrap items-baseline gap-x-4 text-s text-ink-3">
          <span>
            <PeopleNames people={people} />
            {people.names.length && (quiet || venue) ? '. ' : ''}
            {quiet}
            {quiet && venue ? '. ' : ''}
            {venue ? <cite>{venue}</cite> : null}
          </span>
          <OutsideLinks links={links} />
        </p>
      ) : null}
      <ItemText item={item} quotes={quotes} className="mt-1" />
      <ItemMedia media={item.media} />
      {courses.length ? <p className="mt-1 text-s text-ink-3">{texts.courses(courses)}</p> : null}
      <ShownSkillList skills={shownSkills(item, quotes)} className="mt-1" />
    </li>
  );
}
