import { phraseFinder } from '@folia/text/phrase-finder';
import type { WordEntry } from '@folia/text/read-word-list';
import { foldAccents } from './fold-accents';
import type { Found } from './word-finders';
import { rowsOf } from './word-lists';

const rows = rowsOf('kinds').map((row) => row.split(':').map((half) => half.split(',').map((word) => foldAccents(word))));

/** The words of one half of every row, each with the kind that the row is about: its first word, marked so that it is no meaning of another list. */
const entriesOf = (half: 0 | 1): WordEntry<string>[] =>
  rows.flatMap((row) => [...new Set(row[half] ?? [])].map((phrase) => ({ phrase, wordClass: `any ${row[0]?.[0] ?? ''}` })));

const wideFinder = phraseFinder(entriesOf(0));
const narrowFinder = phraseFinder([...entriesOf(0), ...entriesOf(1)]);

/** The kinds of things that a folded question asks for by their wide names: sports, events. */
export const kindsAsked = (text: string): Found<string>[] => wideFinder.find(text);
/** The kinds that a folded sentence has one of, wide name or narrow: who swims does sports. */
export const kindsIn = (text: string): string[] => narrowFinder.find(text).map(({ wordClass }) => wordClass);
