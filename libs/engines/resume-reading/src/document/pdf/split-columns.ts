import { beginsEntry, type IsHeading, isColumnPair, rowCount, textOf } from './column-pair';
import type { RowCell } from './group-rows';
import { liftRail } from './lift-rail';

/**
 * Part of a page that is read from top to bottom on its own. `side`: which side of a gutter it is on, '' for the full width, 'section' for a column of entries
 * below the heading of its section.
 */
export type PageRegion = { cells: RowCell[]; side: '' | 'left' | 'right' | 'section' };

type Gutter = { x: number; top: number; bottom: number; score: number };

const maxCandidates = 80;
/** Entries of one section in two columns: both begin on one row, below a heading at the left, and further sections may follow below them. */
function entryColumns(left: RowCell[], right: RowCell[], x: number, isHeading: IsHeading): Gutter | undefined {
  const top = Math.min(...right.map((cell) => cell.baseline)) - 2;
  const bottom = Math.max(...right.map((cell) => cell.baseline)) + 2;
  const next = Math.min(...left.filter((cell) => cell.baseline > bottom && isHeading(cell)).map((cell) => cell.baseline));
  const own = left.filter((cell) => cell.baseline > top && cell.baseline < (Number.isFinite(next) ? next : bottom));
  const sides = [own, right];
  const begins = sides.map((side) => [...side].sort((a, b) => a.baseline - b.baseline)[0]);
  const isPair =
    sides.every((side) => side.filter(beginsEntry).length >= 2 && !side.some(isHeading)) &&
    begins.every((cell) => cell !== undefined && beginsEntry(cell)) &&
    right.filter((cell) => cell.left > x - 4 && cell.left < x + 14).length * 2 >= right.length;
  if (!isPair) return undefined;
  const end = Math.max(...own.map((cell) => cell.baseline), bottom) + 2;
  return { x, top, bottom: end, score: own.length + right.length };
}

/**
 * Without the rows between the last blank band and the line across both columns below, if they leave one side almost empty: they begin what that line goes on
 * with.
 */
function withoutNext(cells: RowCell[], x: number): RowCell[] {
  const rows = [...cells].sort((a, b) => a.top - b.top);
  const usual = [...rows].sort((a, b) => a.size - b.size)[Math.floor(rows.length / 2)]?.size ?? 0;
  let end = Number.NEGATIVE_INFINITY;
  let last = -1;
  rows.forEach((cell, index) => {
    if (index > 0 && cell.top - end > usual * 2.5) last = index;
    end = Math.max(end, cell.bottom);
  });
  if (last < 0) return cells;
  const below = rows.slice(last);
  const sides = [below.filter((cell) => cell.left < x - 1.5), below.filter((cell) => cell.left >= x - 1.5)];
  return sides.some((side) => rowCount(side) <= 2) ? rows.slice(0, last) : cells;
}

