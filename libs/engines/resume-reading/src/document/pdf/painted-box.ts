/** The six numbers of a PDF transformation matrix. */
export type Matrix = [number, number, number, number, number, number];

/** A painted area in page points, y down. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The matrix that first applies `b` and then `a`. */
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** The upright box around a transformed area. */
export function boxOf(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
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

/** Shapes the size of a bullet: 1.5–7 points, about as wide as high. */
export const isDot = (box: Box) => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return width >= 1.5 && width <= 7 && height >= 1.5 && height <= 7 && Math.abs(width - height) <= Math.max(width, height) * 0.35;
};
