import type { TextLine } from '../../document/text-line';
import { Passage } from '../passage';
import { isColumnName } from '../sections/column-names';
import { findDates } from '../values/find-dates';
import { isUnspaced } from '../values/plain-width';
import { labelClassesOf, labelled, leadingLabel, rowField } from './entry-labels';
import { indentedLines, isComplete, listedEntries, marksEntries } from './entry-marks';

/** What a section is made of: header lines of entries, bullet points, paragraphs and labels inside an entry ("Responsibilities:"), each with all its lines; `isPart`: the passage is less than they hold; `opens`: its bullet stands in front of a whole entry. */
export type Unit = { kind: 'head' | 'bullet' | 'prose' | 'label'; passage: Passage; lines: TextLine[]; isPart?: boolean; opens?: boolean };

const words = (text: string) => text.split(/\s+/).filter(Boolean);
/** Whether a line only introduces what follows inside an entry: "Responsibilities:", "Key achievements". */
export const isInnerLabel = (text: string) => labelClassesOf(text.trim()).includes('duties');

const abbreviation = /\b(?:inc|ltd|llc|co|corp|jr|sr|st|dr|bros|b\.?sc?|m\.?sc?|ph\.?d|b\.?a|m\.?a|u\.s\.a?|e\.v|o\.o|s\.r\.o|s\.a|s\.l|etc)\.$/i;
/** Running text in Chinese or Japanese: it ends or pauses as sentences do, or is longer than any header. */
function isUnspacedProse(text: string): boolean {
  const signs = text.replace(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, '').length;
  return /[。！？；]$/.test(text) || (signs > 14 && /[，。；、]/.test(text)) || signs > 34;
}

