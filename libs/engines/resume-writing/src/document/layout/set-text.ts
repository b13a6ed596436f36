import LineBreaker from 'linebreak';
import type { Face } from '../fonts/font-families';
import { type FontSet, joinsBefore } from '../fonts/font-set';
import type { PrintableFont } from '../fonts/printable-font';
import { inVisualOrder, isMark, levelsOf, wordsFromLeft } from './bidi-runs';

/** How a text is set: size in points, tracking (space after every letter) in ems. */
export type TextStyle = { readonly face: Face; readonly size: number; readonly color: string; readonly tracking?: number };
/** A stretch of a paragraph in one style, possibly with a link. */
export type Span = { readonly text: string; readonly style: TextStyle; readonly url?: string };
/** Letters of one font and span side by side, with the words in visual order from left to right; x and width in points. */
export type TextPiece = { text: string; font: PrintableFont; span: Span; x: number; width: number };
export type SetLine = { pieces: TextPiece[]; width: number };

type Run = { text: string; font: PrintableFont; span: Span; level: number };
/** A paragraph with the span and the font of every UTF-16 unit. */
type Paragraph = { text: string; spans: Span[]; fonts: PrintableFont[]; levels: Uint8Array | null };

/** Sets paragraphs in the fonts of one document. */
export class TextSetter {
  /** `fromRight`: the document is right to left, and so are those of its paragraphs that contain any right-to-left script. */
  constructor(
    private readonly fonts: FontSet,
    readonly fromRight: boolean,
  ) {}

  /** Lines of at most `width` points. Words longer than a line are broken; only characters that no font has are left out. */
  set(spans: readonly Span[], width: number): SetLine[] {
    const paragraph = this.paragraphOf(spans);
    const { text } = paragraph;
    const measure = (from: number, to: number) => widthOf(runsOf({ ...paragraph, levels: null }, from, to));
    const visibleEnd = (from: number, to: number) => from + text.slice(from, to).trimEnd().length;
    const lines: SetLine[] = [];
    let from = 0;
    let used = 0;
    const close = (end: number) => {
      const to = visibleEnd(from, end);
      if (to > from) lines.push(lineOf(runsOf(paragraph, from, to)));
      from = end;
      used = 0;
    };
    for (const piece of piecesOf(text)) {
      const end = visibleEnd(piece.from, piece.to);
      if (piece.from > from && used + measure(piece.from, end) > width) close(piece.from);
      while (used === 0 && measure(from, end) > width) {
        const length = fittingLength(text.slice(from, end), (units) => measure(from, from + units) <= width);
        if (from + length >= end) break;
        close(from + length);
      }
      used += measure(Math.max(from, piece.from), piece.to);
    }
    close(text.length);
    return lines;
  }

  /** Width of a text on one line, in points. */
  widthOf(span: Span): number {
    const paragraph = this.paragraphOf([span]);
    return widthOf(runsOf(paragraph, 0, paragraph.text.length));
  }

  /** Height of the face above and below its baseline, in points. */
  extentOf({ face, size }: TextStyle): { ascent: number; descent: number } {
    const { ascent, descent } = this.fonts.ownOf(face).extent;
    return { ascent: ascent * size, descent: descent * size };
  }

  private paragraphOf(written: readonly Span[]): Paragraph {
    const spans: Span[] = [];
    const fonts: PrintableFont[] = [];
    let text = '';
    for (const span of written) {
      for (const character of span.text) {
        if (!this.fonts.has(character)) continue;
        const before = spans.at(-1) === span ? fonts.at(-1) : undefined;
        const codePoint = character.codePointAt(0) ?? 0;
        const staysWith = before && (joinsBefore.test(character) || character === ' ') && before.has(codePoint);
        const font = staysWith ? before : this.fonts.fontOf(span.style.face, codePoint);
        text += character;
        for (let unit = 0; unit < character.length; unit += 1) {
          fonts.push(font);
          spans.push(span);
        }
      }
    }
    return { text, spans, fonts, levels: levelsOf(text, this.fromRight ? 'rtl' : 'auto') };
  }
}

/** Scripts written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u;

/** Where text may be split at the end of a line (UAX 14). */
function* breaksOf(text: string): Generator<number> {
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) yield next.position;
}

/** Words with the spaces after them. Addresses, numbers and hyphenated compounds stay whole, because a broken one is read as two. */
function* piecesOf(text: string): Generator<{ from: number; to: number }> {
  let from = 0;
  for (const to of breaksOf(text)) {
    const [before, after] = [text.charAt(to - 1), text.charAt(to)];
    if (to < text.length && !/\s/.test(before) && !unspaced.test(before) && !unspaced.test(after)) continue;
    yield { from, to };
    from = to;
  }
}

/** Length of the longest beginning that fits, up to a place where a word may be broken if there is one, but at least one grapheme. */
function fittingLength(text: string, fits: (units: number) => boolean): number {
  let length = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    if (length > 0 && !fits(index + segment.length)) break;
    length = index + segment.length;
  }
  return [...breaksOf(text)].findLast((to) => to <= length) ?? length;
}

function runsOf({ text, spans, fonts, levels }: Paragraph, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at += 1) {
    const [font, span, level] = [fonts[at], spans[at], levels?.[at] ?? 0];
    if (!font || !span || isMark(text.charAt(at))) continue;
    const last = runs.at(-1);
    if (last?.font === font && last.span === span && last.level === level) last.text += text[at];
    else runs.push({ text: text[at] ?? '', font, span, level });
  }
  return runs;
}

const widthOfRun = ({ text, font, span: { style } }: Run) => (font.width(text) + (style.tracking ?? 0) * [...text].length) * style.size;
const widthOf = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + widthOfRun(run), 0);

/** The pieces of a line in reading order, each at its position. */
function lineOf(runs: readonly Run[]): SetLine {
  const places = new Map<Run, number>();
  let x = 0;
  for (const run of inVisualOrder(runs)) {
    places.set(run, x);
    x += widthOfRun(run);
  }
  const pieces = runs.map((run) => {
    const text = run.level % 2 === 1 ? wordsFromLeft(run.text) : run.text;
    return { text, font: run.font, span: run.span, x: places.get(run) ?? 0, width: widthOfRun(run) };
  });
  return { pieces, width: x };
}
