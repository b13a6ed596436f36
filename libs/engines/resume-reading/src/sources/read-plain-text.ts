import { AppError } from '@folia/contracts/errors';
import { maxResumeCharacters } from '@folia/contracts/limits';
import { buildLine } from '../document/build-line';
import { cleanText } from '../document/clean-text';
import { maxLines } from '../document/limits';
import type { SourceDocument, TextLine } from '../document/text-line';
import { titleScore } from '../parser/entries/role-words';
import { matchHeading } from '../parser/sections/match-heading';
import { decodeText } from './parse-json';

type Written = { text: string; indent: number; gap: number; isHeading: boolean; isBold: boolean };

const letterWidth = 5.5;
const lineHeight = 14;
const margin = 40;
const pageLines = 60;
/** Editors break lines of letters and mails at 60 to 100 characters; longer lines are whole paragraphs. */
const widestColumn = 110;
const markdownHeading = /^#{1,6}\s+(\S.*?)\s*#*$/;
const emphasis = /^(?:\*\*|__)(\S[^*_]{0,80}\S)(?:\*\*|__):?$/;
/** `**Engineer**, Acme` as Markdown writes bold type. */
const boldMark = /\*\*(?!\s)([^*\n]{1,300})\*\*/;
const rule = /^(?:-{3,}|={3,}|_{3,}|\*{3,}|[─━═]{3,})$/;

const hasYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** A position's name, its employer and its dates stand in so many lines. */
const mostLinesOfHead = 3;
const farthest = 40;

const common = new Set(['work', 'education', 'skill', 'summary', 'language', 'project', 'award', 'certification', 'publication']);

