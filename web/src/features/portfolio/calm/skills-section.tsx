import { texts } from '../texts';
import { itemAnchor, type Section, skillsByCategory } from '../view/portfolio-sections';
import type { Quote } from '../view/quotes';
import { OnlyOwner } from './only-owner';
import { QuoteMark, ResumeMark } from './quote-mark';

/** Skills by category, each with the marks that lead to its words. */
export function SkillsSection({ section, quotes }: { section: Section; quotes: readonly Quote[] }) {
  const groups = skillsByCategory(section.items);
  const named = groups.some((group) => group.category);
  return (
    <dl data-part="skills" className="grid gap-4 md:gap-3">
      {groups.map(({ category, skills }) => (
        <div
          key={category}
          data-part="skill-group"
          className={
            named ? 'md:grid md:grid-cols-[144px_minmax(0,1fr)] md:items-baseline print:grid print:grid-cols-[144px_minmax(0,1fr)] print:items-baseline' : ''
          }
        >
          <dt className={named ? 'mb-1 text-s text-ink-3 md:mb-0 md:pe-4' : 'sr-only'}>{category || texts.otherSkills}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {skills.map((skill) => {
                const own = quotes.filter((quote) => quote.skillId === skill.id);
                return (
                  <li key={skill.id} id={itemAnchor(skill.id)} className="min-w-0 scroll-mt-14 target:text-leaf-strong">
                    {String(skill.fields.name ?? '')}
                    {skill.fields.level ? <span className="ms-1.5 text-s text-ink-3">{String(skill.fields.level)}</span> : null}
                    <span className="ms-1.5 inline-flex gap-1.5 whitespace-nowrap empty:hidden">
                      {own.map((quote) => (
                        <QuoteMark key={quote.number} number={quote.number} />
                      ))}
                      {own.length === 0 && skill.evidence ? <ResumeMark /> : null}
                    </span>
                    <OnlyOwner visibility={skill.visibility} />
                  </li>
                );
              })}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
