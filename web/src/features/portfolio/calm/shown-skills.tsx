import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import type { Quote } from '../view/quotes';
import { QuoteMark } from './quote-mark';
import { QuotedWords } from './quoted-line';

export type ShownSkill = { name: string; quote: Quote | null };

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The skills an item names itself and those its text shows, each once; a skill in the heading is not repeated. */
export function shownSkills(item: ViewedItem, quotes: readonly Quote[]): ShownSkill[] {
  const own = quotes.filter((quote) => quote.itemId === item.id);
  const listed = Array.isArray(item.fields.skills) ? item.fields.skills : [];
  const found = own.filter((quote) => quote.place !== 'heading' && !listed.some((name) => same(name, quote.skill)));
  return [
    ...found.map((quote) => ({ name: quote.skill, quote })),
    ...listed.map((name) => ({ name, quote: own.find((quote) => same(quote.skill, name)) ?? null })),
  ];
}

/** A skill with the mark that leads to its words. If it is only listed, it is its own evidence and needs no mark. */
export function ShownSkillName({ skill }: { skill: ShownSkill }) {
  const { name, quote } = skill;
  if (!quote) return name;
  if (quote.place === 'list') return <QuotedWords quotes={[quote]}>{name}</QuotedWords>;
  return (
    <span className="inline-flex items-center gap-1.5">
      {name} <QuoteMark number={quote.number} />
    </span>
  );
}

/** What an item shows, on one quiet line below it; nothing if it shows nothing. */
export function ShownSkillList({ skills, className }: { skills: readonly ShownSkill[]; className: string }) {
  if (!skills.length) return null;
  return (
    <ul className={`${className} flex flex-wrap gap-x-4 gap-y-0.5 text-s text-ink-3`}>
      {skills.map((skill) => (
        <li key={skill.name}>
          <ShownSkillName skill={skill} />
        </li>
      ))}
    </ul>
  );
}
