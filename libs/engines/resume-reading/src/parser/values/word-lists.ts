import { join } from 'node:path';
import { readWordList, type WordEntry } from '@folia/text/read-word-list';

/** The entries of a folder of src/words. Throws where readWordList does. */
export const wordsOf = <C extends string>(folder: string, classes: readonly C[]): WordEntry<C>[] =>
  readWordList(join(__dirname, '../../words', folder), classes);

const marks: Record<string, string> = { '*': '\\p{L}*', '#': '\\d', '’': "['’]", ' ': '\\s' };

/**
 * The phrases of a class as one alternation for a pattern with the flag u, the longest first: `*` stands for any letters, `#` for a digit, ’ for either
 * apostrophe and a blank for any one space.
 */
export function alternation<C extends string>(entries: readonly WordEntry<C>[], wordClass: C): string {
  return entries
    .filter((entry) => entry.wordClass === wordClass)
    .map(({ phrase }) => phrase)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[\\^$.*+?()[\]{}|/#’ ]/g, (sign) => marks[sign] ?? `\\${sign}`))
    .join('|');
}
