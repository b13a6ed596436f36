import { useRef } from 'react';
import { texts } from '../texts';
import type { PageAddress } from '../view/page-address';
import { itemAnchor, type Section } from '../view/portfolio-sections';
import type { Quote } from '../view/quotes';
import { rowFacts } from '../view/row-facts';
import type { ItemWithBlocks } from '../view/with-texts';
import { EvidenceThread } from './evidence-thread';
import { ItemMedia } from './item-media';
import { ItemText } from './item-text';
import { OnlyOwner } from './only-owner';
import { OutsideLinks } from './outside-links';
import { LinkedHeading } from './quoted-line';
import { ShownSkillName, shownSkills } from './shown-skills';

/** Projects: text in the column, what it shows in the margin. */
export function ProjectSection({ section, quotes, at }: { section: Section; quotes: readonly Quote[]; at: PageAddress }) {
  return (
    <div data-part="projects" className="space-y-12">
      {section.items.map((item) => (
        <Project key={item.id} item={item} quotes={quotes} at={at} />
      ))}
    </div>
  );
}

function Project({ item, quotes, at }: { item: ItemWithBlocks; quotes: readonly Quote[]; at: PageAddress }) {
  const article = useRef<HTMLElement>(null);
  const { facts, when, links } = rowFacts(item);
  const skills = shownSkills(item, quotes);
  return (
    <article
      ref={article}
      id={itemAnchor(item.id)}
      data-part="project"
      className="relative scroll-mt-14 lg:-me-[240px] lg:grid lg:grid-cols-[680px_192px] lg:gap-x-12 print:me-0! print:block! print:break-inside-avoid-page"
    >
      <div data-part="project-text" className="min-w-0">
        <div
          data-part="head"
          className="md:flex md:items-baseline md:justify-between md:gap-4 print:flex print:items-baseline print:justify-between print:gap-4"
        >
          <h3 className="min-w-0 font-serif text-xl font-medium">
            <LinkedHeading at={at} item={item} quotes={quotes} />
            <OnlyOwner visibility={item.visibility} />
          </h3>
          {when ? (
            <p data-part="when" className="text-s text-ink-3 tabular-nums md:whitespace-nowrap">
              {when}
            </p>
          ) : null}
        </div>
        <ItemText item={item} quotes={quotes} className="my-2" />
        <ItemMedia media={item.media} />
        {facts.length || links.length ? (
          <p className="flex flex-wrap items-baseline gap-x-4 text-s text-ink-3">
            {facts.length ? <span>{facts.join(', ')}</span> : null}
            <OutsideLinks links={links} />
          </p>
        ) : null}
      </div>
      {skills.length ? (
        <div data-part="shows" className="flex flex-wrap items-baseline gap-x-5 pt-2 text-s text-ink-2 lg:block lg:pt-[0.3rem]">
          <h4 className="text-ink-3 lg:mb-1">{texts.shows}</h4>
          <ul className="contents lg:block">
            {skills.map((skill) => (
              <li key={skill.name} className="flex min-h-8 items-center lg:min-h-[30px]">
                <ShownSkillName skill={skill} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <EvidenceThread within={article} />
    </article>
  );
}
