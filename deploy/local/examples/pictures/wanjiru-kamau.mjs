import { bell, chart, circle, line, numbers, paper, path, picture, rect, through, title, upTo, words } from '../draw.mjs';

const clay = '#964a19';

function breadBox() {
  const label = (x, y, text) => words(x, y, text, { 'text-anchor': 'middle', 'font-size': 24 });
  const coil = upTo(160).map((at) => [1090 + at * 2.1, 300 + 46 * Math.sin(at / 2.6)]);
  const ball = upTo(9).map((at) => circle(330, 330, 26 + at * 12, { fill: 'none', stroke: clay, 'stroke-width': 4, 'stroke-opacity': 0.35 + (at % 3) * 0.2 }));
  return picture(1600, 1000, [
    rect(110, 130, 1380, 780, { fill: paper.sheet, stroke: paper.ink, 'stroke-width': 8, rx: 36 }),
    rect(136, 156, 1328, 728, { stroke: paper.line, 'stroke-width': 3, rx: 20 }),
    line(560, 156, 560, 884, { stroke: paper.strong }),
    line(1000, 156, 1000, 520, { stroke: paper.strong }),
    line(136, 520, 1464, 520, { stroke: paper.strong }),
    line(1000, 520, 1000, 884, { stroke: paper.strong }),
    ...ball,
    path('M452 330C500 340 500 420 470 450', { stroke: clay, 'stroke-opacity': 0.6 }),
    label(346, 496, 'string, 12 m'),
    ...upTo(2).flatMap((at) => [
      path(`M${660 + at * 180} 250V380A40 40 0 0 0 ${740 + at * 180} 380V250`, { stroke: paper.ink, 'stroke-width': 26, 'stroke-linecap': 'butt' }),
      path(`M${660 + at * 180} 250V290M${740 + at * 180} 250V290`, { stroke: '#b93a28', 'stroke-width': 26, 'stroke-linecap': 'butt' }),
    ]),
    label(780, 496, 'magnets'),
    through(coil, { stroke: paper.ink, 'stroke-width': 5 }),
    label(1232, 496, 'spring'),
    ...[260, 430].flatMap((x) => [
      path(`M${x} 590C${x + 52} 660 ${x + 52} 730 ${x} 800C${x - 52} 730 ${x - 52} 660 ${x} 590Z`, {
        fill: '#0b6b80',
        'fill-opacity': 0.12,
        stroke: '#0b6b80',
      }),
    ]),
    label(346, 858, 'two lenses'),
    path('M680 800L760 600H810L890 800M700 752H870', { stroke: paper.ink, 'stroke-width': 8 }),
    rect(735, 580, 104, 160, { fill: paper.ground, stroke: paper.ink, 'stroke-width': 5, rx: 12 }),
    label(780, 858, 'phone holder'),
    rect(1080, 570, 300, 236, { fill: paper.ground, stroke: paper.ink, 'stroke-width': 4, rx: 6 }),
    line(1230, 570, 1230, 806, { stroke: paper.strong }),
    title(1104, 640, 'What would', { 'font-size': 23 }),
    title(1104, 672, 'you have to', { 'font-size': 23 }),
    title(1104, 704, 'see?', { 'font-size': 23 }),
    ...upTo(6).map((at) => line(1254, 624 + at * 26, 1350 - (at % 3) * 18, 624 + at * 26, { stroke: paper.strong })),
    label(1232, 858, '38 questions'),
    words(110, 90, 'The Bread Box Lab, version five', { fill: paper.ink, 'font-size': 30 }),
    words(1490, 90, '31 × 19 × 12 cm', { 'text-anchor': 'end' }),
  ]);
}

