import { phrasesOf, wordList } from './word-list';

const counts = phrasesOf(wordList('counts', ['count']), 'count').join('|');
const partOfThem = new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d+|${counts}) of (?:(?:the|those|these) (?:\\d+|${counts})(?=[,.;)]|$)|them(?!\\p{L}))`, 'iu');

/** "Hired six of the nine": a line that counts what another one names says nothing by itself. */
export const refersBack = (line: string): boolean => partOfThem.test(line);
