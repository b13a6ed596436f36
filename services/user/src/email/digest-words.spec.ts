import { digestWords } from './digest-words';

test('a week is told in figures that agree with their words', () => {
  expect(digestWords({ views: 1_042, readers: 12, visibleMs: 31 * 60_000, byLink: 8, viewsBefore: 30 }, 'week')).toBe(
    '1,042 views, 12 readers (those of each day, added), 31 minutes of reading. 8 views came by your links. The week before: 30 views.',
  );
  expect(digestWords({ views: 1, readers: 1, visibleMs: 20_000, byLink: 0, viewsBefore: 0 }, 'day')).toBe(
    '1 view, 1 reader, less than a minute of reading. The day before: none.',
  );
});
