import type { TextLine } from '../../document/text-line';

const tolerance = 2.5;
const runsOf = (line: TextLine, cell: { from: number; to: number }) => line.runs.filter((run) => run.to > cell.from && run.from < cell.to);
const startOf = (line: TextLine, cell: { from: number; to: number }) => runsOf(line, cell)[0]?.x ?? line.x;

/** Which cell of the row each cell of the line below continues, or undefined if the line is not a continuation of the row. */
function columnsBelow(row: TextLine, line: TextLine): number[] | undefined {
  if (row.cells.length < 3 || line.cells.length >= row.cells.length || line.bullet || line.page !== row.page || !line.placed || line.gap >= 0.4)
    return undefined;
  const columns = line.cells.map((cell) => row.cells.findIndex((own) => Math.abs(startOf(row, own) - startOf(line, cell)) < tolerance));
  // A wrapped cell continues in its own look and ends before the next column begins.
  const staysInside = line.cells.every((cell, index) => {
    const next = row.cells[(columns[index] ?? 0) + 1];
    const last = runsOf(line, cell).at(-1);
    const above = runsOf(row, row.cells[columns[index] ?? 0] ?? cell).at(-1);
    const isAlike = above?.bold === last?.bold && Math.abs((above?.size ?? 0) - (last?.size ?? 0)) < 0.6;
    // What begins with a capital below a sentence is a text of its own.
    const before = row.text.slice(row.cells[columns[index] ?? 0]?.from, row.cells[columns[index] ?? 0]?.to);
    if (/\p{L}{4}[.!?]$/u.test(before) && /^\p{Lu}/u.test(line.text.slice(cell.from))) return false;
    return isAlike && (!next || !last || last.x + last.width < startOf(row, next) + tolerance);
  });
  return staysInside && columns.every((column) => column > 0) ? columns : undefined;
}

/** The row with the text of the line below added to the cells it belongs to; every character keeps its run. */
export function merge(row: TextLine, line: TextLine, columns: readonly number[]): TextLine {
  const pieces: string[] = [];
  let length = 0;
  const merged: TextLine = { ...row, runs: [], cells: [], height: line.y + line.height - row.y };
  const add = (source: TextLine, cell: { from: number; to: number }) => {
    if (length > 0) {
      pieces.push(' ');
      length += 1;
    }
    for (const run of runsOf(source, cell)) {
      const from = Math.max(run.from, cell.from) - cell.from + length;
      merged.runs.push({ ...run, from, to: Math.min(run.to, cell.to) - cell.from + length });
    }
    pieces.push(source.text.slice(cell.from, cell.to));
    length += cell.to - cell.from;
  };
  row.cells.forEach((cell, column) => {
    const from = length === 0 ? 0 : length + 1;
    add(row, cell);
    const below = line.cells[columns.indexOf(column)];
    if (below) add(line, below);
    merged.cells.push({ from, to: length });
  });
  return { ...merged, text: pieces.join('') };
}

/**
 * Joins table rows with wrapped cells ("Cauvery Valley Engineering" above "College") into one line each, cell by cell. Only rows of three or more cells, and
 * only where the first column stays empty below: with two columns, the line below is a fact of its own. Fails for tables whose first column wraps too. Pure;
 * keeps every word.
 */
export function joinCells(lines: readonly TextLine[]): TextLine[] {
  return lines.reduce<TextLine[]>((rows, line) => {
    const row = rows[rows.length - 1];
    const columns = row && columnsBelow(row, line);
    if (row && columns) rows[rows.length - 1] = merge(row, line, columns);
    else rows.push(line);
    return rows;
  }, []);
}
