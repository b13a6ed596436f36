/** Colours of the pictures: the product's light ground and inks; each person's own colour is passed to their drawings. */
export const paper = { ground: '#f2f0ea', sheet: '#faf9f5', line: '#d9d5ca', strong: '#b4afa2', ink: '#17201b', ink2: '#46524b', ink3: '#5d6862' };

const asMarkup = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${asMarkup(value)}"`)
    .join('');

/** One element with its attributes. */
export const shape = (name, values, inside = '') => `<${name}${attributes(values)}>${inside}</${name}>`;
export const group = (values, parts) => shape('g', values, parts.join(''));
export const line = (x1, y1, x2, y2, values = {}) => shape('line', { x1, y1, x2, y2, stroke: paper.line, 'stroke-width': 2, ...values });
export const rect = (x, y, width, height, values = {}) => shape('rect', { x, y, width, height, fill: 'none', ...values });
export const circle = (cx, cy, r, values = {}) => shape('circle', { cx, cy, r, fill: paper.ink, ...values });
export const path = (d, values = {}) =>
  shape('path', { d, fill: 'none', stroke: paper.ink, 'stroke-width': 4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...values });
/** A line through points `[x, y]`. */
export const through = (points, values) => path(points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''), values);
/** The area between points `[x, y]`, closed. */
export const area = (points, values) =>
  path(`${points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`, { stroke: 'none', ...values });

/** Words in Inter; small and grey unless said otherwise. */
export const words = (x, y, text, values = {}) => shape('text', { x, y, 'font-family': 'Inter', 'font-size': 26, fill: paper.ink3, ...values }, asMarkup(text));
/** Words in Newsreader. */
export const title = (x, y, text, values = {}) => words(x, y, text, { 'font-family': 'Newsreader 16pt', 'font-size': 52, fill: paper.ink, ...values });

/** A whole picture on the sunken ground. */
export const picture = (width, height, parts) =>
  shape(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    rect(0, 0, width, height, { fill: paper.ground }) + parts.join(''),
  );

/** Numbers from 0 to 1 that only look random: the same seed always draws the same picture (mulberry32). */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A bell of width one around zero (Irwin–Hall with twelve numbers). */
export const bell = (next) => Array.from({ length: 12 }, next).reduce((sum, number) => sum + number, -6);

/** A point on a circle; degrees run clockwise from the top. */
export const around = (x, y, radius, degrees) => [x + radius * Math.sin((degrees * Math.PI) / 180), y - radius * Math.cos((degrees * Math.PI) / 180)];

/** `count` numbers from zero. */
export const upTo = (count) => Array.from({ length: count }, (_, at) => at);

/**
 * A chart's frame: horizontal lines with their values, and words below. Returns `x` and `y`, which turn values into places, and the drawn parts.
 * `box`: left, top, right and bottom of the plot; `down`: values of the lines; `across`: [value, words].
 */
export function chart({ box: [left, top, right, bottom], xFrom, xTo, yFrom, yTo, down, across, unit = '' }) {
  const x = (value) => left + ((value - xFrom) / (xTo - xFrom)) * (right - left);
  const y = (value) => bottom - ((value - yFrom) / (yTo - yFrom)) * (bottom - top);
  const parts = [
    ...down.flatMap((value, at) => [
      line(left, y(value), right, y(value), { stroke: at === 0 ? paper.strong : paper.line }),
      words(left - 20, y(value) + 9, `${value}${at === down.length - 1 ? unit : ''}`, { 'text-anchor': 'end' }),
    ]),
    ...across.map(([value, said]) => words(x(value), bottom + 46, said, { 'text-anchor': 'middle' })),
  ];
  return { x, y, parts };
}
