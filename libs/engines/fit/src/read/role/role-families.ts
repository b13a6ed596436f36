import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';

export type RoleFamily = { branch: string; family: string };
/** Words of titles and the kind of work they name. `isWeak`: only if nothing else in the title is known. `isEnding`: also in the middle of a word. */
export type TitleWords = { words: string; family: RoleFamily; isWeak: boolean; isEnding: boolean };

const branches = [
  'software',
  'design',
  'building',
  'health',
  'social',
  'education',
  'electrical',
  'trades',
  'engineering',
  'production',
  'logistics',
  'finance',
  'people',
  'law',
  'sales',
  'marketing',
  'media',
  'hospitality',
  'office',
  'public',
] as const;
const wordsOf = (list: string) => join(__dirname, '../../words', list);

/** All kinds of work. */
export const families: readonly RoleFamily[] = readWordList(wordsOf('kinds-of-work'), branches).map(({ phrase, wordClass }) => ({
  branch: wordClass,
  family: phrase,
}));
const weak = 'any ';
const ending = '*';
const classes = new Map(
  families.flatMap((family) => [
    [family.family, { family, isWeak: false }],
    [`${weak}${family.family}`, { family, isWeak: true }],
  ]),
);

/** A title in the form in which its words are compared: lower case, no accents. */
export const foldTitle = (title: string): string => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

export const titleWords: readonly TitleWords[] = readWordList(wordsOf('titles'), [...classes.keys()]).flatMap(({ phrase, wordClass }) => {
  const found = classes.get(wordClass);
  return found ? [{ ...found, words: foldTitle(phrase.replace(ending, '')), isEnding: phrase.startsWith(ending) }] : [];
});

/** Doctors' ranks and fields of medicine; a rank and a field together name a doctor. */
export const doctorWords = readWordList(wordsOf('doctors'), ['rank', 'field']);
/** Doctors of any field. */
export const medicine: RoleFamily = { branch: 'health', family: 'medicine' };

/** How alike the work of two kinds in one branch is, if nothing more is known. */
const sameBranch = 0.35;
/** Branches whose kinds have little to do with each other. */
const wideBranches: ReadonlySet<string> = new Set(['software', 'health']);
const wideBranch = 0.25;
const steps = Array.from({ length: 19 }, (_, index) => String((index + 1) / 20));
/** Kinds that do much of each other's work, and how much. Others in one branch get {@link sameBranch}. */
const neighboursOf = new Map<string, Map<string, number>>(families.map(({ family }) => [family, new Map()]));
for (const { phrase, wordClass } of readWordList(wordsOf('neighbours'), steps)) {
  const pair = phrase.split(' ').map((kind) => ({ kind, alike: neighboursOf.get(kind) }));
  for (const [index, { alike }] of pair.entries()) {
    const other = pair[1 - index]?.kind;
    if (!alike || !other) throw new Error(`No two kinds of work: ${phrase}`);
    alike.set(other, Number(wordClass));
  }
}

/** Kinds that share a neighbour: as alike as each is to it, together. A bookkeeper is near an office, and an office near a clinic's. */
function byNeighbour(one: string, other: string): number {
  let best = 0;
  for (const [between, likeness] of neighboursOf.get(one) ?? []) best = Math.max(best, likeness * (neighboursOf.get(between)?.get(other) ?? 0));
  return best;
}

/** Work that is learnt on the job: whoever does another sort of practical work may take it up. */
const openWork: ReadonlySet<string> = new Set(['portering', 'cleaning', 'warehouse', 'production', 'construction-labour']);
const practicalBranches: ReadonlySet<string> = new Set(['trades', 'electrical', 'production', 'logistics', 'hospitality', 'public']);
const takenUp = 0.25;

/** How much somebody's kind of work is like another kind that is wanted, 0–1. */
export function familyLikeness(had: RoleFamily, wanted: RoleFamily): number {
  const told = neighboursOf.get(had.family)?.get(wanted.family);
  if (told !== undefined) return told;
  const branch = had.branch !== wanted.branch ? 0 : wideBranches.has(had.branch) ? wideBranch : sameBranch;
  const open = openWork.has(wanted.family) && practicalBranches.has(had.branch) ? takenUp : 0;
  return Math.max(branch, open, byNeighbour(had.family, wanted.family));
}
