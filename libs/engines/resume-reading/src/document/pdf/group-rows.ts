import type { PdfRun } from './pdf-run';

/** A piece of a row separated by wide gaps: the unit that columns are made of. Points, y down. */
export type RowCell = { runs: PdfRun[]; left: number; right: number; top: number; bottom: number; baseline: number; size: number };

/** The widest column of hints, in points. */
const hintWidth = 130;
const isMark = (text: string) => /^[^\p{L}\p{N}]{1,2}$/u.test(text.trim());

/** Capitals spaced so widely that the space between two words is wider than a column gap elsewhere. */
function isLetterSpaced(run: PdfRun | undefined): boolean {
  const letters = run?.text.trim().length ?? 0;
  return run !== undefined && letters >= 3 && /^\p{Lu}+$/u.test(run.text.trim()) && run.width / letters > run.size * 0.95;
}

function cellOf(runs: PdfRun[]): RowCell {
  const size = Math.max(...runs.map((run) => run.size));
  const baseline = (runs.find((run) => run.size === size) as PdfRun).y;
  return {
    runs,
    left: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.x + run.width)),
    top: baseline - size * 0.85,
    bottom: baseline + size * 0.25,
    baseline,
    size,
  };
}

/** Runs on one baseline; smaller runs set slightly higher or lower (ordinals, footnote marks) also belong to it. */
function baselines(runs: PdfRun[]): PdfRun[][] {
  const rows: { y: number; size: number; runs: PdfRun[] }[] = [];
  for (const run of [...runs].sort((a, b) => b.size - a.size || a.y - b.y)) {
    const fits = (row: { y: number; size: number }) =>
      Math.abs(row.y - run.y) <= (run.size < row.size * 0.8 ? row.size * 0.4 : Math.min(row.size, run.size) * 0.18);
    const near = rows.filter((row) => fits(row));
    const row = near.sort((a, b) => Math.abs(a.y - run.y) - Math.abs(b.y - run.y))[0];
    if (row && (Math.abs(row.y - run.y) <= 1.5 || touches(row.runs, run))) row.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.sort((a, b) => a.y - b.y).map((row) => row.runs.sort((a, b) => a.x - b.x));
}

function touches(runs: PdfRun[], run: PdfRun): boolean {
  return runs.some((other) => run.x <= other.x + other.width + other.size && run.x + run.width >= other.x - other.size);
}

/**
 * Groups the runs of a page into cells: runs on one baseline without a wide gap between them, from top to bottom and left to right. A bullet stays with its
 * text, however wide the gap. Pure.
 */
export function groupRows(runs: PdfRun[]): RowCell[] {
  const cells: RowCell[] = [];
  for (const row of baselines(runs)) {
    let open: PdfRun[] = [];
    let edge = 0;
    for (const run of row) {
      const gap = run.x - edge;
      const size = Math.max(run.size, open[open.length - 1]?.size ?? 0);
      const followsMark = open.length === 1 && isMark(open[0]?.text ?? '') && gap < size * 4;
      const reach = size * (isLetterSpaced(run) && isLetterSpaced(open[open.length - 1]) ? 2.4 : 0.9);
      if (open.length > 0 && gap > reach && !followsMark) {
        cells.push(cellOf(open));
        open = [];
      }
      open.push(run);
      edge = Math.max(open.length > 1 ? edge : 0, run.x + run.width);
    }
    if (open.length > 0) cells.push(cellOf(open));
  }
  return splitHints(cells);
}

/** How many of the places fall on each point. */
function counted(places: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(Math.round(place), (counts.get(Math.round(place)) ?? 0) + 1);
  return counts;
}

/** Whether a run ends a column of right-aligned hints (dates, labels) and the next begins the column of what they say. */
function splitHints(cells: RowCell[]): RowCell[] {
  const starts = counted(cells.map((cell) => cell.left));
  const ends = counted(cells.flatMap((cell) => cell.runs.map((run) => run.x + run.width)));
  const near = (counts: Map<number, number>, at: number) => [-1, 0, 1].reduce((sum, step) => sum + (counts.get(Math.round(at) + step) ?? 0), 0);
  const first = cells.reduce((least, cell) => Math.min(least, cell.left), Number.POSITIVE_INFINITY);
  return cells.flatMap((cell) => {
    const at = cell.runs.findIndex((run, index) => {
      const before = cell.runs[index - 1];
      const end = before ? before.x + before.width : run.x;
      if (run.x - end < run.size * 0.55 || end > first + hintWidth) return false;
      return near(starts, run.x) >= 3 && near(ends, end) >= 3;
    });
    return at > 0 ? [cellOf(cell.runs.slice(0, at)), cellOf(cell.runs.slice(at))] : [cell];
  });
}
