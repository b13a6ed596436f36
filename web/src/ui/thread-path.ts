export type Point = { x: number; y: number };
const turn = 10;

/** The evidence thread: leaves its mark sideways, turns once in the middle of the gutter and ends at its source's edge. */
export function threadPath(from: Point, to: Point, gutter: number): string {
  const drop = to.y - from.y;
  const radius = Math.min(turn, Math.abs(drop) / 2);
  if (radius < 1) return `M${from.x} ${from.y}H${to.x}`;
  const side = Math.sign(to.x - from.x);
  const down = Math.sign(drop);
  const first = `Q${gutter} ${from.y} ${gutter} ${from.y + down * radius}`;
  const second = `Q${gutter} ${to.y} ${gutter + side * radius} ${to.y}`;
  return `M${from.x} ${from.y}H${gutter - side * radius}${first}V${to.y - down * radius}${second}H${to.x}`;
}
