import type { TextLine } from '../../document/text-line';
import { pageRow } from '../../fixtures/page-row';
import { joinHints } from './join-hints';

const row = (y: number, ...cells: [number, string][]) => pageRow(y, cells);
const textsOf = (...lines: TextLine[]) => joinHints(lines).map((line) => line.cells.map(({ from, to }) => line.text.slice(from, to)));

test('a date broken over three lines is one cell, and what stands beside it follows', () =>
  expect(textsOf(row(100, [80, 'February'], [150, 'Miller, Windy Hill']), row(112, [85, '2017–July'], [150, '• Ground rye']), row(124, [100, '2020']))).toEqual(
    [['February 2017–July 2020', 'Miller, Windy Hill'], ['Ground rye']],
  ));

test('a bullet beside the second line stays a bullet', () => {
  const [, bullet] = joinHints([row(100, [80, '10/2020–'], [150, 'Miller']), row(112, [90, 'Present'], [150, '• Ground rye'])]);
  expect(bullet?.bullet).toBe(true);
});

test('an expected end is waited for', () =>
  expect(textsOf(row(100, [80, '10/2020–'], [150, 'Doctorate']), row(112, [85, 'Expected']), row(124, [90, '09/2026']))).toEqual([
    ['10/2020– Expected 09/2026', 'Doctorate'],
  ]));

test('dates of their own and text below stay', () => {
  expect(textsOf(row(100, [80, '2019'], [150, 'Miller']), row(112, [80, '2017'], [150, 'Baker']))).toHaveLength(2);
  expect(textsOf(row(100, [80, '2019 –'], [150, 'Miller']), row(112, [80, '2017 a long line that says something'], [350, 'x']))).toHaveLength(2);
});
