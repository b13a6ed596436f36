import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { findSkills } from '@folia/skills/find-skills';

/** Names of tools keep their capital, even if someone once wrote them in lower case. */
const namedAreas: ReadonlySet<string> = new Set(['software', 'cloud-and-it', 'data-and-ai']);

/** Words the person writes with a lower-case first letter somewhere. */
export function smallWordsOf(items: readonly PortfolioItem[]): ReadonlySet<string> {
  const said = items.flatMap(({ fields }) => Object.values(fields).flat()).filter((value) => typeof value === 'string');
  return new Set(said.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}-]*/gu) ?? []));
}

/**
 * A listed skill as it is written inside a sentence: "Wound care" becomes "wound care", while "Salesforce" and "Mental Health Act" stay. German nouns keep
 * their capitals too.
 */
export function nameInSentence(name: string, smallWords: ReadonlySet<string>): string {
  const first = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.exec(name)?.[0];
  const isTitle = /\p{Lu}/u.test(name.slice(1));
  if (!first || isTitle || !smallWords.has(first.toLowerCase()) || namedAreas.has(findSkills(name)[0]?.skill.area ?? '')) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
