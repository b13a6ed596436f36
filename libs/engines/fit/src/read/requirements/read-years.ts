import { join } from 'node:path';
import { phrasePattern } from '@folia/text/phrase-pattern';
import { readWordList } from '@folia/text/read-word-list';
import { patternsOf } from '../../phrases-of';

const figures = Array.from({ length: 15 }, (_, index) => String(index + 1));
const numbers = readWordList(join(__dirname, '../../words/numbers'), figures);
const worthOf = new Map(numbers.map(({ phrase, wordClass }) => [phrase, Number(wordClass)]));
const words = patternsOf('years', ['at least', 'or more', 'to', 'whole', 'years', 'months']);
const count = `(?:\\d{1,2}(?:[.,]5)?|${phrasePattern(numbers, ...figures)})`;
const orMore = words('or more');
const range = `(?:(?:-|–|${words('to')})\\s*${count}\\s*\\+?)?`;
const years = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.-])(?<!\\bwithin (?:the )?(?:last |past |first |next )?|\\bover (?:the )?(?:last |past ))(?:${words('at least')}\\s+)?(${count})\\s*(?:\\(\\d{1,2}\\)\\s*)?` +
    `(?:\\+|${orMore})?\\s*${range}\\s*(?:${words('whole')} )?${words('years')}(?!\\p{L})['’]?(?:\\s+${orMore}(?!\\p{L})|\\+)?`,
  'giu',
);

/** A number of years that a posting asks for or that a text states; offsets into the text. A range counts as its lower end. */
export type YearsFound = { years: number; start: number; end: number };

/** "12 meses de experiencia": months count where experience is meant, and not a contract. */
const months = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.-])(?:${words('at least')}\\s+)?(\\d{1,2})\\s*(?:\\+|${orMore})?\\s*${words('months')}['’]?(?= (?:of |de |d['’])?(?:\\p{L}+ )?(?:experience|erfahrung|berufserfahrung|expérience|experiencia)(?!\\p{L}))`,
  'giu',
);
const monthsInYear = 12;

// Without this, every sentence would pay for the long pattern.
const hint = /y(?:ea)?rs?|jahr|\bans?\b|ann[ée]e|año|month|monat|mois|meses/i;

export function findYears(text: string): YearsFound[] {
  if (!hint.test(text)) return [];
  const rangeOf = (found: RegExpExecArray) => ({ start: found.index, end: found.index + found[0].length });
  return [
    ...[...text.matchAll(years)].map((found) => ({
      years: worthOf.get((found[1] ?? '').toLowerCase()) ?? Number((found[1] ?? '0').replace(',', '.')),
      ...rangeOf(found),
    })),
    ...[...text.matchAll(months)].map((found) => ({ years: Number(found[1]) / monthsInYear, ...rangeOf(found) })),
  ].sort((a, b) => a.start - b.start);
}
