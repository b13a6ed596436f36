import { groupWork } from './group-work';
import { type ItemWithBlocks, itemWithBlocks } from './with-texts';

const job = (employer: string, startDate: string, endDate: string, more = {}): ItemWithBlocks =>
  itemWithBlocks({
    id: `${employer}-${startDate}`,
    kind: 'work',
    fields: { employer, position: 'Engineer', startDate, ...(endDate ? { endDate } : { current: true }), ...more },
    visibility: 'public',
    position: 0,
    version: 1,
    updatedAt: '2026-01-01T00:00:00Z',
    evidence: false,
  });
const shape = (...items: ItemWithBlocks[]) =>
  groupWork(items, '2026-11').map(({ employer, roles, years, duration }) => [employer, roles.length, years, duration]);

it('hangs neighbouring roles on one employer, however it is written', () => {
  expect(shape(job('Halden Audio', '2023-03', ''), job('HALDEN audio', '2020-01', '2023-02'), job('Skagerrak', '2014', '2017'))).toEqual([
    ['Halden Audio', 2, '2020 – now', '6 years 11 months'],
    ['Skagerrak', 1, '', '3 years'],
  ]);
});

it('joins roles around a side job where their times touch, and counts overlaps once', () => {
  expect(shape(job('A', '2022-01', '2023-12'), job('B', '2021-01', '2021-06'), job('A', '2020-01', '2022-06'))).toEqual([
    ['A', 2, '2020 – 2023', '4 years'],
    ['B', 1, '2021', '6 months'],
  ]);
});

it('keeps two employments apart when someone came back years later', () => {
  expect(shape(job('A', '2022-01', ''), job('B', '2018-01', '2021-12'), job('A', '2014-01', '2016-12'))).toHaveLength(3);
});

it('never joins jobs without an employer', () => {
  expect(shape(job('', '2022-01', ''), job('', '2018-01', '2021-12'))).toHaveLength(2);
});
