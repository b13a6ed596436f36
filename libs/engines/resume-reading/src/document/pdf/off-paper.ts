import { cleanText } from '../clean-text';
import type { PdfLibrary } from './open-pdf';
import { glyphUnit, pdfFonts } from './pdf-fonts';
import { type PaintedText, pdfPaintedText } from './pdf-painted-text';
import type { PdfRun } from './pdf-run';

type PdfPage = import('pdfjs-dist').PDFPageProxy;

const inch = 72;
const margin = 36;
/** The longest side a page may have: 200 inches in points (ISO 32000-1, annex C.2). */
const longestSide = 14_400;

/** A page box nobody prints on: smaller than an inch, or further from the origin than its own size. `view` is left, bottom, right, top in points. */
export function isOddBox([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): boolean {
  const [width, height] = [right - left, top - bottom];
  return Math.min(width, height) < inch || Math.abs(left) > width || Math.abs(bottom) > height;
}

/**
 * The text of a page whose own box contains none of it, on a sheet drawn around the text; nothing when it has no text, or text of implausible extent. Hidden
 * text is left out. Links and icons are not looked for. Never throws.
 */
export function offPaperRuns(
  page: PdfPage,
  library: PdfLibrary,
  operations: Awaited<ReturnType<PdfPage['getOperatorList']>>,
): { width: number; height: number; runs: PdfRun[]; isBlank: true } | undefined {
  const { strokes, widths } = pdfPaintedText(operations, library.OPS, page.getViewport({ scale: 1 }).transform, (font) => glyphUnit(page, font));
  const seen = strokes.filter(({ hidden, size, text }) => !hidden && size >= 2 && text.trim());
  const [first] = seen;
  if (!first) return undefined;
  // Not by spreading: a page may have more strokes than a call can take arguments.
  const edge = (of: (...values: number[]) => number, pick: (stroke: PaintedText) => number) => seen.reduce((far, stroke) => of(far, pick(stroke)), pick(first));
  const left = edge(Math.min, ({ x }) => x) - margin;
  const top = edge(Math.min, ({ y, size }) => y - size) - margin;
  const width = edge(Math.max, ({ x, width }) => x + width) + margin - left;
  const height = edge(Math.max, ({ y }) => y) + margin - top;
  if (!(width <= longestSide && height <= longestSide)) return undefined;
  const fontOf = pdfFonts(
    page,
    seen.map(({ text, font }) => ({ str: text, fontName: font })),
    widths,
  );
  const runs = seen.map(({ x, y, width, size, upright, font, color, text }) => {
    const { bold, italic } = fontOf(font);
    return { text: cleanText(text), x: x - left, y: y - top, width, size: Math.round(size * 10) / 10, bold, italic, color, url: '', upright };
  });
  return { width, height, runs, isBlank: true };
}
