import { lastPeriod } from './range-of';

test('yesterday and the last week end before today, whatever day it is', () => {
  expect(lastPeriod('day', '2028-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
  for (const today of ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'])
    expect(lastPeriod('week', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(lastPeriod('week', '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(lastPeriod('week', '2027-01-01')).toEqual({ from: '2026-12-21', to: '2026-12-27' });
});