function isProse(line: TextLine): boolean {
  const { text } = line;
  const tokens = words(text);
  if (labelled.test(text)) return true;
  if (line.cells.length > 1 && tokens.length < 25) return false;
  const dates = findDates(text);
  if (dates.some((date) => date.isRange) && tokens.length < 22) return false;
  if (line.bold && tokens.length < 14) return false;
  if (isUnspaced(text)) return isUnspacedProse(text);
  const lower = tokens.slice(1).filter((token) => /^[\p{Ll}\p{Lo}]/u.test(token)).length;
  const ends = /[.!?;:]["”’)]?$/.test(text) && !abbreviation.test(text) && !/(?:^|\s)(?:\p{L}{1,3}\.){2,}$/u.test(text);
  if (tokens.length >= 12) return lower >= tokens.length * 0.3 || ends;
  if (dates.length > 0) return false;
  if (/ \| | · /.test(text)) return false;
  return (ends && tokens.length >= 3 && lower >= tokens.length * 0.34 && !text.endsWith(':')) || (line.wraps && tokens.length >= 6 && lower >= 2);
}

/** The second line of a table's right-hand cell: it begins where that cell begins, and the cell was not complete. */
function isBelowCell(row: TextLine, line: TextLine): boolean {
  const cell = row.cells[row.cells.length - 1];
  const start = row.runs.find((run) => run.to > (cell?.from ?? 0))?.x ?? row.x;
  return Math.abs(start - line.x) < 1.5 && line.gap < 0.5 && (/[,;–-]$/.test(row.text) || /^[\p{Ll}(]/u.test(line.text));
}

/** The header row of a table: cells that only name columns. */
const isTableHead = (line: TextLine) =>
  line.cells.length >= 2 &&
  line.cells.every((cell) => {
    const parts = line.text.slice(cell.from, cell.to).split(/\s(?:y|and|und|et|&)\s|\s?[/·]\s?/);
    return parts.every((part) => isColumnName(part.trim()));
  });

/** Whether a line continues the unit before it. */
function continues(unit: Omit<Unit, 'passage'>, line: TextLine): boolean {
  const last = unit.lines[unit.lines.length - 1];
  if (!last || line.bullet || line.cells.length > 1 || last.page > line.page || !line.placed) return false;
  if (unit.kind === 'head' && last.cells.length > 1 && isBelowCell(last, line)) return true;
  if (Math.abs(last.size - line.size) > 0.8 || line.gap > 1) return false;
  const startsLow = /^[\p{Ll}(&,;]/u.test(line.text);
  const isBoldStart = (line.runs[0]?.bold ?? false) && (line.runs[0]?.to ?? 0) > 3;
  // "**ledgerline** – a log" above "**tidewatch** – alerts": the second begins the same way as the first.
  const isAlike = (unit.lines[0]?.runs[0]?.bold ?? false) && unit.lines[0]?.bold === false && !last.tight;
  const startsNew =
    isBoldStart &&
    !(last.runs[last.runs.length - 1]?.bold ?? false) &&
    (!startsLow || isAlike) &&
    (line.bold || line.gap >= last.gap || isAlike || isComplete(last, line));
  // Two bold beginnings with a date each are two entries, however little room the first one left on its line.
  if (
    (unit.lines[0]?.runs[0]?.bold ?? false) &&
    isBoldStart &&
    !line.bold &&
    findDates(line.text).length > 0 &&
    unit.lines.some((own) => findDates(own.text).length > 0)
  )
    return false;
  if (unit.kind === 'label') return false;
  if (unit.kind === 'bullet') {
    const first = unit.lines[0] as TextLine;
    const isIndented = line.x >= first.indent - 3 && (first.indent > first.x + 2 || !first.bullet);
    if (startsNew || (line.italic && !last.italic && !isIndented)) return false;
    return (isIndented && line.gap <= Math.max(0.6, first.gap + 0.2)) || (last.wraps && !isComplete(last, line)) || (startsLow && line.x >= first.x - 2);
  }
  if (unit.kind === 'prose') {
    if (startsNew) return false;
    return last.wraps || startsLow;
  }
  if (last.wraps && last.bold === line.bold && /[,;•|·]/.test(last.text) && line.gap < 0.6) return true;
  const isAligned = Math.abs(line.x - last.x) < 2;
  if (
    isAligned &&
    last.tight &&
    last.cells.length === 1 &&
    last.bold === line.bold &&
    last.italic === line.italic &&
    line.gap < 0.6 &&
    findDates(last.text).length === 0
  )
    return true;
  return (
    (last.wraps || /\s[–-]$/.test(last.text)) &&
    last.cells.length === 1 &&
    last.bold === line.bold &&
    last.italic === line.italic &&
    (startsLow || /(?:[,&(/-]|\s[–-]|\b(?:and|of|for|in|und|et|de|the))$/i.test(last.text))
  );
}

const whole = (unit: Omit<Unit, 'passage'>): Unit => ({ ...unit, passage: Passage.join(unit.lines.map((line) => Passage.of(line))) });

/** "Duties: …", or "Main activities" in a cell beside them: what was done is running text, and its label says nothing more. */
function withoutDutiesLabel(unit: Omit<Unit, 'passage'>): Unit {
  const [line, ...others] = unit.lines as [TextLine, ...TextLine[]];
  const label = line.cells.length === 1 && !line.bullet ? leadingLabel(line.text) : undefined;
  if (label?.hasColon && label.length < line.text.length && label.classes.includes('duties') && !label.classes.includes('tools')) {
    const said = whole(unit).passage.slice(label.length).trim();
    return { ...unit, kind: 'prose', passage: said, isPart: true };
  }
  const from = line.cells[1]?.from;
  if (from === undefined || rowField(line.cells.map((cell) => line.text.slice(cell.from, cell.to))) !== 'duties') return whole(unit);
  const passage = Passage.join([Passage.of(line, from), ...others.map((other) => Passage.of(other))]);
  return { ...unit, kind: 'prose', passage, isPart: true };
}

/**
 * The lines of a section as units in order; lines that belong together are joined and divided words made whole. `withIndents`: indented lines count as bullets
 * (in sections of entries, not of citations). Pure.
 */
export function sectionUnits(lines: readonly TextLine[], withIndents = false): Unit[] {
  const units: Omit<Unit, 'passage'>[] = [];
  const headsByMark = marksEntries(lines);
  const listed = withIndents ? listedEntries(lines) : new Set<TextLine>();
  const inset = withIndents ? indentedLines(lines) : new Set<TextLine>();
  for (const line of lines) {
    if (!/[\p{L}\p{N}]/u.test(line.text) || isTableHead(line)) continue;
    const unit = units[units.length - 1];
    if (unit && !inset.has(line) && continues(unit, line)) {
      unit.lines.push(line);
      continue;
    }
    const isBullet = (line.bullet && !headsByMark(line)) || inset.has(line);
    if (listed.has(line)) units.push({ kind: 'head', lines: [line], opens: true });
    else units.push({ kind: isInnerLabel(line.text) ? 'label' : isBullet ? 'bullet' : isProse(line) ? 'prose' : 'head', lines: [line] });
  }
  return units.map((unit) => (withIndents ? withoutDutiesLabel(unit) : whole(unit)));
}
