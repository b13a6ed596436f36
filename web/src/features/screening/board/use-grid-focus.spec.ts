import { nextCell } from './use-grid-focus';

const size = { rows: 40, columns: 6 };
const from = { row: 5, column: 2 };

test.each([
  ['ArrowDown', false, { row: 6, column: 2 }],
  ['ArrowUp', false, { row: 4, column: 2 }],
  ['ArrowLeft', false, { row: 5, column: 1 }],
  ['ArrowRight', false, { row: 5, column: 3 }],
  ['PageDown', false, { row: 15, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 5 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 39, column: 5 }],
])('%s (with Ctrl: %s) leads where the grid pattern says', (key, isWhole, to) => {
  expect(nextCell(key, isWhole, from, size)).toEqual(to);
});

test('no key leads out of the grid; above the first row stands the head', () => {
  expect(nextCell('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: -1, column: 0 });
  expect(nextCell('ArrowUp', false, { row: -1, column: 0 }, size)).toEqual({ row: -1, column: 0 });
  expect(nextCell('ArrowDown', false, { row: 39, column: 5 }, size)).toEqual({ row: 39, column: 5 });
  expect(nextCell('ArrowRight', false, { row: 39, column: 5 }, size)).toEqual({ row: 39, column: 5 });
});

test('other keys are for others', () => {
  expect(nextCell('a', false, from, size)).toBeNull();
});
