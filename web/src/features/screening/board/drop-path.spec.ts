import { dropPath } from './drop-path';

const gutter = { left: 600, right: 700 };

test('over the gutter the thread drops straight and turns once', () => {
  expect(dropPath({ x: 650, y: 40 }, { x: 500, y: 120 }, gutter, 55)).toBe('M650 40L650 110Q650 120 640 120L500 120');
});

test.each([
  ['left', 300],
  ['right', 900],
])('from the %s of it the thread first goes along above the words, and comes from the right all the same', (_side, x) => {
  const path = dropPath({ x, y: 40 }, { x: 500, y: 120 }, gutter, 60);
  expect(path).toMatch(new RegExp(`^M${x} 40L${x} 50`));
  expect(path).toMatch(/Q650 120 640 120L500 120$/);
});
