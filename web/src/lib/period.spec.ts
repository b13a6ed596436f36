import fc from 'fast-check';
import { formatPartialDate } from './partial-date';
import { coveredMonths, formatDuration, formatPeriod, spanOf } from './period';

const asOf = '2026-11';
const duration = (...fields: Parameters<typeof spanOf>[0][]) => formatDuration(fields.map((entry) => spanOf(entry, asOf)).filter((span) => span !== null));

it('writes dates as they were said', () => {
  expect(formatPartialDate('2021-03')).toBe('Mar 2021');
  expect(formatPartialDate('2021')).toBe('2021');
  expect(formatPeriod({ startDate: '2021-03', current: true })).toBe('Mar 2021 – now');
  expect(formatPeriod({ startDate: '2019', endDate: '2019' })).toBe('2019');
  expect(formatPeriod({ endDate: '2019-12' })).toBe('Dec 2019');
  expect(formatPeriod({})).toBe('');
});

it('counts first and last month, and only years where months are not known', () => {
  expect(duration({ startDate: '2021-03', endDate: '2021-03' })).toBe('1 month');
  expect(duration({ startDate: '2021-03', endDate: '2024-04' })).toBe('3 years 2 months');
  expect(duration({ startDate: '2024-12', current: true })).toBe('2 years');
  expect(duration({ startDate: '2019', endDate: '2021' })).toBe('2 years');
  expect(duration({ startDate: '2019', endDate: '2019' })).toBe('');
  expect(duration({ startDate: '2027', current: true })).toBe('');
});

it('counts what overlaps once', () => {
  expect(duration({ startDate: '2020-01', endDate: '2021-12' }, { startDate: '2021-01', endDate: '2022-12' })).toBe('3 years');
  expect(duration({ startDate: '2020-01', endDate: '2020-12' }, { startDate: '2022-01', endDate: '2022-12' })).toBe('2 years');
  expect(duration({ startDate: '2020-01', endDate: '2022-12' }, { startDate: '2021-01', endDate: '2021-06' })).toBe('3 years');
});

it('covers what a month by month count covers, whatever the order', () => {
  const span = fc.tuple(fc.nat(300), fc.nat(60)).map(([start, length]) => ({ start, end: start + length, exact: true }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
      const months = new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)));
      expect(coveredMonths(spans)).toBe(months.size);
    }),
  );
});
