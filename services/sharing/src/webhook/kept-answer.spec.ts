import { keptAnswer } from './kept-answer';

test('an answer that was made to do harm is kept as harmless words', () => {
  const headers = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`x-${number}`, 'y'.repeat(5_000)]));
  const kept = keptAnswer({ headers: { ...headers, 'x-0': 'a\0b' }, body: '<script>\0</script>', isCut: true });
  expect(Object.keys(kept?.headers ?? {})).toHaveLength(20);
  expect([kept?.headers['x-0'], kept?.headers['x-1']?.length, kept?.body]).toEqual(['a\uFFFDb', 200, '<script>\uFFFD</script>']);
});
