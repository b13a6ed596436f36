import { area, around, chart, circle, group, line, paper, path, picture, rect, shape, through, title, upTo, words } from '../draw.mjs';

const sea = '#0b6b80';

function screen(x, y, name, rows, isGone) {
  return group({ transform: `translate(${x} ${y})`, opacity: isGone ? 0.45 : 1 }, [
    rect(0, 0, 168, 268, { fill: paper.sheet, stroke: paper.ink, 'stroke-width': 4, rx: 14 }),
    words(18, 40, name, { 'font-size': 21, fill: paper.ink, 'font-weight': 600 }),
    ...rows.map(([width, height, isMain], at) =>
      rect(18, 62 + rows.slice(0, at).reduce((sum, [, tall]) => sum + tall + 12, 0), width, height, { fill: isMain ? sea : paper.line, rx: 6 }),
    ),
    isGone ? path('M-16 284L184 -16', { stroke: '#b93a28', 'stroke-width': 8 }) : '',
  ]);
}

function sevenToFour() {
  const before = [
    [
      'Language',
      [
        [132, 26],
        [132, 26],
        [132, 26],
        [132, 26],
      ],
    ],
    [
      'Zone?',
      [
        [62, 62],
        [132, 30],
        [132, 30],
      ],
      true,
    ],
    [
      'Ticket',
      [
        [132, 44],
        [132, 44],
        [132, 44],
      ],
    ],
    [
      'Sure?',
      [
        [132, 70],
        [62, 40, true],
      ],
      true,
    ],
    [
      'How many',
      [
        [132, 40],
        [132, 40],
        [132, 40],
      ],
    ],
    [
      'Receipt?',
      [
        [132, 60],
        [132, 40],
        [132, 24],
      ],
      true,
    ],
    [
      'Pay',
      [
        [132, 110],
        [132, 40, true],
      ],
    ],
  ];
  const after = [
    [
      'Language',
      [
        [132, 40],
        [132, 40],
        [132, 40],
      ],
      4,
    ],
    [
      'Where to?',
      [
        [132, 84, true],
        [132, 40],
        [132, 28],
      ],
      12,
    ],
    [
      'How many',
      [
        [132, 76],
        [132, 60, true],
      ],
      5,
    ],
    ['Hold card', [[132, 150, true]], 10],
  ];
  return picture(1600, 1000, [
    words(90, 90, 'Before: seven screens, 94 seconds', { fill: paper.ink, 'font-size': 30 }),
    ...before.map(([name, rows, isGone], at) => screen(90 + at * 208, 140, name, rows, isGone)),
    words(90, 550, 'After: four screens, 31 seconds', { fill: paper.ink, 'font-size': 30 }),
    ...after.flatMap(([name, rows, seconds], at) => [
      screen(90 + at * 260, 600, name, rows, false),
      words(90 + at * 260 + 84, 920, `${seconds} s`, { 'text-anchor': 'middle', fill: sea }),
      at < 3
        ? path(`M${272 + at * 260} 734H${330 + at * 260}M${316 + at * 260} 720L${332 + at * 260} 734L${316 + at * 260} 748`, { stroke: paper.strong })
        : '',
    ]),
    title(1160, 740, 'The machine', { 'font-size': 44, 'font-style': 'italic' }),
    title(1160, 794, 'knows where', { 'font-size': 44, 'font-style': 'italic' }),
    title(1160, 848, 'it stands.', { 'font-size': 44, 'font-style': 'italic' }),
  ]);
}

function secondsToTicket() {
  const before = [0, 0, 0, 1, 2, 5, 8, 12, 17, 18, 13, 10, 8, 7, 5, 4, 3, 3, 2, 2, 1, 1, 1, 1];
  const after = [0, 8, 30, 36, 18, 10, 6, 4, 2, 1, 1, 1];
  const { x, y, parts } = chart({
    box: [110, 190, 1500, 840],
    xFrom: 0,
    xTo: 240,
    yFrom: 0,
    yTo: 38,
    down: [],
    across: [
      [31, '31 s'],
      [94, '94 s'],
      [180, '3 minutes'],
    ],
  });
  const bars = (counts, values, width) =>
    counts.map((count, at) =>
      rect(x(at * 10 - 5) + (values.inset ?? 0), y(count), width, 840 - y(count), { fill: values.fill, 'fill-opacity': values.opacity, rx: 3 }),
    );
  return picture(1600, 1000, [
    line(110, 840, 1500, 840, { stroke: paper.strong }),
    ...parts,
    ...bars(before, { fill: paper.strong, opacity: 0.9 }, 52),
    ...bars(after, { fill: sea, opacity: 0.85, inset: 8 }, 36),
    line(x(94), 840, x(94), y(20), { stroke: paper.ink, 'stroke-dasharray': '8 8' }),
    words(x(94) + 18, y(19), 'before: wide, with a long tail', { fill: paper.ink2 }),
    line(x(31), y(36), x(31), y(38), { stroke: sea, 'stroke-dasharray': '8 8' }),
    words(x(31) + 50, y(36), 'after', { fill: sea, 'font-weight': 600 }),
    words(110, 90, 'Seconds to a ticket, 212 people', { fill: paper.ink, 'font-size': 30 }),
  ]);
}

function stopDisplay() {
  const arc = (radius) => upTo(41).map((at) => around(800, 300, radius, 118 + at * 3.1));
  const rows = [
    ['51', 'Place des Érables', '2'],
    ['N6', 'Gare du Fleuve', '7'],
    ['120', 'Hôpital Sainte-Aube', '11'],
  ];
  return picture(1600, 1000, [
    area([[800, 480], ...arc(640)], { fill: sea, 'fill-opacity': 0.08 }),
    ...[440, 540, 640].map((radius) =>
      through(arc(radius), { stroke: sea, 'stroke-width': 4, 'stroke-opacity': 1.1 - radius / 800, 'stroke-dasharray': '4 14' }),
    ),
    shape('rect', { x: 788, y: 80, width: 24, height: 840, fill: paper.strong }),
    rect(330, 110, 940, 370, { fill: paper.ink, rx: 20 }),
    ...rows.flatMap(([number, place, minutes], at) => [
      words(376, 206 + at * 108, number, { 'font-size': 66, 'font-weight': 600, fill: at === 0 ? '#f0b85c' : '#e8ede9' }),
      words(560, 204 + at * 108, place, { 'font-size': 50, fill: '#e8ede9' }),
      words(1222, 206 + at * 108, minutes, { 'font-size': 66, 'font-weight': 600, 'text-anchor': 'end', fill: at === 0 ? '#f0b85c' : '#e8ede9' }),
      at ? line(376, 130 + at * 108, 1224, 130 + at * 108, { stroke: '#3a4742' }) : '',
    ]),
    circle(800, 806, 34, { fill: paper.ink }),
    path('M800 844V910', { stroke: paper.ink, 'stroke-width': 44 }),
    words(1010, 800, 'speaks to whoever', { fill: sea }),
    words(1010, 836, 'stands still for two seconds', { fill: sea }),
    line(160, 936, 1440, 936, { stroke: paper.strong, 'stroke-width': 4 }),
  ]);
}

export const pictures = { 'seven-to-four': sevenToFour, 'seconds-to-ticket': secondsToTicket, 'stop-display': stopDisplay };
