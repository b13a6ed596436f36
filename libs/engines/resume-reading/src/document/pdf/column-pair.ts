import { isBrokenDate } from '../../parser/entries/read-entry-headers';
import { isColumnName } from '../../parser/sections/column-names';
import { findDates } from '../../parser/values/find-dates';
import { isDateOnly } from '../../parser/values/is-date-only';
import type { RowCell } from './group-rows';

/** The text of a cell, with a space wherever its runs stand apart. */
export const textOf = (cell: RowCell) =>
  cell.runs.reduce((text, run, index) => {
    const before = cell.runs[index - 1];
    const isApart = before && run.x - before.x - before.width > run.size * 0.13 && !/\s$/.test(text) && !/^\s/.test(run.text);
    return `${text}${isApart ? ' ' : ''}${run.text}`;
  }, '');
/** Whether a cell is the heading of a section. */
export type IsHeading = (cell: RowCell) => boolean;

/** How many rows the cells stand on. */
export const rowCount = (cells: RowCell[]) => new Set(cells.map((cell) => Math.round(cell.baseline / 2))).size;

/** Share of the rows of `cells` that have a neighbour on the same baseline among `others`: high for tables and date columns, low for columns. */
function partnered(cells: RowCell[], others: RowCell[]): number {
  const rows = [...new Set(cells.map((cell) => cell.baseline))];
  const found = rows.filter((baseline) => others.some((other) => Math.abs(other.baseline - baseline) < 1.5));
  return rows.length === 0 ? 1 : found.length / rows.length;
}

const extent = (cells: RowCell[]) => Math.max(...cells.map((cell) => cell.bottom)) - Math.min(...cells.map((cell) => cell.top));

// A few rows beside each other are a grid inside a section, not columns of the page (points).
const minHeight = 70;

/** The cells within the vertical extent of the others: what is below a short column says nothing about it. */
function beside(cells: RowCell[], others: RowCell[]): RowCell[] {
  const top = Math.min(...others.map((cell) => cell.baseline)) - 20;
  const bottom = Math.max(...others.map((cell) => cell.baseline)) + 2;
  return cells.filter((cell) => cell.baseline >= top && cell.baseline <= bottom);
}

/** Nothing but headings and dates: a rail beside the rows it belongs to, wherever its baselines are. */
function isRail(cells: RowCell[], isHeading: IsHeading): boolean {
  const others = cells.filter((cell) => !isHeading(cell));
  const dates = others.filter((cell) => isDateOnly(textOf(cell)) || /(?:19|20)\d\d\s?[–—-](?:\s?\p{L}{3,9}\.?)?$/u.test(textOf(cell).trim()));
  return dates.length >= 2 ? dates.length >= others.length * 0.6 : dates.length === others.length && cells.length > 0;
}

/** Without the second lines of periods that a narrow column broke ("Present" below "Feb 2021–"). */
function withoutBroken(cells: RowCell[]): RowCell[] {
  const rows = [...cells].sort((a, b) => a.baseline - b.baseline);
  return rows.filter((cell, index) => {
    const above = rows[index - 1];
    return !above || cell.top - above.bottom > cell.size || !isBrokenDate(textOf(above).trim(), textOf(cell).trim());
  });
}

/** "Software" beside "Clinical", both in the same style: names in a row of cards, one of which happens to be a known heading. */
function isOneOfRow(cell: RowCell, others: RowCell[], isHeading: IsHeading): boolean {
  const isAlike = (other: RowCell) => Math.abs(other.size - cell.size) < 0.3 && other.runs[0]?.bold === cell.runs[0]?.bold;
  return others.some((other) => Math.abs(other.baseline - cell.baseline) < 1.5 && isAlike(other) && !isHeading(other));
}

/** A title with its period in one text: what only a column of entries has. */
export function beginsEntry(cell: RowCell): boolean {
  const text = textOf(cell).trim();
  return !isDateOnly(text) && findDates(text).some((date) => date.isRange);
}

