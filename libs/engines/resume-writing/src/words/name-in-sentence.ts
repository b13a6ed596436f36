import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { skillNamed } from '@folia/skills/find-skills';

/** Names of tools and languages keep their capital, even if someone once wrote them in lower case: by area, and by category where an area has other things too. */
const namedAreas: ReadonlySet<string> = new Set(['computing', 'languages', 'office']);
const namedCategories: ReadonlySet<string> = new Set(['Company systems']);

/** "Dashboards" and "backups" are things that a skill is known by and no names; "Kubernetes" and "Postgres" are. */
const beginsAlike = 4;
const isThings = (word: string, name: string) => /^\p{L}\p{Ll}+s$/u.test(word) && !name.toLowerCase().startsWith(word.slice(0, beginsAlike).toLowerCase());

/** Whether the first word is the name of a tool or a language. */
export function isNamed(words: string): boolean {
  const first = words.split(/\s/)[0] ?? '';
  const skill = skillNamed(first);
  return skill && !skill.ambiguous && !isThings(first, skill.name) ? namedAreas.has(skill.area) || namedCategories.has(skill.category) : false;
}

/** Words the person writes with a lower-case first letter somewhere. */
export function smallWordsOf(items: readonly PortfolioItem[]): ReadonlySet<string> {
  const said = items.flatMap(({ fields }) => Object.values(fields).flat()).filter((value) => typeof value === 'string');
  return new Set(said.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}-]*/gu) ?? []));
}

/** "Negotiation", "phlebotomy": words with these endings are no names. */
const ofThings = /(?:tion|sion|ment|ing|ology|otomy|ance|ence|ship|ysis|scopy|graphy)$/;

const inSmallLetters = /^\p{L}\p{Ll}+(?: \p{Ll}+)+$/u;

/**
 * A listed skill as it is written inside a sentence: "Wound care" becomes "wound care", while "Salesforce" and "Mental Health Act" stay. A single word becomes
 * small only where its person writes it so elsewhere, and so does everything in German, whose nouns keep their capitals.
 */
export function nameInSentence(name: string, smallWords: ReadonlySet<string>, language: ResumeLanguage): string {
  const first = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.exec(name)?.[0];
  const isTitle = /\p{Lu}/u.test(name.slice(1));
  // "Notion" is a tool where it is the whole of what is listed.
  const whole = skillNamed(name);
  if (whole?.ambiguous && whole.name === name && namedAreas.has(whole.area)) return name;
  // "Project Management" is a thing in capitals where the taxonomy knows it in small letters.
  if (isTitle && whole && language !== 'de' && inSmallLetters.test(whole.name) && whole.name.toLowerCase() === name.toLowerCase() && !isNamed(name))
    return name.toLowerCase();
  if (!first || isTitle || isNamed(name)) return name;
  const isPhrase = language !== 'de' && (name.includes(' ') || (whole && isThings(name, whole.name)));
  return isPhrase || (language !== 'de' && ofThings.test(name)) || smallWords.has(first.toLowerCase()) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
