import type { BoardRow, Cell } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { texts } from './texts';

/** Columns before the criteria: box, place, candidate, points. */
export const columnsBefore = 4;
export const candidateColumn = 2;

const fixed = [34, 36, 216, 120];
const leastOfCriterion = 92;
const ofStage = 104;

/** The widths of all columns, as CSS has them. */
export const widthsOf = (criteria: number): string =>
  `${fixed.map((width) => `${width}px`).join(' ')} repeat(${criteria}, minmax(${leastOfCriterion}px, 1fr)) ${ofStage}px`;
/** The least width of all columns together, in px. */
export const leastWidth = (criteria: number): number => fixed.reduce((sum, width) => sum + width, ofStage) + leastOfCriterion * criteria;

/** What they are called: by a number where their name is hidden. */
export const nameOf = ({ name, number }: Pick<BoardRow, 'name' | 'number'>): string => name ?? texts.candidate(number);

/** The criterion that an opened row shows first: one with words behind it. */
export const firstToRead = (criteria: readonly Criterion[], cells: readonly Cell[]): string | null =>
  criteria[
    Math.max(
      0,
      cells.findIndex(({ quotes }) => quotes > 0),
    )
  ]?.id ?? null;

/** One number, one source: quotes are numbered across the row, and a cell shows that of its first. */
export function numberQuotes(cells: readonly Cell[]): (number | null)[] {
  let next = 1;
  return cells.map(({ quotes }) => {
    const first = quotes > 0 ? next : null;
    next += quotes;
    return first;
  });
}
