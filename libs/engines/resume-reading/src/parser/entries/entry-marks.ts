import type { TextLine } from '../../document/text-line';
import { findDates } from '../values/find-dates';
import { isDateOnly } from '../values/is-date-only';

/** A sentence that ended before the edge, followed by a capital below: two separate things, even if the next word would not have fitted. */
export const isComplete = (before: TextLine, line: TextLine) => /[.!?]["”’)]?$/.test(before.text) && /^\p{Lu}/u.test(line.text) && !before.tight;

/** Centred text: neighbouring lines of different length with the same middle. */
function isCentred(lines: readonly TextLine[]): boolean {
  const pairs = lines.slice(1).flatMap((line, index) => {
    const before = lines[index] as TextLine;
    return Math.abs(before.x - line.x) > 3 ? [Math.abs(before.x + before.width / 2 - line.x - line.width / 2)] : [];
  });
  return pairs.length >= 2 && pairs.filter((distance) => distance < 1.5).length >= pairs.length * 0.6;
}

/**
 * Lists whose bullets are drawn rather than written: lines indented from the headers of their section. Never in centred text. Returns the lines whose position
 * makes them bullets.
 */
export function indentedLines(lines: readonly TextLine[]): Set<TextLine> {
  const found = new Set<TextLine>();
  if (lines.some((line) => line.bullet || !line.placed) || isCentred(lines)) return found;
  const contentStart = (line: TextLine) => {
    const cell = line.cells.find((candidate) => !isDateOnly(line.text.slice(candidate.from, candidate.to))) ?? line.cells[0];
    return line.runs.find((run) => run.to > (cell?.from ?? 0))?.x ?? line.x;
  };
  const isHeader = (line: TextLine) => {
    const dates = findDates(line.text);
    return (
      line.bold ||
      (dates.some((date) => date.isRange) && line.text.split(' ').length <= 12) ||
      dates.some((date) => date.to - date.from >= line.text.length * 0.6)
    );
  };
  const starts = lines.filter(isHeader).map(contentStart);
  if (starts.length === 0) return found;
  const edge = Math.min(...starts);
  const inset = lines.filter((line) => !isHeader(line) && line.cells.length === 1 && line.x > edge + 4 && line.x < edge + 60);
  for (const line of inset) {
    const index = lines.indexOf(line);
    const before = lines[index - 1];
    const isAligned = inset.some((other) => other !== line && Math.abs(other.x - line.x) < 1) || line.text.split(' ').length >= 4;
    const goesOn = before?.wraps && !isComplete(before, line) && inset.includes(before) && Math.abs(before.x - line.x) < 1;
    if (isAligned && !goesOn) found.add(line);
  }
  return found;
}

/** A timeline disc comes before a date, or before a bold title where bullets are plain: it marks an entry, not a list item. */
export function marksEntries(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const bullets = lines.filter((line) => line.bullet);
  const bold = bullets.filter((line) => line.bold && line.runs.every((run) => run.bold));
  const isMixed = bold.length > 0 && bold.length < bullets.length && bold.every((line) => line.text.split(' ').length <= 10);
  // A disc to the left of all lists, above a line of its own with the date.
  const headsDate = (line: TextLine) => {
    const next = lines[lines.indexOf(line) + 1];
    const others = bullets.filter((other) => other !== line);
    return (
      next !== undefined &&
      !next.bullet &&
      isDateOnly(next.text) &&
      others.every((other) => other.x >= line.x - 2) &&
      others.some((other) => other.x > line.x + 8)
    );
  };
  return (line) => isDateOnly(line.text) || (isMixed && bold.includes(line)) || headsDate(line);
}

const lookOf = (line: TextLine) => `${Math.round(line.size * 2)}|${line.bold}|${line.italic}`;

/** Bullets in front of whole entries: the section begins with one, and most of the outermost are dated or stand above a line of another look. */
export function listedEntries(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const [first] = lines;
  const outer = lines.filter((line) => line.bullet && (!line.placed || line.x < (first?.x ?? 0) + 4));
  const isDated = (line: TextLine) => findDates(line.text).length > 0;
  const headsOther = (line: TextLine) => {
    const at = lines.indexOf(line);
    const end = lines.findIndex((other, index) => index > at && other.bullet);
    const below = lines.slice(at + 1, end < 0 ? lines.length : end);
    return below.some((other) => lookOf(other) !== lookOf(line)) && below.length <= 5;
  };
  const isListed = (line: TextLine) => isDated(line) || headsOther(line);
  const listed = outer.filter(isListed).length;
  // A column further right has its own edge.
  const column = lines.filter((line) => line.bullet && !outer.includes(line) && isDated(line) && line.x > (first?.x ?? 0) + 120);
  return first?.bullet && outer.length >= 2 && listed * 3 >= outer.length * 2 ? new Set([...outer, ...column]) : new Set();
}
