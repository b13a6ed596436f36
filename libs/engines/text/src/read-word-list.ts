import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A phrase of a word list and what it stands for. */
export type WordEntry<C extends string> = { phrase: string; wordClass: C };

const between = ' | ';

/** The lines of a text file that hold words, in order: neither empty ones nor those that begin with # and say something to people. */
export const readWordLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/**
 * Reads a word list: a folder with one text file per language, one `phrase | class` a line; lines that begin with # say something to people.
 * Entries come file by file, in order of the alphabet. Throws on a line that is no entry, on a class that is not in `classes` and on an entry that stands there twice.
 */
export function readWordList<C extends string>(folder: string, classes: readonly C[]): WordEntry<C>[] {
  const known: ReadonlySet<string> = new Set(classes);
  const seen = new Set<string>();
  const entryOf = (file: string, line: string): WordEntry<C> => {
    const at = line.lastIndexOf(between);
    const [phrase, wordClass] = [line.slice(0, at).trim(), line.slice(at + between.length).trim()];
    if (at <= 0 || !known.has(wordClass)) throw new Error(`${file}: no phrase with a known class: ${line}`);
    if (seen.has(line)) throw new Error(`${file}: stands in the list already: ${line}`);
    seen.add(line);
    return { phrase, wordClass: wordClass as C };
  };
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readWordLines(join(folder, file)).map((line) => entryOf(file, line)));
}
