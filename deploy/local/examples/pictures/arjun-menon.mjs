import { bell, chart, circle, line, numbers, paper, path, picture, rect, upTo, words } from '../draw.mjs';

const iris = '#5b46c4';
const box = (x, y, width, height, name, values = {}) => [
  rect(x, y, width, height, { fill: paper.sheet, stroke: paper.ink, 'stroke-width': 3, rx: 8, ...values }),
  words(x + width / 2, y + height / 2 + 9, name, { 'text-anchor': 'middle', fill: values.fill ? '#ffffff' : paper.ink, 'font-weight': 600 }),
];
const flow = (x1, y1, x2, y2, values = {}) =>
  path(`M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`, { stroke: iris, 'stroke-opacity': 0.55, ...values });

function lineage() {
  const sources = ['3,100 scales', 'Routes', 'Fat tests', 'Last week'];
  const uses = ['Payments', 'Text messages', 'Reports'];
  const sourceY = (at) => 180 + at * 180;
  const useY = (at) => 250 + at * 200;
  return picture(1600, 1000, [
    ...sources.map((_, at) => flow(370, sourceY(at) + 50, 560, 490, { 'stroke-width': at === 0 ? 26 : 8 })),
    flow(800, 490, 930, 490, { 'stroke-width': 24 }),
    ...uses.map((_, at) => flow(1160, 490, 1270, useY(at) + 50, { 'stroke-width': [20, 12, 6][at] })),
    path('M680 570C680 900 260 960 230 300', { stroke: '#b93a28', 'stroke-width': 5, 'stroke-dasharray': '14 12' }),
    words(470, 905, 'does not fit: ask back', { fill: '#b93a28' }),
    ...sources.flatMap((name, at) => box(110, sourceY(at), 260, 100, name)),
    ...box(560, 410, 240, 160, 'Checks', { fill: iris, stroke: iris }),
    ...box(930, 410, 230, 160, 'Ledger'),
    ...uses.flatMap((name, at) => box(1270, useY(at), 240, 100, name)),
    words(110, 90, 'Every message is a claim until it fits', { fill: paper.ink, 'font-size': 30 }),
    words(1510, 90, '38 million messages a year', { 'text-anchor': 'end' }),
  ]);
}

function readyBy() {
  const next = numbers(730);
  const nights = upTo(730).map((night) => (night < 365 ? 410 + bell(next) * 34 + (next() > 0.96 ? 50 : 0) : 190 + bell(next) * 6));
  const late = 611;
  nights[late] = 402;
  const { x, y, parts } = chart({
    box: [150, 170, 1500, 830],
    xFrom: 0,
    xTo: 730,
    yFrom: 120,
    yTo: 540,
    down: [],
    across: [
      [0, 'Apr 2021'],
      [365, 'Apr 2022'],
      [720, 'Apr 2023'],
    ],
  });
  return picture(1600, 1000, [
    ...parts,
    ...[120, 180, 240, 300, 360, 420, 480, 540].flatMap((minute) => [
      line(150, y(minute), 1500, y(minute)),
      words(130, y(minute) + 9, `${minute / 60}:00`, { 'text-anchor': 'end' }),
    ]),
    line(150, y(300), 1500, y(300), { stroke: paper.ink, 'stroke-dasharray': '10 10' }),
    words(1500, y(300) - 16, 'farmers look at their phones', { 'text-anchor': 'end', fill: paper.ink }),
    ...nights.map((minute, night) =>
      circle(x(night), y(minute), night === late ? 9 : 5, {
        fill: night === late ? '#b93a28' : night < 365 ? paper.ink3 : iris,
        'fill-opacity': night === late ? 1 : 0.6,
      }),
    ),
    words(x(late) - 24, y(402) + 9, 'one morning: a cut cable', { fill: '#b93a28', 'text-anchor': 'end' }),
    words(150, 90, 'When the nightly load was ready, 730 nights', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

function delayModel() {
  const dimensions = [
    ['Train', 560, 170],
    ['Station', 1180, 170],
    ['Day', 1290, 480],
    ['Cause', 1180, 790],
    ['Timetable', 560, 790],
  ];
  const columns = ['stop', 'train', 'day', 'planned', 'real', 'cause', 'source'];
  const reports = [
    'Punctuality (ops)',
    'Delay minutes',
    'Late share',
    'Board figures',
    'Press monthly',
    'Penalty list',
    'Regional',
    'Freight late',
    'Crew delay',
    'Weather view',
    'Excel, final 7',
  ];
  return picture(1600, 1000, [
    ...dimensions.map(([, x, y]) => line(1000, 500, x + 90, y + 45, { stroke: iris, 'stroke-width': 4 })),
    rect(850, 320, 300, 390, { fill: paper.sheet, stroke: iris, 'stroke-width': 5, rx: 8 }),
    words(874, 372, 'Stop', { fill: iris, 'font-size': 32, 'font-weight': 600 }),
    ...columns.flatMap((name, at) => [line(850, 396 + at * 45, 1150, 396 + at * 45), words(874, 428 + at * 45, name, { fill: paper.ink })]),
    ...dimensions.flatMap(([name, x, y]) => box(x, y, 200, 90, name)),
    ...reports.flatMap((name, at) => [
      words(110, 196 + at * 66, name),
      line(100, 188 + at * 66, 118 + name.length * 13.6, 188 + at * 66, { stroke: paper.ink2, 'stroke-width': 3 }),
    ]),
    words(110, 90, 'Eleven ways to be late become one', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

export const pictures = { lineage, 'ready-by': readyBy, 'delay-model': delayModel };
