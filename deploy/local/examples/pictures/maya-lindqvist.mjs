import { around, chart, circle, line, numbers, paper, path, picture, rect, shape, title, upTo, words } from '../draw.mjs';

const leaf = '#0d7a4b';

function polar(x, gain, name) {
  const y = 490;
  const rings = [75, 150, 225].map((radius) => circle(x, y, radius, { fill: 'none', stroke: paper.line, 'stroke-width': 2 }));
  const spokes = upTo(12).map((at) => line(x, y, ...around(x, y, 225, at * 30)));
  const points = upTo(181).map((at) => around(x, y, 225 * gain(at * 2), at * 2));
  const lobe = path(`${points.map(([px, py], at) => `${at ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')}Z`, {
    fill: leaf,
    'fill-opacity': 0.1,
    stroke: paper.ink,
    'stroke-width': 5,
  });
  return [...rings, ...spokes, lobe, circle(x, y, 7), words(x, 800, name, { 'text-anchor': 'middle', fill: paper.ink2 })].join('');
}

const array = (degrees) => {
  const turned = ((degrees - 38) * Math.PI) / 180;
  return (
    Math.abs(Math.sin(4 * 0.78 * Math.sin(turned)) / (4 * Math.sin(0.78 * Math.sin(turned)) || 1e9)) * (Math.cos(turned) > 0 ? 1 : 0.42) ||
    (Math.cos(turned) > 0 ? 1 : 0.42)
  );
};

function polarPatterns() {
  const heart = (degrees) => (1 + Math.cos((degrees * Math.PI) / 180)) / 2;
  return picture(1600, 1000, [
    polar(290, () => 0.98, 'One microphone'),
    polar(800, heart, 'Two'),
    polar(1310, array, 'Four, steered 38°'),
    words(90, 90, 'What each hears at 2 kHz', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

function noiseGain() {
  const random = numbers(96);
  const jitter = () => random() - 0.4;
  // Fifteen of the ninety-six are not better off, and the middle of all is 4.2.
  const corners = [
    [0, -1.3],
    [14, -0.15],
    [15, 0.15],
    [47.5, 4.2],
    [81, 6.3],
    [95, 8.6],
  ];
  const gains = upTo(96)
    .map((at) => {
      const next = corners.findIndex(([place]) => place > at);
      const [[from, low], [to, high]] = next === -1 ? corners.slice(-2) : [corners[next - 1], corners[next]];
      return low + ((at - from) / (to - from)) * (high - low) + (at < 15 || at > 93 ? 0 : Math.max(0, jitter()) * 0.22);
    })
    .sort((a, b) => a - b);
  const { x, y, parts } = chart({ box: [150, 150, 1500, 850], xFrom: -1, xTo: 96, yFrom: -2, yTo: 10, down: [-2, 0, 2, 4, 6, 8, 10], across: [], unit: ' dB' });
  return picture(1600, 1000, [
    ...parts,
    line(150, y(0), 1500, y(0), { stroke: paper.ink }),
    line(150, y(4.2), 1500, y(4.2), { stroke: leaf, 'stroke-dasharray': '10 10' }),
    words(170, y(4.2) - 18, 'median 4.2 dB', { fill: leaf }),
    ...gains.map((gain, at) => circle(x(at), y(gain), 8, { fill: gain > 0 ? leaf : paper.ground, stroke: gain > 0 ? leaf : paper.ink3, 'stroke-width': 3 })),
    words(150, 90, 'More noise at which speech was understood, 96 wearers in order', { fill: paper.ink, 'font-size': 30 }),
    words(1500, 920, '81 of 96 are better off', { 'text-anchor': 'end' }),
  ]);
}

function tableSeats() {
  const seats = [
    ['Ida', 420, 260],
    ['Per', 800, 200],
    ['Nils', 1180, 260],
    ['Åsa', 1180, 740],
    ['Tove', 800, 800],
    ['Morfar', 420, 740],
  ];
  const talk = [
    [0, 5, 9],
    [0, 1, 14],
    [1, 2, 6],
    [2, 3, 17],
    [3, 4, 8],
    [4, 5, 19],
    [0, 4, 5],
    [1, 4, 11],
    [2, 5, 3],
    [1, 3, 4],
  ];
  const inward = ([, x, y], share) => [x + (800 - x) * share, y + (500 - y) * share];
  return picture(1600, 1000, [
    rect(330, 320, 940, 360, { rx: 180, fill: paper.sheet, stroke: paper.strong, 'stroke-width': 3 }),
    ...talk.map(([from, to, minutes]) => {
      const [x1, y1] = inward(seats[from], 0.16);
      const [x2, y2] = inward(seats[to], 0.16);
      return path(`M${x1} ${y1}Q800 500 ${x2} ${y2}`, { stroke: leaf, 'stroke-opacity': 0.75, 'stroke-width': minutes * 0.9 });
    }),
    ...seats.flatMap(([name, x, y]) => [
      circle(x, y, 54, { fill: paper.ground, stroke: paper.ink, 'stroke-width': 4 }),
      circle(x - 58, y, 10, { fill: leaf }),
      circle(x + 58, y, 10, { fill: leaf }),
      words(x, y < 500 ? y - 82 : y + 108, name, { 'text-anchor': 'middle', fill: paper.ink2 }),
    ]),
    words(110, 90, 'Dinner 207: who talked to whom, in minutes', { fill: paper.ink, 'font-size': 30 }),
    circle(118, 924, 10, { fill: leaf }),
    words(144, 934, 'a microphone at every ear'),
  ]);
}

function forgivenDelay() {
  const { x, y, parts } = chart({
    box: [860, 230, 1480, 740],
    xFrom: 0,
    xTo: 10,
    yFrom: 0,
    yTo: 100,
    down: [0, 50, 100],
    across: [
      [0, '0'],
      [2.4, '2.4'],
      [6, '6'],
      [10, '10 ms'],
    ],
    unit: '%',
  });
  const points = upTo(51).map((at) => [x(at / 5), y(100 / (1 + Math.exp(-2.1 * (at / 5 - 4.2))))]);
  return picture(1600, 1000, [
    title(110, 300, 'How much delay', { 'font-size': 76 }),
    title(110, 390, 'does an open ear', { 'font-size': 76 }),
    title(110, 480, 'forgive?', { 'font-size': 76 }),
    words(110, 800, 'Sixty listeners, eleven delays, 2023'),
    ...parts,
    shape('polyline', { points: points.map((point) => point.join(',')).join(' '), fill: 'none', stroke: leaf, 'stroke-width': 7 }),
    words(860, 180, 'Listeners who hear the difference'),
  ]);
}

export const pictures = { 'polar-patterns': polarPatterns, 'noise-gain': noiseGain, 'table-seats': tableSeats, 'forgiven-delay': forgivenDelay };
