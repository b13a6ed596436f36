import type { PrintedLine } from '@folia/contracts/resume-document';
import { findPrinted } from './find-printed';

const line = (text: string, begins = true): PrintedLine => ({ text, page: 1, x: 0.1, y: 0.1, width: 0.5, height: 0.01, begins });
const summary = [line('At Acme: Built Go services'), line('over PostgreSQL.', false)];
const bullet = [line('Built Go services over'), line('PostgreSQL.', false)];
const heading = line('Experience');

test('words are found over the lines they break into, wherever those break', () => {
  expect(findPrinted([...summary, heading], 'Built Go services over PostgreSQL.')).toEqual(summary);
  expect(findPrinted([heading, ...bullet], 'Built  Go services\nover PostgreSQL.')).toEqual(bullet);
});

test('a line of its own is meant, not the summary that repeats it', () => {
  expect(findPrinted([...summary, heading, ...bullet], 'Built Go services over PostgreSQL.')).toEqual(bullet);
});

test('what is not printed is not found', () => {
  expect(findPrinted([...summary, heading], 'Built Rust services')).toEqual([]);
  expect(findPrinted([heading], ' ')).toEqual([]);
});
