import { phraseFinder } from '@folia/text/phrase-finder';
import type { WordEntry } from '@folia/text/read-word-list';

/** A phrase of a list as it stands in a text. */
export type Phrase = { words: string; index: number };

/** "Manager's" is the manager. */
const withoutGenitive = (text: string) => text.replace(/['’]s(?![\p{L}\p{N}])/gu, '  ');

/** Finds the phrases of one class of a word list in a text, in order: the longest at every place. */
export function phrasesIn<C extends string>(entries: readonly WordEntry<C>[], wanted: C): (text: string) => Phrase[] {
  const finder = phraseFinder(entries.filter(({ wordClass }) => wordClass === wanted));
  return (text) => finder.find(withoutGenitive(text)).map(({ start, end }) => ({ words: text.slice(start, end), index: start }));
}
