import type { JobPassage, RequirementNeed } from '@folia/contracts/fit-score/shapes';
import { readPosting } from '@folia/fit/read/read-posting';
import type { ReadPosting, Requirement } from '@folia/fit/read/requirements/requirement';
import { findSkills } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { areSynonyms } from '@folia/skills/synonyms';
import { blankOrdersToReader } from '@folia/text/orders-to-reader';
import { isTelling, wordsOf } from '@folia/text/word-stems';
import { phrasesOf, wordList } from '../../words/word-list';

/** What a posting wants, in the form in which a resume is chosen by it. */
export type Demand = {
  posting: ReadPosting;
  /** What the posting asks for and the duties, at their places in the text; the rest is blank. */
  asking: string;
  /** The posting's own words for a skill it asks for, and the requirement it belongs to. */
  adWords: ReadonlyMap<string, { forms: readonly string[]; requirementId: string }>;
  /** Abbreviations of three letters or more in what the posting asks for, each with its full form according to the taxonomy, if any. */
  abbreviations: ReadonlyMap<string, readonly string[]>;
  /** Branches of work (areas of the taxonomy) that the posting's essential requirements belong to. */
  areas: ReadonlySet<string>;
  /** The posting's words in lower case. */
  words: ReadonlySet<string>;
  /** Stems of the posting's significant words, each weighted by where it occurs. */
  stems: ReadonlyMap<string, number>;
};

const passageWeights: Readonly<Record<JobPassage['use'], number>> = { title: 1, must: 1, nice: 0.8, duties: 0.7, about: 0.35, 'ruled-out': 0, boilerplate: 0 };
/** How much one requirement that a line bears out adds to the line's value. */
export const needWeights: Readonly<Record<RequirementNeed, number>> = { must: 1, nice: 0.7, duty: 0.45 };

// Words that every posting and every resume has: sharing them is not a similarity.
const stock = new Set(phrasesOf(wordList('stock', ['stock']), 'stock').flatMap((phrase) => wordsOf(phrase).map(({ stem }) => stem)));

/** Reads a posting for tailoring; orders hidden in it are ignored. Throws AppError NOT_A_JOB, PAYLOAD_TOO_LARGE. Pure. */
export function demandOf(postingText: string): Demand {
  const text = blankOrdersToReader(postingText);
  const posting = readPosting(text);
  const stems = new Map<string, number>();
  for (const { use, start, end } of posting.passages)
    for (const { stem } of wordsOf(text.slice(start, end)))
      if (isTelling(stem) && !stock.has(stem) && stem.length > 2) stems.set(stem, Math.max(stems.get(stem) ?? 0, passageWeights[use]));
  const mentions = findSkills(text);
  const adWords = new Map<string, { forms: string[]; requirementId: string }>();
  for (const { skill, words } of mentions) {
    const requirement = posting.excluded.has(skill.id) ? undefined : askFor(posting, skill.id);
    if (!requirement) continue;
    const known = adWords.get(skill.id) ?? { forms: [...namesIn(text, skill)], requirementId: requirement.id };
    if (!known.forms.includes(words)) known.forms.push(words);
    adWords.set(skill.id, known);
  }
  const asking = posting.passages
    .filter(({ use }) => use !== 'about' && use !== 'boilerplate' && use !== 'ruled-out')
    .reduce((soFar, { start, end }) => soFar.padEnd(start) + text.slice(Math.max(start, soFar.length), end), '');
  const shorts = posting.passages
    .filter(({ use }) => use === 'must' || use === 'nice' || use === 'duties')
    .flatMap(({ start, end }) => text.slice(start, end).match(abbreviation) ?? []);
  const abbreviations = new Map(shorts.map((short) => [short, fullNames(short, mentions.find(({ words }) => words === short)?.skill)]));
  const areas = new Set(
    posting.requirements.filter(({ need }) => need === 'must').flatMap(({ options }) => options.flatMap(({ skill }) => (skill ? [skill.area] : []))),
  );
  return { posting, asking, areas, adWords, abbreviations, words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), stems };
}

const askFor = (posting: ReadPosting, skillId: string): Requirement | undefined =>
  posting.requirements.find((requirement) => requirement.options.some(({ skill }) => skill?.id === skillId));

const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}&]{0,3}\p{Lu}s?(?![\p{L}\p{N}])/gu;

const fullNames = (short: string, skill: Skill | undefined): string[] =>
  skill ? [skill.name, ...skill.aliases].filter((name) => name.includes(' ') && areSynonyms(short, name) === 'abbreviation') : [];

/** Where the words first occur in a text as whole words, in any case; null if they do not. */
export function placeIn(text: string, words: string): number | null {
  const at = text.toLowerCase();
  const sought = words.toLowerCase();
  for (let from = at.indexOf(sought); from >= 0; from = at.indexOf(sought, from + 1))
    if (!/[\p{L}\p{N}.]/u.test(at[from - 1] ?? ' ') && !/[\p{L}\p{N}+#]/u.test(at[from + sought.length] ?? ' ')) return from;
  return null;
}
/** Whether the words occur in a text as whole words, in any case. */
export const standsIn = (text: string, words: string): boolean => placeIn(text, words) !== null;

/** All names of a skill that the posting uses; "PostgreSQL performance" also contains PostgreSQL. An everyday word counts only where the skill was found. */
const namesIn = (text: string, { name, aliases, ambiguous }: Skill): string[] => (ambiguous ? [] : [name, ...aliases].filter((form) => standsIn(text, form)));

const mostShared = 4;

/** How much of the posting's own words a text shares, 0 to about 4. */
export function sharedWords(text: string, { stems }: Demand): number {
  const shared = new Set(wordsOf(text).map(({ stem }) => stem));
  let sum = 0;
  for (const stem of shared) sum += stems.get(stem) ?? 0;
  return Math.min(mostShared, sum);
}
