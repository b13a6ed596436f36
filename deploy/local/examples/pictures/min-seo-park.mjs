import { area, around, bell, chart, circle, line, numbers, paper, path, picture, through, upTo, words } from '../draw.mjs';

const sea = '#0b6b80';
const clay = '#964a19';

function lattice() {
  const side = 150;
  const centres = upTo(5).flatMap((row) => upTo(5).map((column) => [90 + column * side * 1.732 + (row % 2) * side * 0.866, 110 + row * side * 1.5]));
  const corners = ([x, y]) => upTo(6).map((at) => around(x, y, side, at * 60));
  const gas = ([x, y], turn) => {
    const [a, b] = [around(x, y, 40, turn), around(x, y, 40, turn + 180)];
    return [
      line(...a, ...b, { stroke: paper.ink2, 'stroke-width': 8 }),
      circle(...a, 17, { fill: '#b93a28' }),
      circle(...b, 17, { fill: '#b93a28' }),
      circle(x, y, 21, { fill: paper.ink }),
    ];
  };
  const water = ([x, y]) => [
    circle(x, y, 17, { fill: sea }),
    circle(x - 19, y + 15, 10, { fill: paper.sheet, stroke: sea, 'stroke-width': 4 }),
    circle(x + 19, y + 15, 10, { fill: paper.sheet, stroke: sea, 'stroke-width': 4 }),
  ];
  const inside = [centres[6], centres[8], centres[17]];
  return picture(1600, 1000, [
    ...inside.map((centre) => area(corners(centre), { fill: clay, 'fill-opacity': 0.08 })),
    ...centres.flatMap((centre) =>
      corners(centre).map((corner, at) => line(...corner, ...corners(centre)[(at + 1) % 6], { stroke: paper.strong, 'stroke-width': 7 })),
    ),
    ...centres.flatMap((centre) => corners(centre).map(([x, y], at) => circle(x, y, at % 2 ? 17 : 13, { fill: at % 2 ? paper.ink : clay }))),
    ...inside.flatMap((centre, at) => gas(centre, 30 + at * 55)),
    ...[
      [1480, 150],
      [1530, 400],
      [1470, 640],
      [1530, 880],
    ].flatMap(water),
    path('M1500 470C1420 460 1410 520 1476 560M1476 560L1448 556M1476 560L1470 532', { stroke: sea, 'stroke-width': 5 }),
  ]);
}

function isotherms() {
  const { x, y, parts } = chart({
    box: [150, 170, 1230, 830],
    xFrom: 0,
    xTo: 1,
    yFrom: 0,
    yTo: 3,
    down: [0, 1, 2, 3],
    across: [
      [0, '0'],
      [0.4, '0.4'],
      [1, '1 mbar'],
    ],
    unit: ' mmol/g',
  });
  const curve = (most, half) => (pressure) => (most * pressure) / (half + pressure);
  const drawn = [
    ['KNOT-7, dry', curve(2.43, 0.112), sea, ''],
    ['KNOT-7, 60% humid', curve(2.3, 0.111), sea, '14 12'],
    ['Older framework, dry', curve(2.87, 0.147), paper.ink3, ''],
    ['Older framework, humid', curve(0.72, 0.176), paper.ink3, '14 12'],
  ];
  const places = [14, 44, -4, 0];
  return picture(1600, 1000, [
    ...parts,
    line(x(0.4), 170, x(0.4), 830, { stroke: clay, 'stroke-dasharray': '8 8' }),
    words(x(0.4) + 18, 820, 'ordinary air', { fill: clay }),
    ...drawn.flatMap(([name, f, colour, dashes], at) => {
      const points = upTo(101).map((step) => [x(step / 100), y(f(step / 100))]);
      return [
        through(points, { stroke: colour, 'stroke-width': 6, ...(dashes && { 'stroke-dasharray': dashes }) }),
        words(1254, points.at(-1)[1] + places[at], name, { fill: colour }),
      ];
    }),
    circle(x(0.4), y(1.9), 12, { fill: sea }),
    words(x(0.4) + 24, y(1.9) + 66, '1.9', { fill: sea, 'font-size': 32 }),
    words(150, 90, 'Carbon dioxide taken up at 25 °C', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

function cycles() {
  const next = numbers(1000);
  const { x, y, parts } = chart({
    box: [150, 170, 1300, 830],
    xFrom: 0,
    xTo: 1000,
    yFrom: 0,
    yTo: 100,
    down: [0, 25, 50, 75, 100],
    across: [
      [0, '0'],
      [300, '300'],
      [500, '500'],
      [1000, '1,000 cycles'],
    ],
    unit: '%',
  });
  const series = (at) => upTo(101).map((step) => [x(step * 10), y(at(step * 10) + bell(next) * 0.5)]);
  const ours = series((cycle) => 96 + 4 * Math.exp(-cycle / 260));
  const older = series((cycle) => 22 + 78 * Math.exp(-cycle / 295));
  return picture(1600, 1000, [
    ...parts,
    ...older.map(([px, py]) => circle(px, py, 6, { fill: paper.ink3 })),
    ...ours.map(([px, py]) => circle(px, py, 6, { fill: sea })),
    words(1324, ours.at(-1)[1] + 9, 'KNOT-7, 96%', { fill: sea }),
    words(1324, older.at(-1)[1] + 9, 'older framework'),
    words(150, 90, 'Capacity left', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

export const pictures = { lattice, isotherms, cycles };
