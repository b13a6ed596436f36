import { AppError } from '@folia/contracts/errors';
import { matchHeading } from '../../parser/sections/match-heading';
import { countWords } from '../clean-text';
import { maxLines } from '../limits';
import type { SourceDocument, TextFlow, TextLine } from '../text-line';
import { groupRows, type RowCell } from './group-rows';
import { joinHeadings } from './join-headings';
import type { PdfDocument, PdfLibrary } from './open-pdf';
import { type PdfPageText, pdfRuns } from './pdf-runs';
import { regionLines } from './region-lines';
import { type PageRegion, splitColumns } from './split-columns';
import { stackDates } from './stack-dates';

type Span = { left: number; right: number };

const cellText = (cell: RowCell) =>
  cell.runs
    .map((run) => run.text)
    .join('')
    .trim();
const pageNumber = /^(?:page|seite|página|p\.?)?\s*\d{1,3}(?:\s*(?:of|\/|von|de|sur|-)\s*\d{1,3})?$/i;

const numberedFoot = /^.{2,40}\s[–—|·-]\s(?:page|seite|página|p\.)\s\d{1,3}(?:\s(?:of|\/|von|de|sur)\s\d{1,3})?$/iu;

/** How far down each page begins with the very rows of the first one (name, headline and contacts on every page): a baseline in points, 0 for none. */
function repeatedHeads(pages: { cells: RowCell[]; height: number }[]): number[] {
  const rowsOf = (cells: RowCell[]) => {
    const rows = new Map<number, string>();
    for (const cell of [...cells].sort((a, b) => a.baseline - b.baseline || a.left - b.left))
      rows.set(Math.round(cell.baseline), `${rows.get(Math.round(cell.baseline)) ?? ''}|${Math.round(cell.left)} ${cellText(cell)}`);
    return [...rows];
  };
  const first = rowsOf(pages[0]?.cells ?? []);
  return pages.map((page) => {
    const own = rowsOf(page.cells);
    const end = own.findIndex(([baseline, text], index) => first[index]?.[0] !== baseline || first[index]?.[1] !== text);
    return own[(end < 0 ? own.length : end) - 1]?.[0] ?? 0;
  });
}