/** Headings of one look on one row, one for each side. */
function headedTogether(left: RowCell[], right: RowCell[], isHeading: IsHeading): boolean {
  const isPair = (a: RowCell, b: RowCell) => Math.abs(a.baseline - b.baseline) < 2 && Math.abs(a.size - b.size) < 0.3 && a.runs[0]?.bold === b.runs[0]?.bold;
  const isAlone = (cell: RowCell) => !isOneOfRow(cell, [...left, ...right], isHeading);
  return left.some((cell) => isHeading(cell) && isAlone(cell) && right.some((other) => isHeading(other) && isPair(cell, other)));
}

/**
 * Whether the cells on the two sides of a gutter are columns that read by themselves: headings on both, or lines that do not pair up as rows. Not so for tables,
 * for labels and dates beside what they belong to. Pure.
 */
export function isColumnPair(wholeLeft: RowCell[], wholeRight: RowCell[], x: number, isHeading: IsHeading): boolean {
  const [left, right] = [withoutBroken(wholeLeft), withoutBroken(wholeRight)];
  const rowsLeft = rowCount(left);
  const rowsRight = rowCount(right);
  if (rowsLeft < 2 || rowsRight < 2) return false;
  const headingsLeft = left.filter((cell) => isHeading(cell)).length;
  const headingsRight = right.filter((cell) => isHeading(cell) && !isOneOfRow(cell, left, isHeading)).length;
  // Labels at the left with their content beside them: rows, not columns.
  if (headingsRight === 0 && headingsLeft >= rowsLeft * 0.5) return false;
  if (headingsLeft >= 4 && headingsLeft >= left.length * 0.7 && headingsRight * 3 <= headingsLeft) return false;
  // The header row of a table names a column on either side, so the table is read row by row.
  const isTableHead = right.some(
    (cell) => isColumnName(textOf(cell)) && left.some((other) => Math.abs(other.baseline - cell.baseline) < 1.5 && isColumnName(textOf(other))),
  );
  if (isTableHead && headingsRight === 0) return false;
  if (headedTogether(left, right, isHeading)) return Math.min(extent(left), extent(right)) >= minHeight / 2;
  // Dates alone at the left belong to the rows beside them, whatever headings these have.
  if (left.every((cell) => isDateOnly(textOf(cell)))) return false;
  if (isRail(beside(right, left), isHeading) || (headingsRight === 0 && isRail(beside(left, right), isHeading))) return false;
  const loose = 1 - partnered(left, right);
  const looseRight = 1 - partnered(right, left);
  // Dates or labels to the left of what they belong to: every one of them has its row on the right.
  const labels = left.filter((cell) => !isHeading(cell) || partnered([cell], right) === 1);
  const short = labels.reduce((sum, cell) => sum + textOf(cell).trim().length, 0) <= 22 * labels.length;
  if (labels.length > 0 && short && partnered(labels, right) > 0.85 && rowCount(labels) < rowsRight) return false;
  // A column of dates beside what they date, with full-width headings and undated lines above and below it.
  const dates = left.filter((cell) => isDateOnly(textOf(cell).trim()));
  const isDateColumn = dates.length >= 2 && dates.length * 2 >= labels.length && partnered(dates, right) === 1;
  if (isDateColumn && headingsRight === 0) return false;
  const height = Math.min(extent(left), extent(right));
  if (headingsLeft > 0 && headingsRight > 0) return height >= minHeight && (headingsRight > 1 || looseRight >= 0.2);
  if (rowsLeft < 4 || rowsRight < 4) return false;
  if (headingsRight > 0 || headingsLeft > 0) return Math.min(loose, looseRight) >= 0.3 || (headingsRight > 0 && looseRight >= 0.3);
  // Text below a bullet is indented by the bullet's width.
  const aligned = right.filter((cell) => cell.left > x - 4 && cell.left < x + 14).length / right.length;
  if (aligned >= 0.5 && [left, right].every((side) => side.filter(beginsEntry).length >= 2)) return true;
  return rowsLeft >= 6 && rowsRight >= 6 && aligned >= 0.5 && loose >= 0.5 && looseRight >= 0.5;
}
