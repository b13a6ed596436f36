import type { RowCell } from './group-rows';

const textOf = (cell: RowCell) =>
  cell.runs
    .map((run) => run.text)
    .join('')
    .trim();
const isAlike = (a: RowCell, b: RowCell) => Math.abs(a.size - b.size) < 0.3 && a.runs[0]?.bold === b.runs[0]?.bold && a.runs[0]?.color === b.runs[0]?.color;
const isBelow = (a: RowCell, b: RowCell) =>
  Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2 || Math.abs(a.left + a.right - b.left - b.right) < 4;

/**
 * Headings that a narrow column broke ("Professional" above "Experience", "Education &" above "Training") as one cell on the row of their first line. Only two
 * lines of one look that are a known heading together, where the first is none alone. Pure.
 */
export function joinHeadings(cells: RowCell[], isHeading: (text: string) => boolean): RowCell[] {
  const short = cells.filter((cell) => textOf(cell).length <= 30).sort((a, b) => a.baseline - b.baseline);
  const merged = new Map<RowCell, RowCell | null>();
  short.forEach((first, index) => {
    if (merged.has(first)) return;
    for (let at = index + 1; at < short.length; at += 1) {
      const second = short[at] as RowCell;
      if (second.baseline - first.baseline > first.size * 1.7) return;
      const isNext = second.baseline - first.baseline > first.size * 0.8 && isBelow(first, second) && isAlike(first, second);
      const isOpen = !isHeading(textOf(first)) || /[&/,]$|\s(?:and|und|et|y|e)$/iu.test(textOf(first));
      if (!isNext || !isOpen || !isHeading(`${textOf(first)} ${textOf(second)}`)) continue;
      const shift = first.baseline;
      const runs = second.runs.map((run, turn) => ({ ...run, y: shift, text: turn === 0 ? ` ${run.text}` : run.text }));
      merged.set(first, { ...first, runs: [...first.runs, ...runs], left: Math.min(first.left, second.left), right: Math.max(first.right, second.right) });
      merged.set(second, null);
      return;
    }
  });
  return merged.size === 0 ? cells : cells.flatMap((cell) => (merged.has(cell) ? (merged.get(cell) ?? []) : [cell]));
}