/** Page numbers and text repeated in the margins of several pages, which is not part of a career. The first appearance of a running header is kept. */
function splitMargins(pages: { cells: RowCell[]; height: number }[]): { cells: RowCell[]; margin: RowCell[] }[] {
  const zone = (cell: RowCell, height: number) => (cell.baseline < height * 0.09 ? 'top' : cell.baseline > height * 0.89 ? 'bottom' : '');
  const rowKey = (cell: RowCell, cells: RowCell[]) =>
    cells
      .filter((other) => Math.abs(other.baseline - cell.baseline) < 2)
      .map((other) => cellText(other).replace(/\d+/g, '#'))
      .join('|') + Math.round(cell.baseline / 4);
  const seen = new Map<string, number>();
  for (const page of pages) {
    const keys = page.cells.filter((cell) => zone(cell, page.height)).map((cell) => rowKey(cell, page.cells));
    for (const key of new Set(keys)) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const heads = repeatedHeads(pages);
  return pages.map((page, index) => {
    const isMargin = (cell: RowCell) => {
      if (index > 0 && cell.baseline <= (heads[index] ?? 0)) return true;
      const at = zone(cell, page.height);
      if (!at) return false;
      const repeats = (seen.get(rowKey(cell, page.cells)) ?? 0) > 1;
      if (repeats) return at === 'bottom' || index > 0 || pageNumber.test(cellText(cell));
      const isOutermost = cell.baseline < page.height * 0.09 || cell.baseline > page.height * 0.91;
      const lowest = Math.max(...page.cells.map((other) => other.baseline));
      const isNumbered = page.cells.some((other) => Math.abs(other.baseline - lowest) < 2 && /^\d{1,3}$/.test(cellText(other)));
      // Date and name next to the number of the only page.
      return isOutermost && (pageNumber.test(cellText(cell)) || numberedFoot.test(cellText(cell)) || (isNumbered && Math.abs(cell.baseline - lowest) < 2));
    };
    return { cells: page.cells.filter((cell) => !isMargin(cell)), margin: page.cells.filter(isMargin) };
  });
}

const letters = (regions: PageRegion[]) => regions.reduce((sum, region) => sum + region.cells.reduce((cells, cell) => cells + cellText(cell).length, 0), 0);
const spanOf = (regions: PageRegion[]): Span => ({
  left: Math.min(...regions.flatMap((region) => region.cells.map((cell) => cell.left))),
  right: Math.max(...regions.flatMap((region) => region.cells.map((cell) => cell.right))),
});
const overlap = (a: Span, b: Span) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.max(1, Math.min(a.right - a.left, b.right - b.left));

/** Follows the main column and the sidebar from page to page. */
function joinFlows(pages: { regions: PageRegion[]; number: number; width: number }[]): TextFlow[] {
  const main: TextLine[] = [];
  const side: TextLine[] = [];
  let sidebar: Span | undefined;
  let body: Span | undefined;
  for (const { regions, number, width } of pages) {
    const sides = { left: regions.filter((region) => region.side === 'left'), right: regions.filter((region) => region.side === 'right') };
    let asideOf = '';
    if (sides.left.length > 0 && sides.right.length > 0) {
      const leftSpan = spanOf(sides.left);
      const rightSpan = spanOf(sides.right);
      if (sidebar && body)
        asideOf = overlap(leftSpan, sidebar) + overlap(rightSpan, body) > overlap(rightSpan, sidebar) + overlap(leftSpan, body) ? 'left' : 'right';
      else asideOf = letters(sides.left) < letters(sides.right) ? 'left' : 'right';
      [sidebar, body] = asideOf === 'left' ? [leftSpan, rightSpan] : [rightSpan, leftSpan];
    }
    for (const region of regions) {
      const inSidebar = region.side === '' && sidebar && body && overlap(spanOf([region]), sidebar) > 0.9 && overlap(spanOf([region]), body) < 0.1;
      const lines = regionLines(region.cells, number, regions.length === 1 ? width : 0);
      if ((region.side && region.side === asideOf) || inSidebar) side.push(...lines);
      else main.push(...lines);
    }
  }
  return [
    { role: 'main' as const, lines: main },
    { role: 'side' as const, lines: side },
  ].filter((flow) => flow.lines.length > 0);
}

/**
 * Reads an opened PDF into lines in reading order: columns separate, margins separate, rotated text last. Throws AppError FILE_NO_TEXT without any visible
 * word, FILE_TOO_COMPLEX above 20,000 lines, FILE_CORRUPT when no page can be read.
 */
export async function readPdf(pdf: PdfDocument, library: PdfLibrary): Promise<SourceDocument> {
  const texts: (PdfPageText & { number: number })[] = [];
  const notes: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      const page = await pdf.getPage(number);
      texts.push({ ...(await pdfRuns(page, library)), number });
      page.cleanup();
    } catch (error) {
      if (error instanceof AppError) throw error;
      notes.push(`Page ${number} is damaged and could not be read.`);
    }
  }
  if (texts.some((text) => text.isScan))
    notes.push('This is a scan whose text was recognised by another program. Letters may be wrong: compare it closely with the original.');
  if (texts.length === 0) throw new AppError('FILE_CORRUPT');
  if (texts.reduce((sum, text) => sum + text.runs.length, 0) > maxLines * 10) throw new AppError('FILE_TOO_COMPLEX');
  const words = texts.reduce((sum, text) => sum + text.runs.reduce((count, run) => count + countWords(run.text), 0), 0);
  if (words === 0) throw new AppError('FILE_NO_TEXT');

  const rows = texts.map((text) => ({ cells: groupRows(text.runs.filter((run) => run.upright)), height: text.height }));
  const parts = splitMargins(rows);
  const isHeading = (text: string) => matchHeading(text.trim())?.exact === true;
  const flows = joinFlows(
    parts.map((part, index) => ({
      regions: splitColumns(joinHeadings(stackDates(part.cells), isHeading), isHeading),
      number: texts[index]?.number ?? 1,
      width: texts[index]?.width ?? 0,
    })),
  );
  const margins = parts.flatMap((part, index) => regionLines(part.margin, texts[index]?.number ?? 1));
  const turned = texts.flatMap((text) =>
    text.runs.filter((run) => !run.upright).flatMap((run) => regionLines(groupRows([{ ...run, upright: true }]), text.number)),
  );
  if (turned.length > 0) flows.push({ role: 'side', lines: turned });
  if (margins.length > 0) flows.push({ role: 'margin', lines: margins });
  return {
    pages: texts.map(({ number, width, height, isBlank }) => ({ number, width, height, isBlank })),
    flows,
    hiddenWords: texts.reduce((sum, text) => sum + text.hiddenWords, 0),
    notes,
  };
}