/** The lines of a text with the free lines above them; marks of headings (#, **, a rule below) are taken for what they mean. */
function writtenLines(text: string): Written[] {
  const lines: Written[] = [];
  let gap = 0;
  for (const raw of cleanText(text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')).split('\n')) {
    const plain = raw.trim();
    if (!plain) gap += 1;
    else if (rule.test(plain)) {
      const last = lines.at(-1);
      if (last && gap === 0 && last.text.length <= 60) last.isHeading = true;
      gap += 1;
    } else {
      const bold = emphasis.exec(plain)?.[1];
      const marked = markdownHeading.exec(plain)?.[1] ?? bold;
      const indent = raw.length - raw.trimStart().length;
      lines.push({ text: marked ?? raw.trim(), indent, gap: lines.length === 0 ? 1 : gap, isHeading: marked !== undefined, isBold: bold !== undefined });
      gap = 0;
    }
  }
  return lines;
}

const bullet = /^[•●▪◦‣·*–-]\s/u;
const wholeBold = /^([•●▪◦‣·*–-]\s+)(?:\*\*|__)([^*_\d\n]{1,60})(?:\*\*|__):?$/u;
const mostTopicWords = 4;
/** "**Migration**" above or among the points of a position: what the next ones are about. It has no date, names no post and heads no section. */
const isTopic = (words: string): boolean =>
  words.split(/\s+/).length <= mostTopicWords && !/[\d,|@]|\s[–—-]\s/u.test(words) && titleScore(words) <= 0 && !matchHeading(words)?.exact;

/** Whether the lines above, but for points, are the head of a position with its dates. */
function isBelowDatedHead(lines: readonly Written[], index: number): boolean {
  const head = lines.slice(Math.max(0, index - farthest), index).filter(({ text }) => !bullet.test(text));
  return head.slice(-mostLinesOfHead).some(({ text }) => hasYear.test(text));
}

/** Bold topics among points are points themselves, and begin no position. */
function markTopics(lines: Written[]): void {
  for (const [index, line] of lines.entries()) {
    const [, mark, words] = wholeBold.exec(line.text) ?? [];
    if (mark && words && isTopic(words)) line.text = mark + words;
    const isLead = line.isBold && bullet.test(lines[index + 1]?.text ?? '') && isTopic(line.text);
    if (!isLead || !isBelowDatedHead(lines, index)) continue;
    line.text = `- ${line.text}`;
    line.isHeading = false;
    line.gap = 0;
  }
}

const isCaps = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/**
 * Text has no type sizes: a line that is nothing but the words of a heading is one where it is set apart, and wherever it stands
 * if it begins another of the common sections than the one it stands in ("Software" in a list of skills begins none).
 */
function markHeadings(lines: Written[]): void {
  let section: string | undefined;
  for (const [index, line] of lines.entries()) {
    const match = bullet.test(line.text) ? undefined : matchHeading(line.text);
    if (!match?.exact) continue;
    const isApart = line.gap > 0 || (lines[index + 1]?.gap ?? 0) > 0 || isCaps(line.text) || line.text.endsWith(':');
    const beginsAnother = common.has(match.kind) && match.kind !== section;
    line.isHeading ||= isApart || beginsAnother;
    if (line.isHeading) section = match.kind;
  }
}

/** Whether the next word would have gone beyond the column that the lines around keep to. */
function wraps(lines: readonly Written[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || next.gap > 0 || line.isHeading || next.isHeading) return false;
  let widest = 0;
  for (let at = index - 6; at <= index + 6; at += 1) widest = Math.max(widest, lines[at]?.text.length ?? 0);
  const word = next.text.split(' ', 1)[0]?.length ?? 0;
  return widest <= widestColumn && widest >= 50 && line.text.length + 1 + word > widest;
}

/**
 * Reads UTF-8 text as pasted into lines as every reader delivers them: free lines are gaps, tabs divide cells, bullets and hard line ends are known.
 * Throws AppError FILE_TYPE_MISMATCH when it is no text, FILE_TOO_COMPLEX above 500,000 characters or 20,000 lines, FILE_NO_TEXT without a word.
 */
export function readPlainText(data: Buffer): SourceDocument {
  const text = decodeText(data);
  if (text === null || text.includes('\0')) throw new AppError('FILE_TYPE_MISMATCH');
  if (text.length > maxResumeCharacters) throw new AppError('FILE_TOO_COMPLEX');
  const written = writtenLines(text);
  if (written.length > maxLines) throw new AppError('FILE_TOO_COMPLEX');
  if (!written.some((line) => /[\p{L}\p{N}]/u.test(line.text))) throw new AppError('FILE_NO_TEXT');
  markTopics(written);
  markHeadings(written);

  const longest = Math.min(widestColumn, Math.max(...written.map((line) => line.indent + line.text.length)));
  const width = 2 * margin + longest * letterWidth;
  const lines = written.flatMap((line, index): TextLine[] => {
    const page = Math.floor(index / pageLines) + 1;
    const x = margin + line.indent * letterWidth;
    let at = x;
    const parts = line.text.split('\t').flatMap((cell, column) => {
      // Every second piece stood between the marks of bold type.
      const pieces = cell.split(boldMark).map((text, place) => {
        const part = { text, x: at, width: text.length * letterWidth, size: 10, bold: line.isHeading || place % 2 === 1, italic: false, color: '', url: '' };
        at += part.width;
        return { ...part, newCell: column > 0 && place === 0 };
      });
      at += 4 * letterWidth;
      return pieces;
    });
    const place = { page, x, y: margin + (index % pageLines) * lineHeight, width: at - x, height: lineHeight - 2, placed: true };
    const isCut = wraps(written, index);
    return buildLine(parts, place).map((built) => ({ ...built, gap: line.gap, wraps: built.wraps || isCut, tight: isCut }));
  });
  const pages = Array.from({ length: Math.ceil(written.length / pageLines) }, (_, index) => ({
    number: index + 1,
    width,
    height: 2 * margin + pageLines * lineHeight,
  }));
  return { pages, flows: [{ role: 'main', lines }], hiddenWords: 0, notes: [] };
}
