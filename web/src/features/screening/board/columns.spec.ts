import { numberQuotes } from './columns';

test('quotes are numbered across the row, a cell shows its first, and one without has none', () => {
  const cells = [2, 0, 1, 3].map((quotes) => ({ state: 'met' as const, quotes, isChanged: false, isContested: false }));
  expect(numberQuotes(cells)).toEqual([1, null, 3, 4]);
});
