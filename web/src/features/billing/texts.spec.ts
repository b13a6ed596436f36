import { texts } from './texts';

test('a plan of a year is renewed on a day that says its year, since it is the same day as today', () => {
  const now = new Date();
  const inAYear = new Date(now.getFullYear() + 1, now.getMonth(), 15).toISOString();
  expect(texts.cancelUntil(inAYear).lead).toContain(String(now.getFullYear() + 1));
  const thisYear = new Date(now.getFullYear(), now.getMonth(), 15).toISOString();
  expect(texts.cancelUntil(thisYear).lead).not.toContain(String(now.getFullYear()));
});
