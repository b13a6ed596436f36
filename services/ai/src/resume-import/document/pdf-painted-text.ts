import type { PdfLibrary } from './open-pdf';

type Matrix = [number, number, number, number, number, number];
type Glyph = { width?: number; isSpace?: boolean; unicode?: string } | number | null;
type Box = { left: number; top: number; right: number; bottom: number };

/** A stroke of text as it was painted, in page points (y down): where, in which colour, with which characters, and whether a person can see it. */
export type PaintedText = { x: number; y: number; width: number; color: string; hidden: boolean; text: string };

type State = { matrix: Matrix; color: string; mode: number; size: number; scale: number; charSpacing: number; wordSpacing: number; leading: number };

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

const isWhite = (color: string) => /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i.test(color);

function boxOf(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]] as const);
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * Follows the painting operations of a page and tells of every stroke of text its place, colour and whether it is hidden:
 * painted invisibly (mode 3 and 7) or white where nothing dark was painted before. `imageArea`: the largest image in square points. Never throws.
 */
export function pdfPaintedText(
  list: { fnArray: number[]; argsArray: unknown[] },
  ops: PdfLibrary['OPS'],
  toPage: number[],
): { strokes: PaintedText[]; imageArea: number } {
  const painted: PaintedText[] = [];
  let imageArea = 0;
  const dark: Box[] = [];
  const stack: State[] = [];
  let state: State = { matrix: toPage as Matrix, color: '#000000', mode: 0, size: 1, scale: 1, charSpacing: 0, wordSpacing: 0, leading: 0 };
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
        // Fills whatever is clipped at the moment: anything may stand on it.
        dark.push({ left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 });
        break;
      case ops.setTextRenderingMode:
        state.mode = number(0);
        break;
      case ops.setFont:
        state.size = number(1);
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
        if (paints && bounds && !isWhite(state.color) && dark.length < 5000)
          dark.push(boxOf(state.matrix, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0));
        break;
      }
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
      case ops.paintImageMaskXObject:
      case ops.paintImageXObjectRepeat:
      case ops.paintSolidColorImageMask:
        if (dark.length < 5000) {
          const box = boxOf(state.matrix, 0, 0, 1, 1);
          dark.push(box);
          imageArea = Math.max(imageArea, (box.right - box.left) * (box.bottom - box.top));
        }
        break;
      case ops.showText: {
        const glyphs = (values[0] ?? []) as Glyph[];
        const matrix = times(state.matrix, line);
        const unit = Math.hypot(matrix[0], matrix[1]);
        const start = advance;
        for (const glyph of glyphs) {
          if (typeof glyph === 'number') advance -= (glyph * state.size * state.scale) / 1000;
          else if (glyph) advance += (((glyph.width ?? 0) * state.size) / 1000 + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.scale;
        }
        const x = matrix[4] + start * matrix[0];
        const y = matrix[5] + start * matrix[1];
        const middle = x + ((advance - start) * unit) / 2;
        const onDark = () => dark.some((box) => middle >= box.left && middle <= box.right && y - 1 >= box.top && y - 1 <= box.bottom);
        const hidden = state.mode === 3 || state.mode === 7 || (isWhite(state.color) && !onDark());
        painted.push({
          x,
          y,
          width: (advance - start) * unit,
          color: state.color,
          hidden,
          text: glyphs.map((glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : '')).join(''),
        });
        break;
      }
    }
  }
  return { strokes: painted, imageArea };
}
