import { join } from 'node:path';
import { type ResumeLanguage, resumeLanguages } from '@folia/contracts/resume-languages';
import { readWordList, type WordEntry } from '@folia/text/read-word-list';

/** The entries of the word list in this folder, in all its languages. Throws on an entry whose class is not in `classes`. */
export const wordList = <C extends string>(folder: string, classes: readonly C[]): WordEntry<C>[] => readWordList(join(__dirname, folder), classes);

/** The phrases of one class of a word list. */
export const phrasesOf = <C extends string>(entries: readonly WordEntry<C>[], wanted: C): string[] =>
  entries.flatMap(({ phrase, wordClass }) => (wordClass === wanted ? [phrase] : []));

/** A word list whose languages must not be mixed: a folder for each of them. */
export const wordListByLanguage = <C extends string>(folder: string, classes: readonly C[]): Readonly<Record<ResumeLanguage, WordEntry<C>[]>> =>
  Object.fromEntries(resumeLanguages.map((language) => [language, wordList(join(folder, language), classes)])) as Record<ResumeLanguage, WordEntry<C>[]>;
