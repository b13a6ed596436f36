import { triesAfter } from '@folia/contracts/webhook/words';
import { nextTry, retryAfterOf } from './next-try';

test('ten tries lie within about 75 hours, each a little earlier or later than planned', () => {
  const waits = [...Array(9).keys()].map((tried) => nextTry(tried + 1, 0, 0.5));
  expect(waits).toEqual(triesAfter.slice(1));
  expect(nextTry(10, 0, 0.5)).toBeNull();
  expect(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600).toBeCloseTo(75.6, 1);
  expect([nextTry(2, 0, 0), nextTry(2, 0, 1)]).toEqual([270, 330]);
});

test('a receiver that asks for more time gets it, up to a day', () => {
  expect([nextTry(1, 600, 0.5), nextTry(3, 600, 0.5), nextTry(1, 10 ** 9, 0.5)]).toEqual([600, 1_800, 86_400]);
});

test('both forms of Retry-After are understood, from those who are busy only', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryAfterOf(503, '120', now)).toBe(120);
  expect(retryAfterOf(429, 'Thu, 01 Jan 2026 00:02:00 GMT', now)).toBe(120);
  expect([retryAfterOf(500, '120', now), retryAfterOf(503, 'soon', now), retryAfterOf(503, undefined, now), retryAfterOf(503, '-5', now)]).toEqual([
    0, 0, 0, 0,
  ]);
});
