import fc from 'fast-check';
import { monthsOf, periodOf, recencyOf, yearsCovered } from './period';

const now = monthsOf('2026-11');
const work = (startDate: string, endDate = '') => periodOf({ startDate, ...(endDate ? { endDate } : { current: true }) }, now);

test('months count from the first of the start to the last of the end', () => {
  expect(yearsCovered([work('2020-01', '2020-12')].flatMap((one) => one ?? []))).toBe(1);
  expect(yearsCovered([work('2024-11')].flatMap((one) => one ?? []))).toBe(2);
  expect(work('2027-01')).toBeNull();
  expect(periodOf({}, now)).toBeNull();
});

test('years that overlap count once, and another period never makes fewer', () => {
  const period = fc.tuple(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 120 })).map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(fc.array(period), period, (periods, one) => {
      expect(yearsCovered([...periods, ...periods])).toBe(yearsCovered(periods));
      expect(yearsCovered([...periods, one])).toBeGreaterThanOrEqual(yearsCovered(periods));
      expect(yearsCovered(periods)).toBeLessThanOrEqual(periods.reduce((sum, { from, to }) => sum + (to - from) / 12, 0) + 1e-9);
    }),
  );
});

test('what ended lately counts whole, what ended long ago a good half', () => {
  expect(recencyOf(work('2020-01'), now)).toBe(1);
  expect(recencyOf(work('2020-01', '2025-06'), now)).toBe(1);
  expect(recencyOf(work('2000-01', '2005-01'), now)).toBe(0.55);
  expect(recencyOf(work('2010-01', '2018-01'), now)).toBeLessThan(recencyOf(work('2010-01', '2020-01'), now));
});
