import { AppError } from '@folia/contracts/errors';
import { cleanText, countWords } from './clean-text';
import { linkParts } from './link-parts';
import type { PdfLibrary } from './open-pdf';
import { type PaintedText, pdfPaintedText } from './pdf-painted-text';

type PdfPage = import('pdfjs-dist').PDFPageProxy;
type TextItem = { str: string; transform: number[]; width: number; fontName: string };

/** A stretch of text on a PDF page: baseline start in points from the upper left corner, y down. */
export type PdfRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  url: string;
  upright: boolean;
};

/** `isScan`: an image of the page with the text that another program recognised laid over it invisibly. */
export type PdfPageText = { width: number; height: number; runs: PdfRun[]; hiddenWords: number; isScan: boolean };

const iconFont = /awesome|icon|phosphor|material|feather|glyphs|socicon|typicons/i;
const symbolFont = /symbol|dingbat|wingding|webding/i;
const maxItems = 60_000;
const maxOperations = 500_000;

function realFontName(page: PdfPage, fontName: string): string {
  try {
    const font = page.commonObjs.get(fontName) as { name?: string; bold?: boolean; black?: boolean; italic?: boolean } | null;
    return `${font?.name ?? ''}${font?.bold || font?.black ? ' Bold' : ''}${font?.italic ? ' Italic' : ''}`;
  } catch {
    return '';
  }
}

/** The text of an item as a person sees it: characters under hidden strokes are left out. */
function visiblePart(text: string, x: number, width: number, strokes: PaintedText[]): string {
  const inside = (stroke: PaintedText, at: number) => at >= stroke.x - 0.1 && at <= stroke.x + stroke.width + 0.1;
  return [...text]
    .filter((_, index, all) => {
      const at = x + (width * (index + 0.5)) / all.length;
      return !strokes.some((stroke) => stroke.hidden && inside(stroke, at)) || strokes.some((stroke) => !stroke.hidden && inside(stroke, at));
    })
    .join('');
}

/** The library leaves out glyphs it takes for soft hyphens; fonts that draw every hyphen with that code get them back from the strokes. */
function withHyphens(text: string, x: number, width: number, strokes: PaintedText[]): string {
  const own = strokes.filter((stroke) => stroke.x >= x - 0.5 && stroke.x < x + width + 0.5).sort((a, b) => a.x - b.x);
  const drawn = own.map((stroke) => stroke.text).join('');
  if (!drawn.includes('\u00ad')) return text;
  let whole = '';
  let at = 0;
  for (const character of drawn.replace(/\s/g, '')) {
    if (character === '\u00ad') {
      whole += '-';
      continue;
    }
    while (/\s/.test(text.charAt(at))) whole += text.charAt(at++);
    if (text.charAt(at) !== character) return text;
    whole += text.charAt(at++);
  }
  return text.slice(at).trim() ? text : whole;
}

