import { area, around, chart, circle, line, numbers, paper, path, picture, through, title, upTo, words } from '../draw.mjs';

const rose = '#ad2a5a';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const harvest = ['#ad2a5a', '#964a19', '#c9923e', '#0d7a4b', '#5b46c4', '#0b6b80'];

function yearOfIngredients() {
  const next = numbers(62);
  const [x, y] = [864, 530];
  const arcs = upTo(31).map((at) => {
    const ring = 130 + at * 10.4;
    const start = ((at * 47) % 360) + next() * 20;
    const length = 34 + next() * 120;
    const points = upTo(40).map((step) => around(x, y, ring, start + (length * step) / 39));
    return through(points, { stroke: harvest[Math.floor(at / 5.2) % 6], 'stroke-width': 7.4, 'stroke-opacity': 0.9 });
  });
  return picture(1728, 1080, [
    ...upTo(12).map((at) => line(...around(x, y, 118, at * 30), ...around(x, y, 462, at * 30))),
    ...[118, 232, 346, 462].map((radius) => circle(x, y, radius, { fill: 'none', stroke: paper.line, 'stroke-width': 2 })),
    ...arcs,
    ...months.map((name, at) => {
      const [px, py] = around(x, y, 494, at * 30 + 15);
      return words(px, py + 8, name, { 'text-anchor': 'middle', 'font-size': 24 });
    }),
    title(x, y - 6, 'a year', { 'text-anchor': 'middle', 'font-size': 54, 'font-style': 'italic' }),
    words(x, y + 40, '31 harvests', { 'text-anchor': 'middle', 'font-size': 24 }),
    ...[
      ['1,900 m', 118],
      ['2,800 m', 232],
      ['3,500 m', 346],
      ['4,100 m', 462],
    ].flatMap(([name, radius], at) => [line(...around(x, y, radius, 118), 1454, 760 + at * 62, { stroke: paper.strong }), words(1468, 769 + at * 62, name)]),
    ...['Ají and rocoto', 'Roots', 'Maize and quinoa', 'Leaves and pods', 'Potatoes', 'Lake and river'].flatMap((name, at) => [
      circle(110, 112 + at * 52, 12, { fill: harvest[at] }),
      words(140, 121 + at * 52, name, { fill: paper.ink2 }),
    ]),
  ]);
}

function menu() {
  const courses = [
    ['River shrimp, its own salt', 'Río Tambo', 1900],
    ['Broad beans in the pod, ash', 'Chacra Huaranca', 2350],
    ['Rocoto, filled with the week', 'Dos Hermanas', 2600],
    ['Purple maize, soured nine days', 'Molle Viejo', 2900],
    ['Oca, three ages', 'Finca del Viento', 3400],
    ['Trout from the cold lake, muña', 'Laguna Chica', 3900],
    ['Twenty-three potatoes', 'Familia Mamani', 4100],
    ['Ice of cedrón, quince vinegar', 'Huerta Sol', 2200],
  ];
  const height = (metres) => 1360 - ((metres - 1700) / 2600) * 210;
  const top = (at) => 268 + at * 92;
  const points = courses.map(([, , metres], at) => [height(metres), top(at) - 12]);
  return picture(1510, 1080, [
    title(150, 140, 'Lluvia', { 'font-size': 92, 'font-style': 'italic' }),
    words(1360, 132, 'the week after the rain', { 'text-anchor': 'end' }),
    line(150, 184, 1360, 184, { stroke: paper.ink, 'stroke-width': 3 }),
    area([[1360, points[0][1]], ...points, [1360, points.at(-1)[1]]], { fill: rose, 'fill-opacity': 0.08 }),
    through(points, { stroke: rose, 'stroke-width': 5 }),
    ...courses.flatMap(([dish, farm, metres], at) => [
      title(150, top(at), dish, { 'font-size': 40 }),
      words(150, top(at) + 34, farm, { 'font-size': 23 }),
      circle(points[at][0], points[at][1], 9, { fill: paper.ground, stroke: rose, 'stroke-width': 5 }),
      words(points[at][0] - 26, points[at][1] + 8, metres.toLocaleString('en'), { 'text-anchor': 'end', 'font-size': 22 }),
    ]),
    path('M150 1010H1360', { stroke: paper.line, 'stroke-width': 2 }),
    words(150, 1048, 'Eight courses, nine farms, no order placed', { 'font-size': 23 }),
  ]);
}

function sourCurves() {
  const vinegars = [
    ['Purple maize', 3.1, 4.2, rose],
    ['Pineapple rind', 3.2, 7, '#c9923e'],
    ['Rocoto', 3.4, 9, '#b93a28'],
    ['Beetroot', 3.3, 12, '#5b46c4'],
    ['Prickly pear', 3.5, 15, '#0d7a4b'],
    ['Quince', 3.4, 19, '#0b6b80'],
  ];
  const { x, y, parts } = chart({
    box: [150, 170, 1260, 830],
    xFrom: 0,
    xTo: 60,
    yFrom: 2.5,
    yTo: 6.5,
    down: [3, 4, 5, 6],
    across: [
      [0, 'day 0'],
      [12, '12'],
      [40, '40'],
      [60, '60'],
    ],
    unit: ' pH',
  });
  const placed = vinegars.map(([name, end, slow, colour], at) => ({
    name,
    colour,
    label: 0,
    end,
    points: upTo(61).map((day) => [x(day), y(end + (5.9 - at * 0.06 - end) * Math.exp(-((day / slow) ** 1.35)))]),
  }));
  const sorted = placed.toSorted((a, b) => b.end - a.end);
  for (const [at, one] of sorted.entries()) one.label = Math.max(one.points.at(-1)[1] + 9, (sorted[at - 1]?.label ?? 0) + 36);
  return picture(1600, 1000, [
    ...parts,
    ...placed.flatMap(({ name, colour, label, points }) => [
      through(points, { stroke: colour, 'stroke-width': 6 }),
      words(1284, label, name, { fill: colour }),
    ]),
    words(150, 90, 'Six vinegars, sixty days', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

export const pictures = { 'year-of-ingredients': yearOfIngredients, menu, 'sour-curves': sourCurves };
