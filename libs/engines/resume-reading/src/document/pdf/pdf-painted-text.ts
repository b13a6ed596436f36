import type { PdfLibrary } from './open-pdf';
import { type Box, boxOf, isDot, type Matrix, times } from './painted-box';

type Glyph = { width?: number; isSpace?: boolean; unicode?: string } | number | null;

/** A stroke of text as it was painted, in page points (y down): position, size, font and colour, characters, and whether a person can see it. */
export type PaintedText = { x: number; y: number; width: number; size: number; upright: boolean; font: string; color: string; hidden: boolean; text: string };

/** `dots`: small round or square shapes, as lists have them for bullets. `widths`: of each font the widths of the characters it painted, in thousandths. */
export type PaintedPage = { strokes: PaintedText[]; imageArea: number; dots: Box[]; widths: Map<string, Map<string, number>> };

type State = {
  matrix: Matrix;
  color: string;
  mode: number;
  size: number;
  font: string;
  scale: number;
  charSpacing: number;
  wordSpacing: number;
  leading: number;
  unit: number;
};

const maxShapes = 5000;
const maxDots = 1000;
/** A step of more than this many thousandths of the size between two glyphs of one stroke separates them: letter-spacing or a space. */
const wideStep = 50;

const isWhite = (color: string) => /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i.test(color);

/**
 * Follows the painting operations of a page and tells of every stroke of text its place, colour and whether it is hidden:
 * painted invisibly (mode 3 and 7) or white where nothing dark was painted before. `imageArea`: the largest image in square points; `unitOf`: what the widths of a font's glyphs count in, drawn fonts have units of their own. Never throws.
 */
export function pdfPaintedText(
  list: { fnArray: number[]; argsArray: unknown[] },
  ops: PdfLibrary['OPS'],
  toPage: number[],
  unitOf: (fontName: string) => number = () => 0.001,
): PaintedPage {
  const dots: Box[] = [];
  const widths: PaintedPage['widths'] = new Map();
  let fontWidths = new Map<string, number>();
  const painted: PaintedText[] = [];
  let imageArea = 0;
  const dark: Box[] = [];
  const stack: State[] = [];
  let state: State = {
    matrix: toPage as Matrix,
    color: '#000000',
    mode: 0,
    size: 1,
    font: '',
    scale: 1,
    charSpacing: 0,
    wordSpacing: 0,
    leading: 0,
    unit: 0.001,
  };
  let line: Matrix = [1, 0, 0, 1, 0, 0];
  let advance = 0;
  const move = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    advance = 0;
  };

  for (let index = 0; index < list.fnArray.length; index += 1) {
    const operation = list.fnArray[index];
    const values = (list.argsArray[index] ?? []) as unknown[];
    const number = (at: number) => Number(values[at]) || 0;
    switch (operation) {
      case ops.save:
        stack.push({ ...state });
        break;
      case ops.restore:
        state = stack.pop() ?? state;
        break;
      case ops.transform:
        state.matrix = times(state.matrix, values as Matrix);
        break;
      case ops.paintFormXObjectBegin:
        stack.push({ ...state });
        if (Array.isArray(values[0])) state.matrix = times(state.matrix, values[0] as Matrix);
        break;
      case ops.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case ops.setFillRGBColor:
        state.color = String(values[0]);
        break;
      case ops.setFillColorN:
        state.color = '#808080';
        break;
      case ops.shadingFill:
        // Fills whatever is currently clipped, so any text may be on top of it.
        dark.push({ left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 });
        break;
      case ops.setTextRenderingMode:
        state.mode = number(0);
        break;
      case ops.setFont:
        state.size = number(1);
        state.font = String(values[0]);
        state.unit = unitOf(String(values[0]));
        fontWidths = widths.get(String(values[0])) ?? new Map();
        widths.set(String(values[0]), fontWidths);
        break;
      case ops.setCharSpacing:
        state.charSpacing = number(0);
        break;
      case ops.setWordSpacing:
        state.wordSpacing = number(0);
        break;
      case ops.setHScale:
        state.scale = number(0) > 2 ? number(0) / 100 : number(0) || 1;
        break;
      case ops.setLeading:
        state.leading = number(0);
        break;
      case ops.setLeadingMoveText:
        state.leading = -number(1);
        move(number(0), number(1));
        break;
      case ops.beginText:
        line = [1, 0, 0, 1, 0, 0];
        advance = 0;
        break;
      case ops.setTextMatrix: {
        const first = values[0];
        line = (typeof first === 'number' ? values : Array.from(first as ArrayLike<number>)) as Matrix;
        advance = 0;
        break;
      }
      case ops.moveText:
        move(number(0), number(1));
        break;
      case ops.nextLine:
        move(0, state.leading);
        break;
      case ops.constructPath: {
        const bounds = values[2] as ArrayLike<number> | null;
        const paints = values[0] === ops.fill || values[0] === ops.eoFill || values[0] === ops.fillStroke || values[0] === ops.eoFillStroke;
        if (!bounds) break;
        const box = boxOf(state.matrix, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0);
        const isOutline = values[0] === ops.stroke || values[0] === ops.closeStroke;
        if ((paints || isOutline) && isDot(box) && dots.length < maxDots) dots.push(box);
        if (paints && !isWhite(state.color) && dark.length < maxShapes) dark.push(box);
        break;
      }
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
      case ops.paintImageMaskXObject:
      case ops.paintImageXObjectRepeat:
      case ops.paintSolidColorImageMask:
        if (dark.length < maxShapes) {
          const box = boxOf(state.matrix, 0, 0, 1, 1);
          dark.push(box);
          imageArea = Math.max(imageArea, (box.right - box.left) * (box.bottom - box.top));
        }
        break;
      case ops.showText: {
        const glyphs = (values[0] ?? []) as Glyph[];
        const matrix = times(state.matrix, line);
        const unit = Math.hypot(matrix[0], matrix[1]);
        const size = Math.hypot(matrix[2], matrix[3]) * Math.abs(state.size);
        const upright = Math.abs(matrix[1]) <= Math.abs(matrix[0]) * 0.1 && matrix[0] > 0;
        const onDark = (x: number, y: number) => dark.some((box) => x >= box.left && x <= box.right && y - 1 >= box.top && y - 1 <= box.bottom);
        let start = advance;
        let text = '';
        const end = () => {
          const x = matrix[4] + start * matrix[0];
          const y = matrix[5] + start * matrix[1];
          const width = (advance - start) * unit;
          const hidden = state.mode === 3 || state.mode === 7 || (isWhite(state.color) && !onDark(x + width / 2, y));
          if (text) painted.push({ x, y, width, size, upright, font: state.font, color: state.color, hidden, text });
          text = '';
        };
        for (const glyph of glyphs) {
          if (typeof glyph === 'number') {
            if (glyph < -wideStep) end();
            advance -= (glyph * state.size * state.scale) / 1000;
            if (!text) start = advance;
          } else if (glyph) {
            advance += ((glyph.width ?? 0) * state.size * state.unit + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.scale;
            text += glyph.unicode ?? '';
            if (glyph.unicode && fontWidths.size < 200) fontWidths.set(glyph.unicode, glyph.width ?? 0);
          }
        }
        end();
        break;
      }
    }
  }
  return { strokes: painted, imageArea, dots, widths };
}
