import { area, around, bell, chart, circle, line, numbers, paper, picture, rect, through, upTo, words } from '../draw.mjs';

const sea = '#0b6b80';

function letterWait() {
  const next = numbers(19);
  const months = upTo(30).map((month) => (month < 12 ? 19 + bell(next) * 1.3 : 4 + 14 * Math.exp(-(month - 12) / 4.2) + bell(next) * 0.5));
  const { x, y, parts } = chart({
    box: [150, 170, 1500, 830],
    xFrom: 0,
    xTo: 29,
    yFrom: 0,
    yTo: 24,
    down: [0, 6, 12, 18, 24],
    across: [
      [0, 'Jan 2020'],
      [12, 'Jan 2021'],
      [24, 'Jan 2022'],
    ],
    unit: ' h',
  });
  const points = months.map((hours, month) => [x(month), y(hours)]);
  return picture(1600, 1000, [
    ...parts,
    line(x(12), 150, x(12), 830, { stroke: sea, 'stroke-dasharray': '10 10' }),
    words(x(12) + 20, 180, 'the noon round starts', { fill: sea }),
    area([...points, [x(29), y(0)], [x(0), y(0)]], { fill: sea, 'fill-opacity': 0.08 }),
    through(points, { stroke: sea, 'stroke-width': 6 }),
    ...points.map(([px, py]) => circle(px, py, 9, { fill: paper.ground, stroke: sea, 'stroke-width': 5 })),
    words(150, 90, 'Median wait for a discharge letter, by month', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

function bedBoard() {
  const next = numbers(28);
  const leaving = [2, 5, 9, 13, 17, 20, 26];
  const waiting = new Map([
    [11, 'care home'],
    [23, 'ramp'],
  ]);
  return picture(1600, 1000, [
    rect(90, 130, 1420, 790, { fill: paper.sheet, stroke: paper.strong, 'stroke-width': 4, rx: 10 }),
    ...upTo(28).flatMap((bed) => {
      const [left, top] = [120 + (bed % 7) * 196, 165 + Math.floor(bed / 7) * 184];
      const isLeaving = leaving.includes(bed);
      const reason = waiting.get(bed);
      return [
        rect(left, top, 180, 164, { fill: isLeaving ? sea : 'none', stroke: reason ? '#b93a28' : paper.line, 'stroke-width': reason ? 5 : 2, rx: 8 }),
        words(left + 18, top + 42, String(bed + 1), { fill: isLeaving ? '#ffffff' : paper.ink3 }),
        words(left + 18, top + 100, isLeaving ? 'today' : `in ${1 + Math.floor(next() * 9)} d`, {
          'font-size': 38,
          fill: isLeaving ? '#ffffff' : paper.ink,
          'font-weight': 600,
        }),
        reason
          ? words(left + 18, top + 140, reason, { 'font-size': 22, fill: '#b93a28' })
          : line(left + 18, top + 132, left + 60 + next() * 90, top + 132, { stroke: isLeaving ? '#ffffff' : paper.strong, 'stroke-width': 4 }),
      ];
    }),
    words(90, 90, 'The board at noon: every bed has a date', { fill: paper.ink, 'font-size': 30 }),
    words(1510, 90, '7 leave today, 2 wait for something', { 'text-anchor': 'end' }),
  ]);
}

function fallHours() {
  const before = [6, 7, 9, 11, 19, 24, 15, 8, 6, 5, 5, 4];
  const after = [4, 5, 6, 6, 8, 9, 7, 5, 4, 3, 3, 3];
  const [x, y] = [800, 520];
  const wedge = (at, from, to, values) => {
    const arc = upTo(9).map((step) => at * 30 + 3 + step * 3);
    return area([...arc.map((degrees) => around(x, y, to, degrees)), ...arc.toReversed().map((degrees) => around(x, y, from, degrees))], values);
  };
  return picture(1600, 1000, [
    ...[10, 20].map((value) => circle(x, y, 90 + value * 12, { fill: 'none', stroke: paper.line, 'stroke-width': 2 })),
    ...upTo(12).flatMap((at) => [wedge(at, 90, 90 + before[at] * 12, { fill: paper.strong }), wedge(at, 90, 90 + after[at] * 12, { fill: sea })]),
    ...upTo(12).map((at) => {
      const [px, py] = around(x, y, 62, at * 30 + 15);
      return words(px, py + 8, String(at || 12), { 'text-anchor': 'middle', 'font-size': 22 });
    }),
    words(90, 90, 'Falls by hour of the night', { fill: paper.ink, 'font-size': 30 }),
    rect(90, 860, 26, 26, { fill: paper.strong }),
    words(134, 883, 'the year before'),
    rect(90, 908, 26, 26, { fill: sea }),
    words(134, 931, 'the year after'),
  ]);
}

export const pictures = { 'letter-wait': letterWait, 'bed-board': bedBoard, 'fall-hours': fallHours };
