import { stemOf } from '@folia/text/word-stems';
import { phrasesOf, wordList } from '../words/word-list';

const neutral = wordList('neutral', ['grammar', 'plain-verb', 'making', 'praise', 'marker']);
const stemsOf = (wanted: (typeof neutral)[number]['wordClass']): ReadonlySet<string> => new Set(phrasesOf(neutral, wanted).map(stemOf));

/** Words without a claim of their own: grammar. A wording may add them. */
export const grammar = stemsOf('grammar');

/** Verbs that only say that something was done. They may be added if the source's own verb stays. */
export const plainVerbs = stemsOf('plain-verb');

/** Verbs that may be dropped, because the thing made implies them. */
export const making = stemsOf('making');

/** Words that put someone or something else in front of a claim: "reported to the head of sales" does not make anyone the head. */
export const markers: ReadonlySet<string> = new Set(phrasesOf(neutral, 'marker'));

const praise: ReadonlySet<string> = new Set(phrasesOf(neutral, 'praise'));
/** Praise of one's own work: a line says the same without it. */
export const isPraise = (word: string): boolean => praise.has(word.toLowerCase());

const rowsOf = new Map<string, number[]>();
for (const [index, { phrase }] of wordList('equal-words', ['equal']).entries())
  for (const stem of phrase.split(', ').map(stemOf)) rowsOf.set(stem, [...(rowsOf.get(stem) ?? []), index]);

/** Whether two stems are the same or may replace each other: "ran" and "operated" stand in a row of the list, "ran" and "managed" do not. */
export const sameMeaning = (one: string, other: string): boolean =>
  one === other || (rowsOf.get(one)?.some((row) => rowsOf.get(other)?.includes(row)) ?? false);
