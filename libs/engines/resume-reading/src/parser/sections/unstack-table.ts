import type { TextLine } from '../../document/text-line';
import { linePart } from './line-part';

const tolerance = 4;
const mark = /^[•●○▪■–-]\s+/;
const startOf = (line: TextLine, from: number) => line.runs.find((run) => run.to > from)?.x ?? line.x;

/** Where the column of lists begins: the position where the last cells of several rows start with a bullet. */
function listColumn(lines: readonly TextLine[]): number | undefined {
  const starts = lines.flatMap((line) => {
    const cell = line.cells.length > 1 ? line.cells[line.cells.length - 1] : undefined;
    return cell && mark.test(line.text.slice(cell.from)) ? [startOf(line, cell.from)] : [];
  });
  const [first] = starts;
  if (first === undefined || starts.length < 2 || starts.some((x) => Math.abs(x - first) >= tolerance)) return undefined;
  // A list has a second line right below one of its bullets; a dot between two words of a line has none.
  const isInList = (line: TextLine | undefined) => line?.cells.some((cell) => Math.abs(startOf(line, cell.from) - first) < tolerance + 12) ?? false;
  return lines.some((line, index) => isInList(line) && isInList(lines[index + 1])) ? first : undefined;
}

/** The bullets or wrapped lines of the right-hand cell, without their mark. */
export function listLine(line: TextLine, from: number): TextLine {
  const own = linePart(line, from, line.text.length);
  const length = mark.exec(own.text)?.[0].length ?? 0;
  return length > 0 ? { ...linePart(own, length, own.text.length), bullet: true } : own;
}

/**
 * Reads a table whose cells contain several lines ("Position / Employer / Town" beside a list of bullets) cell by cell: for each row of the table, first what
 * is left of the lists, then the list. Pure; keeps every line of other sections as it is.
 */
export function unstackTable(lines: readonly TextLine[]): TextLine[] {
  const column = listColumn(lines);
  if (column === undefined) return [...lines];
  const result: TextLine[] = [];
  const list: TextLine[] = [];
  for (const line of lines) {
    // A wider gap separates the rows of the table.
    if (line.gap >= 0.8) result.push(...list.splice(0));
    const cell = line.cells.find((candidate) => startOf(line, candidate.from) >= column - tolerance);
    const before = cell ? line.cells.filter((candidate) => candidate.from < cell.from) : line.cells;
    const end = before[before.length - 1]?.to;
    // The row that names the columns stays whole.
    if (cell && list.length === 0 && !mark.test(line.text.slice(cell.from))) {
      result.push(line);
      continue;
    }
    if (cell) list.push(listLine(line, cell.from));
    if (end !== undefined) result.push(cell ? linePart(line, 0, end) : line);
  }
  return [...result, ...list];
}
