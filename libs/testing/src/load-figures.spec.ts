type Worst = {
  cpu: Record<string, number>;
  waiting: Record<string, number>;
  lagMs: Record<string, number>;
  jobSeconds: Record<string, number>;
  machine: number;
};
const { percentile, slope, seriesOf } = require('../../../deploy/load/figures.mjs') as {
  percentile: (figures: number[], percent: number) => number;
  slope: (points: [number, number][]) => number;
  seriesOf: (text: string, name: string, labels?: Record<string, string>) => number[];
};
const { bottlenecks } = require('../../../deploy/load/bottlenecks.mjs') as { bottlenecks: (worst: Worst, cores: number) => string[] };
const { expectedRows } = require('../../../deploy/load/expected-rows.mjs') as {
  expectedRows: (table: string, done: Record<string, number>) => { most: number; by: string };
};

test('a percentile is one of the figures, whatever their order', () => {
  const figures = [30, 10, 20, 40, 50, 60, 70, 80, 90, 100];
  expect([0, 10, 11, 50, 95, 99, 100].map((percent) => percentile(figures, percent))).toEqual([10, 10, 20, 50, 100, 100, 100]);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 99)).toBeNaN();
});

test('the slope is that of the line through the points, and none where nothing is spread', () => {
  const points = [0, 1, 2, 3].map((x): [number, number] => [x, 5 + 2 * x + (x % 2 ? 1 : -1)]);
  expect(slope(points)).toBeCloseTo(2.4);
  expect(slope(points.map(([x]) => [x, 8]))).toBe(0);
  expect(
    slope([
      [1, 3],
      [1, 9],
    ]),
  ).toBe(0);
});

test('series of a metric are those of its name and labels alone', () => {
  const text = '# TYPE a_b gauge\na_b{state="waiting",kind="x"} 3\na_b{state="idle"} 9\na_bc{state="waiting"} 1\na_b 0.5\n';
  expect(seriesOf(text, 'a_b', { state: 'waiting' })).toEqual([3]);
  expect(seriesOf(text, 'a_b')).toEqual([3, 9, 0.5]);
});

test('the first bottleneck is what is short, in words with its figure; what is not short is not named', () => {
  const calm = { cpu: { gateway: 0.4, postgres: 1.2 }, waiting: { ai: 0 }, lagMs: { gateway: 20 }, jobSeconds: { ai: 0.1 }, machine: 0.6 };
  expect(bottlenecks(calm, 4)).toEqual([]);
  expect(bottlenecks({ ...calm, cpu: { gateway: 0.97, postgres: 1.2 } }, 4)).toEqual(['gateway uses 97 % of one core']);
  expect(bottlenecks({ ...calm, waiting: { ai: 2, user: 7 }, lagMs: { gateway: 250 } }, 4)).toEqual([
    '7 calls wait for a connection to the database in user',
    '2 calls wait for a connection to the database in ai',
    'the event loop of gateway lags 250 ms',
  ]);
  expect(bottlenecks({ ...calm, machine: 1, jobSeconds: { ai: 12 } }, 2)).toEqual([
    'all 2 cores are 100 % busy, 80 % by this system, most by postgres (120 % of one)',
    'a job of ai waited 12.0 s',
  ]);
});

test('rows are expected by what was done; a table that nothing writes must not grow', () => {
  expect(expectedRows('user.usage', { score: 12, chat: 3, page: 900 })).toEqual({ most: 18, by: '1 x score, 1 x resume, 2 x chat' });
  expect(expectedRows('user.account', { score: 12 })).toEqual({ most: 0, by: '' });
});
