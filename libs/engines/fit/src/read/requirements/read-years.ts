import { join } from 'node:path';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';
import { patternsOf } from '../../phrases-of';

const figures = Array.from({ length: 15 }, (_, index) => String(index + 1));
const numbers = readWordList(join(__dirname, '../../words/numbers'), figures);
const worthOf = new Map(numbers.map(({ phrase, wordClass }) => [phrase, Number(wordClass)]));
const words = patternsOf('years', ['at least', 'or more', 'to', 'whole', 'years']);
const count = `(?:\\d{1,2}(?:[.,]5)?|${phrasePattern(numbers, ...figures)})`;
const orMore = words('or more');
const range = `(?:(?:-|–|${words('to')})\\s*${count}\\s*\\+?)?`;
const years = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.-])(?<!\\bwithin (?:the )?(?:last |past |first |next )?)(?:${words('at least')}\\s+)?(${count})\\s*(?:\\(\\d{1,2}\\)\\s*)?` +
    `(?:\\+|${orMore})?\\s*${range}\\s*(?:${words('whole')} )?${words('years')}(?!\\p{L})['’]?(?:\\s+${orMore}(?!\\p{L})|\\+)?`,
  'giu',
);

/** A number of years that a posting asks for or that a text states; offsets into the text. A range counts as its lower end. */
export type YearsFound = { years: number; start: number; end: number };

// Without this, every sentence would pay for the long pattern.
const hint = /y(?:ea)?rs?|jahr|\bans?\b|ann[ée]e|año/i;

export function findYears(text: string): YearsFound[] {
  if (!hint.test(text)) return [];
  return [...text.matchAll(years)].map((found) => ({
    years: worthOf.get((found[1] ?? '').toLowerCase()) ?? Number((found[1] ?? '0').replace(',', '.')),
    start: found.index,
    end: found.index + found[0].length,
  }));
}