/** "R O T H S C H I L D": the library takes wide letter spacing for spaces; the strokes tell which gaps are wider than the others. */
function closeSpacing(text: string, x: number, width: number, strokes: PaintedText[]): string {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length < 4 || tokens.filter((token) => [...token].length === 1).length < tokens.length * 0.6) return text;
  const own = strokes.filter((stroke) => stroke.x >= x - 0.5 && stroke.x < x + width + 0.5 && stroke.text).sort((a, b) => a.x - b.x);
  const drawn = own.map((stroke) => stroke.text).join('');
  if (drawn.replace(/\s/g, '') !== text.replace(/\s/g, '')) return text;
  const gaps = own.slice(1).map((stroke, index) => stroke.x - (own[index]?.x ?? 0) - (own[index]?.width ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const isBreak = (gap: number | undefined) => gap !== undefined && gap > Math.max(usual * 1.9, usual + 1.5);
  const spaced = own.map((stroke, index) => (isBreak(gaps[index - 1]) ? ` ${stroke.text}` : stroke.text)).join('');
  return spaced.replace(/ (?=[.,;:])/g, '');
}

function textOf(text: string, font: string): string {
  const ligature = /\p{L}\0|^\0$|\0\p{L}/u.test(text) && !symbolFont.test(font) ? text.replace(/\0/g, '\u0001') : text;
  // U+00AD in a PDF is a hyphen that was drawn (Quartz writes three characters for one); U+0001 keeps the place of a ligature until its word is known.
  return ligature
    .replace(/-?\u00ad[\u2010\u2011]?/g, '-')
    .split('\u0001')
    .map((part) => (symbolFont.test(font) ? part.replace(/[^\s\p{L}\p{N}]/gu, '•') : cleanText(part)))
    .join('\0');
}

/** Links of a page in points: the words they cover take their address. Only http(s) addresses; scripts and files are dropped. */
async function linksOf(page: PdfPage, toPage: (x: number, y: number) => number[]) {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; rect?: number[] }[];
  return annotations.slice(0, 2000).flatMap((annotation) => {
    if (annotation.subtype !== 'Link' || !/^https?:\/\//i.test(annotation.url ?? '') || !annotation.rect) return [];
    const [x1 = 0, y1 = 0] = toPage(annotation.rect[0] ?? 0, annotation.rect[1] ?? 0);
    const [x2 = 0, y2 = 0] = toPage(annotation.rect[2] ?? 0, annotation.rect[3] ?? 0);
    return [{ url: annotation.url as string, left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }];
  });
}

/**
 * The visible text of one PDF page as runs with place, size, style, colour and link.
 * Hidden text (invisible mode, white on white, smaller than 2 points, off the page) is counted, not read.
 * Throws AppError FILE_TOO_COMPLEX above 60,000 stretches of text or 500,000 operations, and what the PDF library throws.
 */
export async function pdfRuns(page: PdfPage, library: PdfLibrary): Promise<PdfPageText> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ disableNormalization: true });
  const result: PdfPageText = { width: viewport.width, height: viewport.height, runs: [], hiddenWords: 0, isScan: false };
  // Without text the operations would only decode images.
  if (content.items.length === 0) return result;
  if (content.items.length > maxItems) throw new AppError('FILE_TOO_COMPLEX');
  const operations = await page.getOperatorList();
  if (operations.fnArray.length > maxOperations) throw new AppError('FILE_TOO_COMPLEX');
  const { strokes: painted, imageArea } = pdfPaintedText(operations, library.OPS, viewport.transform);
  result.isScan = painted.length > 0 && painted.every((stroke) => stroke.hidden) && imageArea > viewport.width * viewport.height * 0.6;
  const byLine = new Map<number, PaintedText[]>();
  for (const stroke of painted) {
    const row = byLine.get(Math.round(stroke.y)) ?? [];
    if (row.push(stroke) === 1) byLine.set(Math.round(stroke.y), row);
  }
  const strokesAt = (y: number) => [-1, 0, 1].flatMap((step) => byLine.get(Math.round(y) + step) ?? []).filter((stroke) => Math.abs(stroke.y - y) < 0.6);
  const links = await linksOf(page, (x, y) => viewport.convertToViewportPoint(x, y));
  const anyHidden = !result.isScan && painted.some((stroke) => stroke.hidden);
  const fonts = new Map<string, string>();

  for (const item of content.items as TextItem[]) {
    if (!item.str?.trim()) continue;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = library.Util.transform(viewport.transform, item.transform) as number[];
    const font = fonts.get(item.fontName) ?? realFontName(page, item.fontName);
    fonts.set(item.fontName, font);
    if (iconFont.test(font)) continue;
    const size = Math.hypot(c, d);
    const strokes = strokesAt(f);
    const text = textOf(closeSpacing(withHyphens(item.str, e, item.width, strokes), e, item.width, strokes), font);
    const words = countWords(text);
    const upright = Math.abs(b) <= Math.abs(a) * 0.1 && a > 0;
    const isOutside = e + item.width < 0 || e > viewport.width || f < 0 || f - size > viewport.height;
    if (size < 2 || isOutside) {
      result.hiddenWords += words;
      continue;
    }
    const seen = anyHidden && upright ? visiblePart(text, e, item.width, strokes) : text;
    result.hiddenWords += Math.max(0, words - countWords(seen));
    if (!seen.trim()) continue;
    const stroke = strokes.find((candidate) => !candidate.hidden && e >= candidate.x - 0.5 && e <= candidate.x + candidate.width);
    const beside = links.filter((area) => f - size / 3 >= area.top && f - size / 3 <= area.bottom);
    const style = {
      y: f,
      size: Math.round(size * 10) / 10,
      bold: /bold|black|heavy|semibold|demi/i.test(font) || /-(bx|b)\d|cmb|sfb/i.test(font),
      italic: /ital|oblique|slanted/i.test(font) || /cmti|cmsl|sfti/i.test(font),
      color: stroke?.color ?? '',
      upright,
    };
    result.runs.push(...linkParts(seen, e, item.width, beside).map((part) => ({ ...part, ...style })));
  }
  return result;
}
