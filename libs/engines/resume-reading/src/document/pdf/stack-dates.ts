import { isBrokenDate } from '../../parser/entries/read-entry-headers';
import { findDates } from '../../parser/values/find-dates';
import { isDateOnly } from '../../parser/values/is-date-only';
import type { RowCell } from './group-rows';
import type { PdfRun } from './pdf-run';

const textOf = (cell: RowCell) =>
  cell.runs
    .map((run) => run.text)
    .join('')
    .trim();
/** A bar or dash of its own between the two ends of a period. */
const isJoint = (cell: RowCell) => /^[|¦│–—-]$/.test(textOf(cell));
const isPresent = (cell: RowCell) => /^\p{L}/u.test(textOf(cell)) && findDates(`2000 – ${textOf(cell)}`).some((date) => date.current && date.from === 0);
const isPoint = (cell: RowCell) => (isDateOnly(textOf(cell)) && !findDates(textOf(cell))[0]?.isRange) || isPresent(cell);
const isBelow = (above: RowCell, cell: RowCell) =>
  Math.abs(above.left + above.right - cell.left - cell.right) < 8 || Math.abs(above.left - cell.left) < 3 || Math.abs(above.right - cell.right) < 3;
const isBold = (cell: RowCell) => cell.runs[0]?.bold === true;

/** Whether a date ends a period that the cell above it left open ("Jan 2019 –" above "Present"). */
const closes = (date: RowCell, cells: readonly RowCell[]) =>
  cells.some((above) => {
    const step = date.baseline - above.baseline;
    return step > 1 && step < date.size * 1.8 && isBelow(above, date) && isBrokenDate(textOf(above), textOf(date));
  });

/** What stands to the right of a date on its own row, or undefined. */
function partnerOf(date: RowCell, cells: readonly RowCell[]): RowCell | undefined {
  const beside = cells.filter((cell) => cell.left > date.right && Math.abs(cell.baseline - date.baseline) <= Math.max(cell.size, date.size) * 0.6);
  return beside.sort((a, b) => Math.abs(a.baseline - date.baseline) - Math.abs(b.baseline - date.baseline) || a.left - b.left)[0];
}

/** Two dates without a bar between them are one period if only the upper one stands beside a title. */
function headsAlone(upper: RowCell, lower: RowCell, cells: readonly RowCell[]): boolean {
  const [title, beside] = [partnerOf(upper, cells), partnerOf(lower, cells)];
  if (!title || lower.baseline - upper.baseline > upper.size * 3.5) return false;
  return !beside || beside.size < title.size - 0.3 || (isBold(title) && !isBold(beside));
}

function merge(first: RowCell, last: RowCell, baseline: number): RowCell {
  const moved = (runs: readonly PdfRun[], lead: string) =>
    runs.map((run, index) => ({ ...run, y: baseline, text: index === 0 ? `${lead}${run.text}` : run.text }));
  const size = Math.max(first.size, last.size);
  return {
    runs: [...moved(first.runs, ''), ...moved(last.runs, ' – ')],
    left: Math.min(first.left, last.left),
    right: Math.max(first.right, last.right),
    top: baseline - size * 0.85,
    bottom: baseline + size * 0.25,
    baseline,
    size,
  };
}

/**
 * Periods that a narrow rail writes one end below the other ("Current" above "2021", often with a bar between them) as one cell, the earlier date first, on the
 * row of the title beside it. Fails if both ends stand beside titles of the same look. Pure.
 */
export function stackDates(cells: RowCell[]): RowCell[] {
  const marks = cells.filter((cell) => isPoint(cell) || isJoint(cell)).sort((a, b) => a.baseline - b.baseline);
  const taken = new Map<RowCell, RowCell | null>();
  for (const upper of marks) {
    if (taken.has(upper) || !isPoint(upper)) continue;
    const below = marks.filter((cell) => cell.baseline > upper.baseline + 1 && cell.baseline - upper.baseline < upper.size * 5 && isBelow(upper, cell));
    const [next, after] = below;
    const isJoined = next !== undefined && isJoint(next) && next.baseline - upper.baseline < upper.size * 2.5;
    const lower = isJoined ? after : next;
    if (closes(upper, cells) || (lower && closes(lower, cells))) continue;
    if (!lower || !isPoint(lower) || taken.has(lower) || (isPresent(upper) && isPresent(lower))) continue;
    if (!isJoined && !headsAlone(upper, lower, cells)) continue;
    const startOf = (cell: RowCell) => (isPresent(cell) ? '9999' : (findDates(textOf(cell))[0]?.start ?? ''));
    const [first, last] = startOf(upper) <= startOf(lower) ? [upper, lower] : [lower, upper];
    taken.set(upper, merge(first, last, partnerOf(upper, cells)?.baseline ?? upper.baseline));
    taken.set(lower, null);
    if (isJoined) taken.set(next, null);
  }
  return taken.size === 0 ? cells : cells.flatMap((cell) => (taken.has(cell) ? (taken.get(cell) ?? []) : [cell]));
}
