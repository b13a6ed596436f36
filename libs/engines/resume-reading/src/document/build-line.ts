import { maxLineLength } from './limits';
import { repairLigature } from './repair-ligature';
import type { LineRun, TextLine } from './text-line';

/** A styled stretch of text before it becomes part of a line. `newCell`: separated from what comes before it. */
export type LinePart = Omit<LineRun, 'from' | 'to'> & { text: string; newCell: boolean };

export type LinePlace = { page: number; x: number; y: number; width: number; height: number; placed: boolean };

const bulletMark = /^(?:[•●○◦▪▫■□▶►▸▹‣⁃∙·・‧∗⦁✓✔➢➤→❖◆◇★*✦–—-]|o(?=\s)|\u0000)\s*/u;
const spaced = /^(?:\p{L} {1,2}){3,}\p{L}$/u;

/** "S K I L L S" → "SKILLS"; two or more spaces keep words apart. */
function closeLetters(text: string): string {
  if (!/^\p{L} /u.test(text)) return text;
  const words = text.trim().split(/ {2,}/);
  return words.every((word) => /^(?:\p{L} ){1,60}\p{L}$/u.test(word)) && words.some((word) => spaced.test(word))
    ? words.map((word) => word.replace(/ /g, '')).join(' ')
    : text;
}

function repairParts(parts: LinePart[]): void {
  parts.forEach((part, index) => {
    if (!part.text.includes('\0')) return;
    // A glyph without text between spaces is an icon, not a ligature.
    const before = /[\p{L}]*$/u.exec(part.newCell || /^\s/.test(part.text) ? '' : (parts[index - 1]?.text ?? ''))?.[0] ?? '';
    const after = /^[\p{L}]*/u.exec(parts[index + 1]?.newCell || /\s$/.test(part.text) ? '' : (parts[index + 1]?.text ?? ''))?.[0] ?? '';
    if (!before && !after && !/\p{L}/u.test(part.text)) return;
    const whole = repairLigature(`${before}\u0002${part.text}\u0003${after}`.replace(/[\u0002\u0003]/g, ''));
    part.text = whole.slice(before.length, whole.length - after.length);
  });
}

/**
 * One line from its styled parts: text with single spaces, offsets of runs and cells, the bullet removed, and the style most of it has. Text beyond 2,000
 * characters goes into further lines. Returns [] for parts without text. Pure.
 */
export function buildLine(parts: LinePart[], place: LinePlace): TextLine[] {
  repairParts(parts);
  const cells = parts.map((part, index) => (/ {3,}$/.test(parts[index - 1]?.text ?? '') ? { ...part, newCell: true } : part));
  return assemble(cells.flatMap(atWideSpaces), place);
}

/** Three or more spaces separate words as a tab does: they become cells of their own. */
function atWideSpaces(part: LinePart): LinePart[] {
  const text = closeLetters(part.text);
  if (!/\S {3,}|^ {3,}/.test(text)) return [{ ...part, text }];
  const step = part.width / Math.max(1, text.length);
  return [...text.matchAll(/(?:(?! {3})[\s\S])+/g)].flatMap((match, index) =>
    match[0].trim()
      ? [{ ...part, text: match[0], x: part.x + step * match.index, width: step * match[0].length, newCell: part.newCell || index > 0 || match.index > 0 }]
      : [],
  );
}

