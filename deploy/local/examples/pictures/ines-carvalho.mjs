import { area, chart, circle, group, line, paper, path, picture, rect, through, upTo, words } from '../draw.mjs';

const clay = '#964a19';

function sitePlan() {
  const contours = upTo(9).map((at) =>
    path(`M0 ${200 + at * 92}C400 ${120 + at * 96} 900 ${300 + at * 78} 1600 ${150 + at * 94}`, { stroke: paper.line, 'stroke-width': 2 }),
  );
  const sleepers = upTo(54).map((at) => line(at * 30 + 6, 66 + at * 0.9, at * 30 + 6, 110 + at * 0.9, { stroke: paper.strong, 'stroke-width': 6 }));
  const wing = (x, y, width, height, name) => [
    rect(x, y, width, height, { fill: paper.sheet, stroke: paper.ink, 'stroke-width': 5 }),
    ...upTo(Math.round(width / 70) - 1).map((at) => line(x + (at + 1) * 70, y, x + (at + 1) * 70, y + height)),
    words(x + 16, y + height - 18, name, { fill: paper.ink2 }),
  ];
  return picture(1600, 1000, [
    ...contours,
    line(0, 80, 1600, 128, { stroke: paper.strong, 'stroke-width': 4 }),
    line(0, 98, 1600, 146, { stroke: paper.strong, 'stroke-width': 4 }),
    ...sleepers,
    path('M0 905C300 850 520 960 820 900S1350 850 1600 920', { stroke: '#0b6b80', 'stroke-opacity': 0.45, 'stroke-width': 26 }),
    group({ transform: 'rotate(4 800 500)' }, [
      ...wing(300, 250, 700, 130, 'A · classrooms'),
      ...wing(420, 500, 630, 130, 'B · classrooms'),
      ...wing(1050, 330, 210, 300, 'C · hall'),
    ]),
    circle(760, 460, 400, { fill: clay, 'fill-opacity': 0.05, stroke: clay, 'stroke-width': 4, 'stroke-dasharray': '16 12' }),
    circle(760, 460, 14, { fill: clay }),
    line(760, 460, 1042, 178, { stroke: clay, 'stroke-width': 5 }),
    words(790, 472, 'crane, 48 m', { fill: clay }),
    path('M1600 700C1500 690 1430 700 1360 720', { stroke: paper.ink, 'stroke-width': 10, 'stroke-dasharray': '2 22' }),
    words(1575, 672, 'gate', { fill: paper.ink, 'text-anchor': 'end' }),
    words(40, 60, 'Railway'),
    words(40, 975, 'Stream', { fill: '#0b6b80' }),
    path('M1500 960V880M1480 905L1500 875L1520 905', { stroke: paper.ink3 }),
    words(1500, 985, 'N', { 'text-anchor': 'middle', 'font-size': 22 }),
  ]);
}

function taktPlan() {
  const trades = ['Structure', 'Façade', 'Pipes and cables', 'Walls', 'Floors', 'Paint', 'Fit-out'];
  const [left, top, height] = [150, 170, 640];
  const slipsAfter = (zone) => (zone >= 11 ? 1 : 0) + (zone >= 15 ? 1 : 0);
  const week = (trade, zone) => trade * 5 + zone + (trade >= 1 ? slipsAfter(zone) * (trade === 1 ? 1 : 0.75) : 0);
  const x = (at) => left + at * 21.6;
  const y = (zone) => top + height - (zone / 24) * height;
  return picture(1600, 1000, [
    ...upTo(7).map((at) => line(left, y(at * 4), 1500, y(at * 4))),
    ...upTo(7).map((at) => words(left - 20, y(at * 4) + 9, String(at * 4), { 'text-anchor': 'end' })),
    ...trades.flatMap((name, trade) => {
      const starts = upTo(25).map((zone) => [x(week(trade, zone)), y(zone)]);
      const ends = upTo(25).map((zone) => [x(week(trade, zone) + 3.4), y(zone)]);
      return [
        area([...starts, ...ends.toReversed()], { fill: trade === 1 ? clay : paper.ink, 'fill-opacity': trade === 1 ? 0.85 : 0.1 + trade * 0.075 }),
        words(x(week(trade, 0)) + 6, top + height + 40 + (trade % 2) * 38, name, { 'font-size': 23, fill: trade === 1 ? clay : paper.ink3 }),
      ];
    }),
    words(150, 90, 'Seven trades through 24 zones, a week in each', { fill: paper.ink, 'font-size': 30 }),
    words(x(week(1, 15)) - 30, y(16.4), 'late, zones 11 and 15', { fill: clay, 'text-anchor': 'end' }),
    words(1500, 960, '58 weeks', { 'text-anchor': 'end' }),
    words(left - 20, top - 26, 'zone', { 'text-anchor': 'end' }),
  ]);
}

function floorDays() {
  const days = [19, 19, 18, 16, 14, 12, 11, 11, 11, 11, 11, 11];
  const { x, y, parts } = chart({
    box: [150, 170, 1500, 850],
    xFrom: 0,
    xTo: 12,
    yFrom: 0,
    yTo: 20,
    down: [0, 5, 10, 15, 20],
    across: days.map((_, at) => [at + 0.5, String(at + 1)]),
    unit: ' days',
  });
  return picture(1600, 1000, [
    ...parts,
    ...days.map((value, at) => rect(x(at) + 14, y(value), x(1) - x(0) - 28, 850 - y(value), { fill: at >= 6 ? clay : paper.strong, rx: 4 })),
    through(
      [
        [x(5.9), 200],
        [x(5.9), 240],
        [x(12), 240],
      ],
      { stroke: clay },
    ),
    words(x(6), 222, 'eleven days a floor from the seventh on', { fill: clay }),
    words(150, 90, 'Working days for each floor', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

export const pictures = { 'site-plan': sitePlan, 'takt-plan': taktPlan, 'floor-days': floorDays };
