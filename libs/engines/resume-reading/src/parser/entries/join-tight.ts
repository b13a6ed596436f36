import type { TextLine } from '../../document/text-line';
import { findDates } from '../values/find-dates';

/** A title that wrapped in a narrow column: a few lines of the section are closer to the line above than all the others. */
export function joinTight(lines: readonly TextLine[]): TextLine[] {
  const gaps = lines.slice(1).map((line) => line.gap);
  const least = Math.min(...gaps);
  const isTight = (line: TextLine) => line.gap < least + 0.1;
  const tight = lines.slice(1).filter(isTight).length;
  if (lines.length < 4 || tight > lines.length / 3 || gaps.some((gap) => gap >= least + 0.1 && gap < least + 0.15)) return [...lines];
  const plain = (line: TextLine | undefined) => line?.placed && line.cells.length === 1 && findDates(line.text).length === 0;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const isWrapped = next && isTight(next) && !next.bullet && plain(line) && plain(next) && line.bold === next.bold && line.italic === next.italic;
    return isWrapped ? { ...line, wraps: true, tight: true } : line;
  });
}