function assemble(parts: LinePart[], place: LinePlace): TextLine[] {
  // Pieces are joined once at the end: a paragraph may have a hundred thousand of them.
  const pieces: string[] = [];
  const runs: LineRun[] = [];
  const starts: number[] = [];
  let length = 0;
  let isOpen = true;
  const add = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
    isOpen = piece.endsWith(' ');
  };
  for (const part of parts) {
    const words = part.text.replace(/\0/g, length > 0 ? '' : '\0').replace(/\s+/g, ' ');
    if (!words.trim() && words !== '\0') {
      if (words && !isOpen) add(' ');
      continue;
    }
    const clean = isOpen ? words.trimStart() : words;
    if (part.newCell && !isOpen && !clean.startsWith(' ')) add(' ');
    const from = length + (clean.startsWith(' ') ? 1 : 0);
    if (part.newCell || runs.length === 0) starts.push(from);
    add(clean);
    const { text: _, newCell: __, ...style } = part;
    runs.push({ ...style, from, to: length - (clean.length - clean.trimEnd().length) });
  }
  const text = pieces.join('').trimEnd();
  if (!text) return [];

  const mark = bulletMark.exec(text)?.[0] ?? '';
  const rest = text.slice(mark.length);
  const isBullet =
    mark !== '' && (/\s$/.test(mark) || /^[•●○◦▪■▶►▸‣⁃∙·・‧⦁✓✔➢➤❖◆★\u0000]/u.test(mark)) && (rest === '' || /[\p{L}\p{N}"'“‘(<$€£#@+[]/u.test(rest.charAt(0)));
  const cut = isBullet ? mark.length : 0;
  const kept = text.slice(cut);
  const shifted = runs.filter((run) => run.to > cut).map((run) => shift(run, cut));
  const cells = starts
    .map((from, index) => ({ from: Math.max(0, from - cut), to: (starts[index + 1] ?? text.length) - cut }))
    .map((cell) => ({ from: cell.from, to: kept.slice(0, cell.to).trimEnd().length }))
    .filter((cell) => cell.to > cell.from);
  const line = withStyle({ ...place, text: kept, runs: shifted.length > 0 ? shifted : runs, cells, bullet: isBullet });
  return line.text.length > maxLineLength ? divide(line) : [line];
}

function shift(run: LineRun, cut: number): LineRun {
  const lost = Math.max(0, cut - run.from);
  const step = run.width / Math.max(1, run.to - run.from);
  return { ...run, from: Math.max(0, run.from - cut), to: run.to - cut, x: run.x + step * lost, width: run.width - step * lost };
}

function withStyle(line: LinePlace & Pick<TextLine, 'text' | 'runs' | 'cells' | 'bullet'>): TextLine {
  // A right-aligned date or town has its own style, so the first cell decides the style of the line.
  const first = line.runs.filter((run) => run.from < (line.cells[0]?.to ?? line.text.length));
  const length = (matches: (run: LineRun) => boolean) => first.reduce((sum, run) => sum + (matches(run) ? run.to - run.from : 0), 0);
  const half = length(() => true) / 2;
  const sizes = [...new Set(first.map((run) => run.size))].sort((a, b) => length((run) => run.size === b) - length((run) => run.size === a));
  return {
    ...line,
    indent: line.runs[0]?.x ?? line.x,
    size: sizes[0] ?? 10,
    bold: length((run) => run.bold) > half,
    italic: length((run) => run.italic) > half,
    color: line.runs[0]?.color ?? '',
    outline: 0,
    gap: 0,
    wraps: false,
    tight: false,
  };
}

function divide(line: TextLine): TextLine[] {
  const lines: TextLine[] = [];
  let first = 0;
  for (let from = 0; from < line.text.length; ) {
    const space = line.text.lastIndexOf(' ', from + maxLineLength);
    const to = line.text.length - from <= maxLineLength ? line.text.length : space > from ? space : from + maxLineLength;
    // Runs are in order, so one that ends before this part is never looked at again.
    while ((line.runs[first]?.to ?? Number.POSITIVE_INFINITY) <= from) first += 1;
    const runs: LineRun[] = [];
    for (let index = first; (line.runs[index]?.from ?? Number.POSITIVE_INFINITY) < to; index += 1) {
      const run = line.runs[index] as LineRun;
      runs.push({ ...run, from: Math.max(0, run.from - from), to: Math.min(to, run.to) - from });
    }
    lines.push({
      ...line,
      text: line.text.slice(from, to),
      runs,
      cells: [{ from: 0, to: to - from }],
      bullet: line.bullet && from === 0,
      wraps: to < line.text.length,
    });
    from = line.text.charAt(to) === ' ' ? to + 1 : to;
  }
  return lines;
}
