import type { Box } from './painted-box';
import type { PdfRun } from './pdf-run';

/** Discs of lists are about a third of the text's size; larger ones are marks of a timeline. */
const largest = 0.5;
/** How far to the left of the text its bullet may be, in text sizes. */
const reach = 2.2;

/** The run that a dot belongs to: at the same height, close after it, with nothing in between. */
function headed(dot: Box, runs: readonly PdfRun[]): PdfRun | undefined {
  const middle = (dot.top + dot.bottom) / 2;
  const beside = runs.filter((run) => run.upright && middle < run.y && middle > run.y - run.size * 0.75 && dot.bottom - dot.top <= run.size * largest);
  if (beside.some((run) => run.x < dot.right - 0.5 && run.x + run.width > dot.left - run.size)) return undefined;
  const next = beside.filter((run) => run.x >= dot.right - 0.5).sort((a, b) => a.x - b.x)[0];
  return next && next.x - dot.right <= next.size * reach ? next : undefined;
}

/**
 * Adds a "•" for every bullet that was painted as a shape: browsers draw the discs of lists and write no character for them.
 * Rows of dots are ratings, a dot on either side adorns a heading, dots in front of mostly bold lines belong to a timeline: none heads a list item. Pure.
 */
export function withBullets(runs: PdfRun[], dots: readonly Box[]): PdfRun[] {
  const alone = dots.filter(
    (dot) =>
      !dots.some((other) => other !== dot && Math.abs(other.top - dot.top) < 3 && Math.abs(other.left - dot.left) > 1 && Math.abs(other.left - dot.left) < 25),
  );
  const columns = new Map<number, { dot: Box; run: PdfRun }[]>();
  for (const dot of alone) {
    const run = headed(dot, runs);
    const isPair = run && alone.some((other) => other.left > run.x && Math.abs(other.top - dot.top) < 3 && !headed(other, runs));
    if (run && !isPair) columns.set(Math.round(dot.left / 2), [...(columns.get(Math.round(dot.left / 2)) ?? []), { dot, run }]);
  }
  const marks = [...columns.values()].flatMap((column) => {
    if (column.filter(({ run }) => run.bold).length > column.length / 2) return [];
    return column.map(({ dot, run }) => ({ ...run, text: '•', x: dot.left, width: dot.right - dot.left, url: '' }));
  });
  return [...runs, ...marks];
}
