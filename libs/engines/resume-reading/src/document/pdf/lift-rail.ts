import type { RowCell } from './group-rows';

const bandOf = (cell: RowCell) => Math.floor(cell.baseline / 30);
const overlaps = (heading: RowCell, cell: RowCell) =>
  cell.left > heading.right && cell.baseline < heading.baseline - 1 && cell.baseline > heading.baseline - heading.size && cell.bottom > heading.top;

const isInLine = (a: RowCell, b: RowCell) => Math.abs(a.left - b.left) < 3 || Math.abs(a.right - b.right) < 2;

/**
 * Headings of a rail that stand a little lower than the rows they head (they are larger, or have a margin of their own) put onto the baseline of the first of those rows.
 * A rail has three known headings at one edge; what looks like them there is lifted as well. Pure.
 */
export function liftRail(cells: RowCell[], isHeading: (cell: RowCell) => boolean): RowCell[] {
  // Only cells of about the same height are compared.
  const bands = new Map<number, RowCell[]>();
  for (const cell of cells) {
    const band = bands.get(bandOf(cell));
    if (band) band.push(cell);
    else bands.set(bandOf(cell), [cell]);
  }
  const overlapped = (heading: RowCell) => [-1, 0].flatMap((step) => bands.get(bandOf(heading) + step) ?? []).filter((other) => overlaps(heading, other));
  const headings = cells.filter((cell) => isHeading(cell) && overlapped(cell).length > 0);
  const rail = headings.filter((cell) => headings.filter((other) => isInLine(other, cell)).length >= 3);
  const [model] = rail;
  if (!model) return cells;
  const isInRail = (cell: RowCell) => isInLine(cell, model) && Math.abs(cell.size - model.size) < 0.6;
  return cells.map((cell) => {
    const above = isInRail(cell) ? overlapped(cell).sort((a, b) => a.baseline - b.baseline)[0] : undefined;
    return above ? { ...cell, baseline: above.baseline } : cell;
  });
}
