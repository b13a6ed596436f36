import type { TextLine } from '../../document/text-line';

/** The characters `from`–`to` of a line as a line of its own, with their runs, cells and place. */
export function linePart(line: TextLine, from: number, to: number): TextLine {
  const inside = (value: { from: number; to: number }) => value.to > from && value.from < to;
  const shift = <T extends { from: number; to: number }>(value: T): T => ({
    ...value,
    from: Math.max(0, value.from - from),
    to: Math.min(to, value.to) - from,
  });
  const runs = line.runs.filter(inside).map(shift);
  const x = runs[0]?.x ?? line.x;
  const last = runs[runs.length - 1];
  return {
    ...line,
    text: line.text.slice(from, to),
    runs,
    cells: line.cells.filter(inside).map(shift),
    x,
    indent: x,
    width: last ? last.x + last.width - x : line.width,
    bold: runs[0]?.bold ?? line.bold,
    italic: runs[0]?.italic ?? line.italic,
    size: runs[0]?.size ?? line.size,
    color: runs[0]?.color ?? line.color,
    bullet: line.bullet && from === 0,
    wraps: to === line.text.length && line.wraps,
  };
}
