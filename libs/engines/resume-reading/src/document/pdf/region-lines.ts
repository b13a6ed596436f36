import { buildLine, type LinePart } from '../build-line';
import type { TextLine } from '../text-line';
import type { RowCell } from './group-rows';

/** The spacing between letters that are separate runs (spaced small capitals): the median of their gaps, 0 for other text. */
function letterSpacing(runs: RowCell['runs']): number {
  const gaps = runs.slice(1).flatMap((run, index) => {
    const before = runs[index] as RowCell['runs'][number];
    return [...run.text.trim()].length === 1 && [...before.text.trim()].length === 1 ? [run.x - before.x - before.width] : [];
  });
  return gaps.length >= 3 && gaps.length >= runs.length * 0.6 ? ([...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0) : 0;
}

function partsOf(cells: RowCell[]): LinePart[] {
  const parts: LinePart[] = [];
  for (const cell of cells) {
    const spacing = Math.max(0, letterSpacing(cell.runs));
    let edge = Number.NaN;
    for (const run of cell.runs) {
      const isSpaced = !Number.isNaN(edge) && run.x - edge > run.size * 0.13 + spacing;
      const text = isSpaced && !run.text.startsWith(' ') && !parts[parts.length - 1]?.text.endsWith(' ') ? ` ${run.text}` : run.text;
      parts.push({
        text,
        x: run.x,
        width: run.width,
        size: run.size,
        bold: run.bold,
        italic: run.italic,
        color: run.color,
        url: run.url,
        icon: run.icon,
        newCell: Number.isNaN(edge),
      });
      edge = run.x + run.width;
    }
  }
  return parts;
}

/** Marks lines whose text continues: the first word of the next line would not have fitted at their end. */
function markWraps(lines: TextLine[], fullWidth: number): void {
  const left = Math.min(...lines.map((line) => line.x));
  const reached = Math.max(...lines.map((line) => line.x + line.width));
  const nearEdge = lines.filter((line) => line.cells.length === 1 && line.x + line.width > reached - (reached - left) * 0.06).length;
  // A few lines that reach equally far are not an edge. Then margins of equal width are assumed.
  const right = nearEdge >= 4 ? reached : Math.max(reached, fullWidth - left);
  const hasEdge = nearEdge >= 3;
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (!next || next.bullet || next.page !== line.page || line.cells.length > 1 || next.cells.length > 1 || next.gap > 1.2) return;
    if (line.bold !== next.bold || line.italic !== next.italic) return;
    const word = next.text.split(' ', 1)[0] ?? '';
    const wordWidth = (next.width * (word.length + 1)) / Math.max(1, next.text.length);
    const isCentred = Math.abs(line.x - next.x) > 3 && Math.abs(line.x + line.width / 2 - next.x - next.width / 2) < 2;
    // In a right-aligned block every line reaches the edge; only a long one is full.
    const isToRight = Math.abs(line.x - next.x) > 3 && Math.abs(line.x + line.width - next.x - next.width) < 1.5;
    const room = right - left - (isCentred || isToRight ? 0 : line.x - left);
    // A block of short lines has no right edge, so only the beginning of the next line tells.
    const goesOn = /^[\p{Ll}(&$€£%]|^\d(?!\d{3}\b|\d?[/.])/u.test(next.text) || /[,&–-]$/.test(line.text);
    // A bold title that fills a narrow column goes on in the bold line below it, even if no other line reaches the edge.
    const isTitle = fullWidth === 0 && line.bold && next.gap < 0.5 && line.width > (right - left) * 0.8 && line.width + wordWidth > room - 1;
    line.tight = isTitle || (hasEdge && room - line.width < line.size * 2.2);
    line.wraps = line.width + wordWidth > room - 1 && Math.abs(line.size - next.size) < 0.6 && (hasEdge || goesOn);
  });
}

/**
 * The cells of one region as lines from top to bottom, each with its gap to the line above in line heights.
 * `fullWidth`: width of the page in points when the region has it to itself, else 0. Pure.
 */
export function regionLines(cells: RowCell[], page: number, fullWidth = 0): TextLine[] {
  const rows: RowCell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows[rows.length - 1];
    if (row?.[0] && Math.abs(row[0].baseline - cell.baseline) < Math.max(1.5, Math.min(row[0].size, cell.size) * 0.25)) row.push(cell);
    else rows.push([cell]);
  }
  const lines = rows.flatMap((row) => {
    row.sort((a, b) => a.left - b.left);
    const top = Math.min(...row.map((cell) => cell.top));
    const left = Math.min(...row.map((cell) => cell.left));
    const place = {
      page,
      x: left,
      y: top,
      width: Math.max(...row.map((cell) => cell.right)) - left,
      height: Math.max(...row.map((cell) => cell.bottom)) - top,
      placed: true,
    };
    return buildLine(partsOf(row), place);
  });
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    line.gap = above ? Math.max(0, (line.y - above.y - above.height) / Math.max(1, line.height)) : 1;
  });
  markWraps(lines, fullWidth);
  return lines;
}
