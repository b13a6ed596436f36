import { formatPeriod } from '../../../lib/period';
import { type Employment, groupWork } from '../view/group-work';
import { itemAnchor, type Section } from '../view/portfolio-sections';
import type { Quote } from '../view/quotes';
import { outsideLinks, shownHeading } from '../view/row-facts';
import type { ItemWithBlocks } from '../view/with-texts';
import { ItemMedia } from './item-media';
import { ItemText } from './item-text';
import { OnlyOwner } from './only-owner';
import { OutsideLinks } from './outside-links';
import { QuotedHeading } from './quoted-line';
import { ShownSkillList, shownSkills } from './shown-skills';

const when = 'text-s text-ink-3 tabular-nums md:text-end md:whitespace-nowrap';

/** Jobs by employer; several roles at one employer share one timeline. */
export function WorkSection({ section, quotes, asOf }: { section: Section; quotes: readonly Quote[]; asOf: string }) {
  return (
    <div className="space-y-12">
      {groupWork(section.items, asOf).map((employment) => (
        <article key={employment.roles[0]?.id} data-part="employment">
          <EmployerHead employment={employment} />
          <ol data-part="roles" className="ms-[3px] space-y-6 border-s border-line-strong ps-6">
            {employment.roles.map((role) => (
              <Role key={role.id} role={role} quotes={quotes} place={employment.location ? '' : String(role.fields.location ?? '')} />
            ))}
          </ol>
        </article>
      ))}
    </div>
  );
}

function EmployerHead({ employment: { employer, location, years, duration } }: { employment: Employment }) {
  if (!employer) return null;
  const facts = [location, duration].filter(Boolean).join(' · ');
  return (
    <header
      data-part="employer"
      className="mb-5 break-inside-avoid break-after-avoid md:flex md:items-baseline md:justify-between md:gap-4 print:flex print:items-baseline print:justify-between print:gap-4"
    >
      <div className="min-w-0">
        <h3 className="font-serif text-xl font-medium">{employer}</h3>
        {facts ? <p className="text-s text-ink-3">{facts}</p> : null}
      </div>
      {years ? (
        <p data-part="when" className="text-s text-ink-2 tabular-nums md:whitespace-nowrap">
          {years}
        </p>
      ) : null}
    </header>
  );
}

function Role({ role, quotes, place }: { role: ItemWithBlocks; quotes: readonly Quote[]; place: string }) {
  const period = formatPeriod(role.fields);
  const links = outsideLinks(role.fields);
  const heading = shownHeading(role);
  return (
    <li
      id={itemAnchor(role.id)}
      data-part="role"
      className="relative scroll-mt-14 before:absolute before:-start-[28px] before:top-[0.55em] before:size-[7px] before:rounded-full before:border-[3.5px] before:border-ink-3 before:shadow-[0_0_0_4px_var(--ground)] first:before:border-ink print:break-inside-avoid-page"
    >
      <div data-part="head" className="md:flex md:items-baseline md:justify-between md:gap-4 print:flex print:items-baseline print:justify-between print:gap-4">
        <h4 className="min-w-0 font-semibold">
          <QuotedHeading itemId={role.id} text={heading} quotes={quotes} />
          <OnlyOwner visibility={role.visibility} />
        </h4>
        {period ? (
          <p data-part="when" className={when}>
            {period}
          </p>
        ) : null}
      </div>
      {place || links.length ? (
        <p className="flex flex-wrap items-baseline gap-x-4 text-s text-ink-3">
          {place ? <span>{place}</span> : null}
          <OutsideLinks links={links} />
        </p>
      ) : null}
      <ItemText item={role} quotes={quotes} className="mt-1" />
      <ItemMedia media={role.media} />
      <ShownSkillList skills={shownSkills(role, quotes)} className="mt-2" />
    </li>
  );
}
