import { frames } from '../frames/frames';
import { foldAccents } from './fold-accents';
import type { Text } from './tokens';
import { intentsIn, numbersIn, timesIn } from './word-finders';

const months = new Map(
  Object.values(frames).flatMap((frame) =>
    frame.months.flatMap((name, index) => {
      const folded = foldAccents(name);
      return [
        [folded, index + 1],
        [folded.slice(0, 3), index + 1],
        [folded.slice(0, 4), index + 1],
      ] as [string, number][];
    }),
  ),
);
/** Whether a folded word names a month. */
export const isMonth = (word: string): boolean => months.has(word);
/** A stretch of time that a question names: months since year 0, the end exclusive; null where it is open. */
export type Span = { from: number | null; to: number | null };

/** Whether a folded word is a calendar year. */
export const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/** What stands right before a year: "before", "until", "since"; only one word may stand between. */
function boundBefore({ folded, tokens }: Text, at: number): 'before' | 'until' | 'since' | null {
  const start = tokens[at]?.start ?? 0;
  const [nearest] = timesIn(folded.slice(0, start))
    .filter(
      ({ wordClass, end }) =>
        wordClass !== 'last-years' && wordClass !== 'joined' && wordClass !== 'left' && folded.slice(end, start).trim().split(/\s+/).length <= 1,
    )
    .toSorted((a, b) => b.end - a.end || a.start - b.start);
  return nearest ? (nearest.wordClass as 'before' | 'until' | 'since') : null;
}

/** A month or year that a question names: months since year 0, its form in a portfolio, and whether everything since is meant. Null when it names none. */
export function monthNamed(text: Text): { month: number; year: number; date: string; isOpen: boolean; bound: 'before' | 'until' | 'since' | null } | null {
  const { tokens } = text;
  const at = tokens.findIndex(({ folded: word }) => isYear(word));
  const token = tokens[at];
  if (!token) return null;
  const year = Number(token.folded);
  const named = [tokens[at - 1], tokens[at - 2]].map((one) => months.get(one?.folded ?? '')).find((one) => one !== undefined);
  const bound = boundBefore(text, named ? at - 1 : at);
  return {
    month: year * 12 + (named ? named - 1 : 11),
    year,
    date: named ? `${year}-${String(named).padStart(2, '0')}` : String(year),
    isOpen: bound === 'since',
    bound,
  };
}

const counts: readonly (readonly [RegExp, number])[] = [
  [/\d+/, 0],
  [/two|zwei|deux|dos|couple/, 2],
  [/five|funf|cinq|cinco/, 5],
  [/ten|zehn|dix|diez|decade/, 10],
  [/last year$/, 1],
  [/./, 3],
];

/** The calendar years that a question names. */
export const yearsNamed = ({ tokens }: Text): number[] => tokens.flatMap(({ folded }) => (isYear(folded) ? [Number(folded)] : []));

/** The years that a question is bounded by: "before 2000", "in the last 3 years", "between 2015 and 2018"; null for none or a single year. `now`: months since year 0. */
export function spanNamed(text: Text, now: number): Span | null {
  const last = timesIn(text.folded).find(({ wordClass }) => wordClass === 'last-years');
  if (last) {
    const words = text.folded.slice(last.start, last.end);
    const [, fixed = 3] = counts.find(([pattern]) => pattern.test(words)) ?? [];
    return { from: now - 12 * (fixed || Number(/\d+/.exec(words)?.[0])), to: now };
  }
  const years = yearsNamed(text);
  const [first, second] = years;
  if (first === undefined) return null;
  if (second !== undefined && second > first && years.length === 2) return { from: first * 12, to: (second + 1) * 12 };
  const bound = monthNamed(text)?.bound;
  return bound === 'before' ? { from: null, to: first * 12 } : null;
}

const orMore = /(?<!\d)(\d{1,2})\s?\+\s?(?:years?|yrs?|jahren?|ans|anos)(?!\p{L})/u;

/** The years that a question wants at least: "more than 5 years", "3+ years"; null when it wants no number. */
export function leastYears({ folded }: Text): number | null {
  const wanted = intentsIn(folded).find(({ wordClass }) => wordClass === 'threshold');
  const number = wanted ? /\d+/.exec(folded.slice(wanted.start, wanted.end))?.[0] : orMore.exec(folded)?.[1];
  return number === undefined ? null : Number(number);
}

const plainYears = /(?<![\d.,\p{L}])(\d{1,2}|\p{L}+)\s?(?:full\s|whole\s)?(?:years?|yrs?|jahren?|ans|anos)(?!\p{L})/u;

const yearsOf = (said: string): number | null => (/^\d/.test(said) ? Number(said) : (numbersIn(said)[0] ?? null));

/** The years that a question says something lasted: "8 years at X, right?"; null when it says no number, or wants more or less than it. */
export function yearsSaid(text: Text): number | null {
  const said = plainYears.exec(text.folded)?.[1];
  return said === undefined || leastYears(text) !== null || timesIn(text.folded).some(({ wordClass }) => wordClass === 'last-years') ? null : yearsOf(said);
}
