import type { TextLine } from '../../document/text-line';
import { findDates } from '../values/find-dates';
import { placeLikelihood } from '../values/find-place';
import { isLanguageName, languageLevel } from '../values/language-names';
import { isSkillLevel } from '../values/skill-level';
import { linePart } from './line-part';
import { matchHeading } from './match-heading';

const tolerance = 4;
const startOf = (line: TextLine, from: number) => line.runs.find((run) => run.to > from)?.x ?? line.x;
const cellTexts = (line: TextLine) => line.cells.map((cell) => line.text.slice(cell.from, cell.to));
const isAside = (text: string) => findDates(text).length > 0 || placeLikelihood(text) > 0;

/** Where the second and further columns of cards begin: positions where cells of several rows start that are neither dates nor places. */
function columnStarts(lines: readonly TextLine[]): number[] {
  const groups: { x: number; rows: number; asides: number }[] = [];
  for (const line of lines) {
    line.cells.slice(1).forEach((cell, index) => {
      const x = startOf(line, cell.from);
      const group = groups.find((other) => Math.abs(other.x - x) < tolerance) ?? groups[groups.push({ x, rows: 0, asides: 0 }) - 1];
      if (!group) return;
      group.rows += 1;
      const texts = cellTexts(line);
      // What follows a date in its row is what the date belongs to, not a card beside it.
      const isRating = isSkillLevel(texts[index + 1] ?? '') && !isSkillLevel(texts[0] ?? '');
      // A label with its list, a language with its level: rows of a table.
      const [own, before] = [texts[index + 1] ?? '', texts[index] ?? ''];
      const isLabelled = (own.includes(',') && !before.includes(',') && before.length < 30) || (languageLevel.test(own) && isLanguageName(texts[0] ?? ''));
      if (isRating || isLabelled || isAside(texts[index + 1] ?? '') || isAside(texts[index] ?? '')) group.asides += 1;
    });
  }
  const left = Math.min(...lines.map((line) => line.x));
  return groups.filter((group) => group.rows >= 2 && group.asides < group.rows * 0.4 && group.x > left + 40).map((group) => group.x);
}

/** How many of the lines fit the columns: cells of one row never extend into the next column. */
function fits(line: TextLine, starts: readonly number[]): boolean {
  return line.cells.every((cell, index) => {
    const from = startOf(line, cell.from);
    const next = starts.find((x) => x > from + tolerance);
    const last = line.runs.filter((run) => run.from < cell.to);
    const right = index === line.cells.length - 1 ? line.x + line.width : (last[last.length - 1]?.x ?? 0) + (last[last.length - 1]?.width ?? 0);
    return next === undefined || right < next + tolerance;
  });
}

function unfold(rows: readonly TextLine[], starts: readonly number[]): TextLine[] {
  const edges = [Number.NEGATIVE_INFINITY, ...starts];
  const left = Math.min(...rows.map((row) => row.x));
  const columnWidth = Math.min(...starts.map((start, index) => start - (starts[index - 1] ?? left)));
  return edges.flatMap((edge, column) => {
    const next = edges[column + 1] ?? Number.POSITIVE_INFINITY;
    const lines = rows.flatMap((row) => {
      const cells = row.cells.filter((cell) => startOf(row, cell.from) >= edge - tolerance && startOf(row, cell.from) < next - tolerance);
      const [first, last] = [cells[0], cells[cells.length - 1]];
      return first && last ? [cells.length === row.cells.length ? row : linePart(row, first.from, last.to)] : [];
    });
    return lines.map((line, index) => {
      const above = lines[index - 1];
      // A word that fills little of its column did not wrap.
      return { ...line, wraps: line.width > columnWidth * 0.4, gap: above ? Math.max(0, (line.y - above.y - above.height) / Math.max(1, line.height)) : 1 };
    });
  });
}

/** Rows rather than cards: a label in front of things set one after another, or three cells of which the last is a date. */
function isTable(rows: readonly TextLine[], starts: readonly number[]): boolean {
  const behind = rows.flatMap((row) => row.cells.slice(1).map((cell) => startOf(row, cell.from)));
  const inColumn = behind.filter((x) => starts.some((start) => Math.abs(start - x) < tolerance)).length;
  const labels = rows.filter((row) => matchHeading(cellTexts(row)[0] ?? '')).length;
  const dated = rows.filter((row) => row.cells.length >= 3 && findDates(cellTexts(row).at(-1) ?? '').length > 0).length;
  return (labels >= 2 && inColumn * 3 < behind.length * 2) || (dated >= 2 && dated * 2 > rows.length);
}

/**
 * Moves cards that are side by side in a section (skills in three columns, certificates in two) below each other, column by column. Lines whose right-hand
 * cells are dates or places stay as they are. Pure; keeps every character.
 */
export function unfoldGrid(lines: readonly TextLine[]): TextLine[] {
  const placed = lines.filter((line) => line.placed && line.cells.length > 1);
  if (placed.length < 2) return [...lines];
  const starts = columnStarts(lines).sort((a, b) => a - b);
  if (starts.length === 0 || isTable(placed, starts)) return [...lines];
  const result: TextLine[] = [];
  let rows: TextLine[] = [];
  const close = () => {
    result.push(...(rows.some((row) => row.cells.length > 1) ? unfold(rows, starts) : rows));
    rows = [];
  };
  for (const line of lines) {
    if (fits(line, starts)) rows.push(line);
    else {
      close();
      result.push(line);
    }
  }
  close();
  return result;
}
