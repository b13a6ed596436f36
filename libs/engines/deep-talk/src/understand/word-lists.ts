import { join } from 'node:path';
import { readWordLines, readWordList, type WordEntry } from '@folia/text/read-word-list';
import { foldAccents } from './fold-accents';

const wordsFolder = join(__dirname, '..', 'words');

/** A word list of phrases and their classes, folded as questions are. Throws as readWordList does. */
export const read = <C extends string>(list: string, classes: readonly C[]): WordEntry<C>[] =>
  readWordList(join(wordsFolder, list), classes).map(({ phrase, wordClass }) => ({ phrase: foldAccents(phrase), wordClass }));

/** The phrases of a list of one class, as they stand in a folded text. */
export const phrasesOf = (list: string, wordClass: string): ReadonlySet<string> =>
  new Set(
    read(list, [...new Set(readClasses(list))])
      .filter((entry) => entry.wordClass === wordClass)
      .map(({ phrase }) => phrase),
  );

/** The lines of a list that is one file. */
export const rowsOf = (list: string): string[] => readWordLines(join(wordsFolder, list, 'all.txt'));
const readClasses = (list: string): string[] => rowsOf(list).map((line) => line.slice(line.lastIndexOf('|') + 1).trim());

/** A list of lines of words that belong together, apart by commas, folded. */
export const linesOf = (list: string): string[][] => rowsOf(list).map((line) => line.split(',').map((word) => foldAccents(word)));

/** The words of such lines, each with the first of its line as its class. */
export const groupsOf = (list: string): WordEntry<string>[] =>
  linesOf(list).flatMap((words) => words.map((phrase) => ({ phrase, wordClass: words[0] ?? phrase })));
