import { join } from 'node:path';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';

/** The phrases of a list in `words/` by class, in its order. Throws like readWordList. */
export function phrasesOf<C extends string>(list: string, classes: readonly C[]): (wordClass: C) => readonly string[] {
  const entries = readWordList(join(__dirname, 'words', list), classes);
  return (wordClass) => entries.filter((one) => one.wordClass === wordClass).map(({ phrase }) => phrase);
}

/** Makes the source of a pattern for any phrase of some classes of a list in `words/`, to build a larger pattern with. Throws like readWordList. */
export function patternsOf<C extends string>(list: string, classes: readonly C[]): (...of: readonly C[]) => string {
  const entries = readWordList(join(__dirname, 'words', list), classes);
  return (...of) => phrasePattern(entries, ...of);
}

/** A pattern for any of these phrases, longest first. */
export const anyOf = (phrases: readonly string[]): string =>
  `(?:${phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})`;