function schoolsMap() {
  const next = numbers(38);
  const roads = [
    [
      [120, 860],
      [420, 700],
      [700, 560],
      [980, 470],
      [1260, 300],
      [1480, 180],
    ],
    [
      [300, 140],
      [480, 380],
      [700, 560],
      [860, 800],
      [1120, 930],
    ],
    [
      [980, 470],
      [1180, 620],
      [1420, 690],
    ],
  ];
  const along = (road) => {
    const at = next() * (road.length - 1);
    const [from, to] = [road[Math.floor(at)], road[Math.floor(at) + 1]];
    return [from[0] + (to[0] - from[0]) * (at % 1) + bell(next) * 44, from[1] + (to[1] - from[1]) * (at % 1) + bell(next) * 44];
  };
  const schools = upTo(140).map((at) => [...along(roads[at % 7 < 4 ? 0 : at % 7 < 6 ? 1 : 2]), next()]);
  return picture(1600, 1000, [
    path('M170 430C240 330 360 400 350 500S190 600 150 540S120 500 170 430Z', { fill: '#0b6b80', 'fill-opacity': 0.14, stroke: 'none' }),
    path('M1150 760C1230 720 1330 770 1310 840S1180 900 1130 850S1100 790 1150 760Z', { fill: '#0b6b80', 'fill-opacity': 0.14, stroke: 'none' }),
    ...roads.map((road) => through(road, { stroke: paper.strong, 'stroke-width': 7 })),
    ...schools.map(([x, y, age]) => circle(x, Math.min(950, Math.max(140, y)), 10, { fill: clay, 'fill-opacity': 0.25 + age * 0.7 })),
    circle(700, 560, 22, { fill: 'none', stroke: paper.ink, 'stroke-width': 5 }),
    words(660, 500, 'first box, 2016', { fill: paper.ink, 'text-anchor': 'end', stroke: paper.ground, 'stroke-width': 10, 'paint-order': 'stroke' }),
    words(90, 90, '140 schools with a box', { fill: paper.ink, 'font-size': 30 }),
    ...upTo(4).map((at) => circle(1230 + at * 34, 82, 10, { fill: clay, 'fill-opacity': 0.25 + at * 0.23 })),
    words(1372, 91, 'longer'),
  ]);
}

function pendulum() {
  const next = numbers(974);
  const off = new Map([
    [20, 1.32],
    [51, 0.8],
    [77, 1.25],
  ]);
  const swings = upTo(97).map((pupil) => {
    const length = 0.12 + next() * 1.5;
    return [length, 2 * Math.PI * Math.sqrt(length / 9.74) * (off.get(pupil) ?? 1 + bell(next) * 0.018)];
  });
  const { x, y, parts } = chart({
    box: [150, 170, 1500, 830],
    xFrom: 0,
    xTo: 1.7,
    yFrom: 0,
    yTo: 3,
    down: [0, 1, 2, 3],
    across: [
      [0, '0'],
      [0.5, '0.5 m'],
      [1, '1 m'],
      [1.5, '1.5 m'],
    ],
    unit: ' s',
  });
  const curve = upTo(86).map((at) => [x(at / 50), y(2 * Math.PI * Math.sqrt(at / 50 / 9.74))]);
  return picture(1600, 1000, [
    ...parts,
    through(curve, { stroke: paper.strong, 'stroke-width': 5 }),
    ...swings.map(([length, period], pupil) =>
      circle(x(length), y(period), 9, { fill: off.has(pupil) ? paper.ground : clay, stroke: clay, 'stroke-width': 4 }),
    ),
    ...[...off.keys()].map((pupil) =>
      circle(x(swings[pupil][0]), y(swings[pupil][1]), 30, { fill: 'none', stroke: paper.ink, 'stroke-width': 4, 'stroke-dasharray': '8 8' }),
    ),
    words(150, 90, '97 strings: time of a swing against length', { fill: paper.ink, 'font-size': 30 }),
    words(1500, 760, 'two knots, and one who counted from one', { 'text-anchor': 'end', fill: paper.ink }),
    circle(930, 751, 16, { fill: 'none', stroke: paper.ink, 'stroke-width': 4, 'stroke-dasharray': '8 8' }),
  ]);
}

export const pictures = { 'bread-box': breadBox, 'schools-map': schoolsMap, pendulum };
