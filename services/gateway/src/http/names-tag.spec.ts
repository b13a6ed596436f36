import { namesTag } from './names-tag';

test.each([
  ['W/"2-ab"', true],
  ['"2-ab"', true],
  ['"1-ab", W/"2-ab"', true],
  ['*', true],
  ['W/"1-ab"', false],
  ['2-ab', false],
  ['', false],
  [undefined, false],
])('%s names W/"2-ab": %s', (header, isNamed) => {
  expect(namesTag(header, 'W/"2-ab"')).toBe(isNamed);
});