function findGutter(cells: RowCell[], isHeading: IsHeading): Gutter | undefined {
  const left = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...cells.map((cell) => cell.right));
  const isCentred = (cell: RowCell) => Math.abs(cell.left + cell.right - left - right) < 6 && isHeading(cell);
  // Headings centred on the page do not belong to a column, even if nothing of them crosses a gutter.
  const centred = new Set(cells.filter(isCentred));
  if (centred.size < 2) centred.clear();
  const counted = new Map<number, number>();
  for (const cell of cells) if (cell.left > left + (right - left) * 0.12) counted.set(Math.round(cell.left), (counted.get(Math.round(cell.left)) ?? 0) + 1);
  const candidates = [...counted].sort((a, b) => b[1] - a[1]).slice(0, maxCandidates);
  let best: Gutter | undefined;
  for (const [x] of candidates) {
    const crossing = cells.filter((cell) => centred.has(cell) || (cell.left < x - 1.5 && cell.right > x - 6)).sort((a, b) => a.top - b.top);
    const edges = [-Infinity, ...crossing.flatMap((cell) => [cell.top, cell.bottom]), Infinity];
    for (let index = 0; index < edges.length; index += 2) {
      const top = edges[index] as number;
      const bottom = edges[index + 1] as number;
      const between = cells.filter((cell) => cell.baseline > top && cell.baseline < bottom && !crossing.includes(cell));
      const within = Number.isFinite(bottom) ? withoutNext(between, x) : between;
      const onLeft = within.filter((cell) => cell.left < x - 1.5);
      const onRight = within.filter((cell) => cell.left >= x - 1.5);
      const entries = entryColumns(onLeft, onRight, x, isHeading);
      if (entries && (!best || entries.score > best.score)) best = entries;
      if (onLeft.length < 2 || onRight.length < 2 || !isColumnPair(onLeft, onRight, x, isHeading)) continue;
      const headings = Math.min(onLeft.filter((cell) => isHeading(cell)).length, onRight.filter((cell) => isHeading(cell)).length);
      const width = x - Math.max(...onLeft.map((cell) => cell.right));
      const score = within.length * (1 + headings) + Math.min(width, 30) / 30;
      // If a line across both columns follows, the columns end with the shorter one: what is below that belongs to the line.
      const end =
        bottom === Number.POSITIVE_INFINITY
          ? bottom
          : Math.min(Math.max(...onLeft.map((cell) => cell.baseline)), Math.max(...onRight.map((cell) => cell.baseline))) + 1.6;
      if (!best || score > best.score) best = { x, top, bottom: Math.min(bottom, end), score };
    }
  }
  return best;
}

/** Which cells are headings by their words: none smaller than the text, and nothing that stands in its column twice ("Film" as the town of two positions). */
function headingsOf(cells: readonly RowCell[], isHeading: (text: string) => boolean): IsHeading {
  const letters = new Map<number, number>();
  for (const cell of cells) letters.set(cell.size, (letters.get(cell.size) ?? 0) + textOf(cell).length);
  const usual = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const named = cells.filter((cell) => cell.size >= usual * 0.88 && isHeading(textOf(cell)));
  const isTwice = (cell: RowCell) => named.some((other) => other !== cell && Math.abs(other.left - cell.left) < 3 && textOf(other) === textOf(cell));
  const headings = new Set(named.filter((cell) => !isTwice(cell)));
  return (cell) => headings.has(cell);
}

/**
 * Splits the cells of a page into regions in reading order: what is above the columns, the columns, what is below them. Columns need a gutter nothing crosses
 * and two sides that read by themselves: headings on both, or lines that do not pair up as rows. Pure.
 */
export function splitColumns(cells: RowCell[], isHeading: (text: string) => boolean): PageRegion[] {
  return divide(cells, headingsOf(cells, isHeading), 0);
}

function divide(cells: RowCell[], isHeading: IsHeading, depth: number): PageRegion[] {
  const gutter = depth < 2 && cells.length >= 6 ? findGutter(cells, isHeading) : undefined;
  if (!gutter) return cells.length > 0 ? [{ cells: liftRail(cells, isHeading), side: '' }] : [];
  const within = (cell: RowCell) => cell.baseline > gutter.top && cell.baseline < gutter.bottom;
  const crosses = (cell: RowCell) => cell.left < gutter.x - 1.5 && cell.right > gutter.x - 6;
  const inside = cells.filter((cell) => within(cell) && !crosses(cell));
  const rest = cells.filter((cell) => !inside.includes(cell));
  const part = (own: RowCell[]) => divide(own, isHeading, depth + 1);
  const above = rest.filter((cell) => cell.baseline <= gutter.top);
  const lowest = above.reduce<RowCell | undefined>((low, cell) => (low && low.baseline > cell.baseline ? low : cell), undefined);
  const isSection = lowest !== undefined && isHeading(lowest) && !inside.some(isHeading);
  const sided = (side: 'left' | 'right', own: RowCell[]) => part(own).map((region) => ({ ...region, side: isSection ? ('section' as const) : side }));
  const isLeft = (cell: RowCell) => cell.left < gutter.x - 1.5;
  return [
    ...part(above),
    ...sided('left', inside.filter(isLeft)),
    ...sided(
      'right',
      inside.filter((cell) => !isLeft(cell)),
    ),
    ...part(rest.filter((cell) => cell.baseline > gutter.top)),
  ];
}
