import type { Point } from '../../../ui/thread-path';

const turn = 10;

/** A line through these corners, each of them round. */
function rounded(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let path = `M${start.x} ${start.y}`;
  let from = start;
  for (const [index, corner] of rest.entries()) {
    const next = rest[index + 1];
    if (!next) return `${path}L${corner.x} ${corner.y}`;
    const before = Math.hypot(corner.x - from.x, corner.y - from.y);
    const after = Math.hypot(next.x - corner.x, next.y - corner.y);
    const radius = Math.min(turn, before / 2, after / 2);
    const on = (to: Point, length: number): Point =>
      length === 0 ? corner : { x: corner.x + ((to.x - corner.x) / length) * radius, y: corner.y + ((to.y - corner.y) / length) * radius };
    const enter = on(from, before);
    const leave = on(next, after);
    path += `L${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
    from = corner;
  }
  return path;
}

/**
 * The thread of a board: drops from the mark in its cell, goes along above the opened words into the gutter beside them if it does not stand over it, and
 * meets their underline from the right. `gutter`: its left and right edge; `along`: the height at which nothing is written. All in px.
 */
export function dropPath(mark: Point, quote: Point, gutter: { left: number; right: number }, along: number): string {
  const isOver = mark.x >= gutter.left && mark.x <= gutter.right;
  const x = isOver ? mark.x : (gutter.left + gutter.right) / 2;
  return rounded([
    mark,
    ...(isOver
      ? []
      : [
          { x: mark.x, y: along },
          { x, y: along },
        ]),
    { x, y: quote.y },
    quote,
  ]);
}
