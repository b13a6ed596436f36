import { foldAccents } from '../understand/fold-accents';
import { numbersIn } from '../understand/word-finders';

/** Units that are written close to their figure: "940ms", "1.2TB", "3x". */
const units = 'ms|s|h|hrs?|min|x|[kmgtp]b|k[gmwv]|[mc]m|g|v|w|[kmg]?hz|fps|rpm|[qtr]ps|bn|pp|px|ha|sqm|ft|lbs?';
const figure = new RegExp(
  `(?<![\\p{L}\\d])[$€£]?\\s?(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?)\\s?(?:(k|m|mio|million(?:en|s)?|millones|thousand|tausend|billion)(?!\\p{L})|${units})?(?![\\p{L}\\d])\\s?(%)?`,
  'giu',
);
const thousands: ReadonlySet<string> = new Set(['k', 'thousand', 'tausend']);
const isDate = /^(?:19|20)\d\d$/;

const scaleOf = (unit: string): number => (unit === '' ? 1 : thousands.has(unit) ? 1e3 : unit === 'billion' ? 1e9 : 1e6);

/** Figures of a text, years left out; those of a hundredth count by themselves. */
function figuresIn(text: string): { value: number; isShare: boolean }[] {
  return [...text.matchAll(figure)].flatMap(([, digits = '', unit = '', percent]) => {
    if (isDate.test(digits) && !unit && !percent) return [];
    const plain = digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.');
    return [{ value: Number(plain) * scaleOf(unit.toLowerCase()), isShare: percent !== undefined }];
  });
}

/** Whether a text has a figure, in digits or in words. */
export const hasFigure = (text: string): boolean => figuresIn(text).length > 0 || numbersIn(foldAccents(text)).length > 0;

/** The amounts of a text in digits or in words, a share as what stands before its sign. */
export const amountsIn = (text: string): number[] => [...figuresIn(text).map(({ value }) => value), ...numbersIn(foldAccents(text))];

/** The largest amount of a text; a share counts less than any amount. 0 without figures. */
export const largestAmount = (text: string): number =>
  Math.max(0, ...figuresIn(text).map(({ value, isShare }) => (isShare ? value / 1e3 : value)), ...numbersIn(foldAccents(text)));

/** The whole figure that a word of a text begins, "75,000" for its 75; the word itself where it begins none. */
export const figureAt = ({ raw }: { raw: string }, { start, raw: word }: { start: number; raw: string }): string =>
  /^\d+(?:[.,]\d+)*[\p{L}\d]*/u.exec(raw.slice(start))?.[0] ?? word;
