import type { TextLine } from '../../document/text-line';
import { labelClassesOf } from '../entries/entry-labels';
import { isBrokenDate } from '../entries/read-entry-headers';
import { merge } from './join-cells';
import { linePart } from './line-part';
import { listLine } from './unstack-table';

const tolerance = 3;
const runsUpTo = (line: TextLine, to: number) => line.runs.filter((run) => run.from < to);
const hintOf = (line: TextLine) => line.text.slice(line.cells[0]?.from, line.cells[0]?.to);

/** Where the text beside the hint begins; for a line of its own, the right edge of the page. */
const bodyStart = (line: TextLine) => line.runs.find((run) => run.to > (line.cells[1]?.from ?? line.text.length))?.x ?? Number.POSITIVE_INFINITY;

/** Whether the first cell of `line` continues the date or label at the start of `row`, inside their column. */
function goesOn(row: TextLine, line: TextLine): boolean {
  const last = runsUpTo(line, line.cells[0]?.to ?? 0).at(-1);
  const isInside = last !== undefined && last.x + last.width < bodyStart(row) - 1;
  const isBeside = line.cells.length === 1 || bodyStart(line) >= bodyStart(row) - tolerance;
  const isBroken = isBrokenDate(hintOf(row), hintOf(line)) || labelClassesOf(`${hintOf(row)} ${hintOf(line)}`).length > 0;
  return line.placed && !line.bullet && line.page === row.page && line.gap < 0.6 && isInside && isBeside && isBroken;
}

/**
 * Joins dates and labels that a narrow left column broke across lines ("September" / "2011–July" / "2013" beside a degree) into one cell; what is beside the
 * further lines becomes separate lines. Fails if the date is broken inside a number. Pure; keeps every word.
 */
export function joinHints(lines: readonly TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  let at = -1;
  for (const line of lines) {
    const row = result[at];
    if (row && goesOn(row, line)) {
      result[at] = { ...merge(row, linePart(line, 0, line.cells[0]?.to ?? 0), [0]), height: row.height };
      if (line.cells[1]) result.push(listLine(line, line.cells[1].from));
      continue;
    }
    result.push(line);
    if (line.placed && line.cells.length > 1) at = result.length - 1;
    else if (line.gap > 0.6) at = -1;
  }
  return result;
}
