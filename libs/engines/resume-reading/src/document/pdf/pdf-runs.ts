import { AppError } from '@folia/contracts/errors';
import { cleanText, countWords } from '../clean-text';
import { contactIcon, type IconGlyph, withIcons } from './contact-icon';
import { joinAccents } from './join-accents';
import { linkParts } from './link-parts';
import { isOddBox, offPaperRuns } from './off-paper';
import type { PdfLibrary } from './open-pdf';
import { withBullets } from './pdf-bullets';
import { glyphName, glyphUnit, pdfFonts } from './pdf-fonts';
import { type PaintedText, pdfPaintedText } from './pdf-painted-text';
import type { PdfRun } from './pdf-run';
import { closeSpacing, visiblePart, withBlanks, withHyphens } from './stroke-text';

type PdfPage = import('pdfjs-dist').PDFPageProxy;
type TextItem = { str: string; transform: number[]; width: number; fontName: string };

/**
 * `isScan`: an image of the page with the text that another program recognised laid over it invisibly; `isBlank`: all its text stands outside the
 * page's own box, so that an image of it is blank.
 */
export type PdfPageText = { width: number; height: number; runs: PdfRun[]; hiddenWords: number; isScan: boolean; isBlank: boolean };

const iconFont = /awesome|icon|phosphor|material|feather|glyphs|socicon|typicons/i;
const disc = /^[•●○◦▪▫■□‣▸►∙·\uf111\uf10c]$/u;
const symbolFont = /symbol|dingbat|wingding|webding|marvosym/i;
const maxItems = 60_000;
const maxOperations = 500_000;

function textOf(text: string, font: string): string {
  const ligature = /\p{L}\0|^\0$|\0\p{L}/u.test(text) && !symbolFont.test(font) ? text.replace(/\0/g, '\u0001') : text;
  // U+00AD in a PDF is a hyphen that was drawn (Quartz writes three characters for one); U+0001 marks a ligature until its word is known.
  return ligature
    .replace(/-?\u00ad[\u2010\u2011]?/g, '-')
    .split('\u0001')
    .map((part) => (symbolFont.test(font) ? part.replace(/[^\s\p{L}\p{N}→➔➜⟶–—-]/gu, '•') : cleanText(part)))
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
  const result: PdfPageText = { width: viewport.width, height: viewport.height, runs: [], hiddenWords: 0, isScan: false, isBlank: false };
  // Without text the operations would only decode images. But the library does not report text outside the page's box.
  const isOffPaper = content.items.length === 0 && isOddBox(page.view);
  if (content.items.length === 0 && !isOffPaper) return result;
  if (content.items.length > maxItems) throw new AppError('FILE_TOO_COMPLEX');
  const operations = await page.getOperatorList();
  if (operations.fnArray.length > maxOperations) throw new AppError('FILE_TOO_COMPLEX');
  if (isOffPaper) return { ...result, ...offPaperRuns(page, library, operations) };
  const { strokes: painted, imageArea, dots, widths } = pdfPaintedText(operations, library.OPS, viewport.transform, (fontName) => glyphUnit(page, fontName));
  result.isScan = painted.length > 0 && painted.every((stroke) => stroke.hidden) && imageArea > viewport.width * viewport.height * 0.6;
  const byLine = new Map<number, PaintedText[]>();
  for (const stroke of painted) {
    const row = byLine.get(Math.round(stroke.y)) ?? [];
    if (row.push(stroke) === 1) byLine.set(Math.round(stroke.y), row);
  }
  const strokesAt = (y: number) => [-1, 0, 1].flatMap((step) => byLine.get(Math.round(y) + step) ?? []).filter((stroke) => Math.abs(stroke.y - y) < 0.6);
  const links = await linksOf(page, (x, y) => viewport.convertToViewportPoint(x, y));
  const anyHidden = !result.isScan && painted.some((stroke) => stroke.hidden);
  const fontOf = pdfFonts(page, content.items as TextItem[], widths);

  const icons: IconGlyph[] = [];
  for (const item of content.items as TextItem[]) {
    if (!item.str?.trim()) continue;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = library.Util.transform(viewport.transform, item.transform) as number[];
    const { name: font, bold, italic } = fontOf(item.fontName);
    const size = Math.hypot(c, d);
    const glyph = item.str.trim();
    // MarVoSym draws letters as icons and braces as bullets.
    if (iconFont.test(font) || (/marvosym/i.test(font) && /^[\p{L}\p{N}@]$/u.test(glyph))) {
      const icon = contactIcon(glyphName(page, item.fontName, glyph) || glyph, font);
      if (icon) icons.push({ icon, x: e, y: f, width: item.width, size });
      // A disc from an icon font in front of a line is its bullet; in a row of discs it is a rating.
      if (disc.test(glyph)) dots.push({ left: e, right: e + item.width, top: f - size * 0.5, bottom: f - size * 0.1 });
      continue;
    }
    const strokes = strokesAt(f);
    const text = textOf(closeSpacing(withBlanks(withHyphens(item.str, e, item.width, strokes), e, item.width, strokes), e, item.width, strokes), font);
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
      bold,
      italic,
      color: stroke?.color ?? '',
      upright,
    };
    result.runs.push(...linkParts(seen, e, item.width, beside).map((part) => ({ ...part, ...style })));
  }
  return { ...result, runs: withIcons(withBullets(joinAccents(result.runs), dots), icons) };
}
