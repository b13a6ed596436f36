import type { ReadPage } from '@folia/contracts/resume-import/shapes';
import { linePartsOf } from '@folia/contracts/word-places';

const page: ReadPage = {
  number: 1,
  width: 600,
  height: 800,
  hasImage: false,
  lines: ['Engineer, Acme, Oslo', 'Settled readings for 1.2 million', 'homes each night', 'Clerk, Norrbank, Oslo'].map((text, place) => ({
    text,
    box: { x: 0, y: place / 10, width: 1, height: 0.05 },
    heading: false,
  })),
};
const said = (words: string, y?: number) =>
  linePartsOf(page, { words, box: y === undefined ? null : { x: 0, y, width: 1, height: 0.05 } }).map(({ line, from, to }) =>
    page.lines[line]?.text.slice(from, to),
  );

test('words inside a line are found by their characters, whatever their case and spaces', () => {
  expect(said('acme')).toEqual(['Acme']);
  expect(said(' Engineer,\tAcme ')).toEqual(['Engineer, Acme']);
});

test('a quote over two lines has a part in both', () => {
  expect(said('1.2 million homes each')).toEqual(['1.2 million', 'homes each']);
});

test('words said twice are marked where the box is', () => {
  expect(linePartsOf(page, { words: 'Oslo', box: null })[0]?.line).toBe(0);
  expect(linePartsOf(page, { words: 'Oslo', box: { x: 0, y: 0.3, width: 1, height: 0.05 } })[0]?.line).toBe(3);
});

test('words that stand nowhere mark nothing', () => {
  expect(said('Bergen')).toEqual([]);
  expect(said('  ')).toEqual([]);
});
