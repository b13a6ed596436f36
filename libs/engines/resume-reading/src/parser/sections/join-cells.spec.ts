import type { TextLine } from '../../document/text-line';
import { pageRow } from '../../fixtures/page-row';
import { joinCells } from './join-cells';

const row = (y: number, ...cells: [number, string][]) => pageRow(y, cells);
const textsOf = (...lines: TextLine[]) => joinCells(lines).map((line) => line.cells.map(({ from, to }) => line.text.slice(from, to)));

test('a cell that wrapped is made whole in its column', () => {
  const rows = [
    row(100, [50, 'B.E.'], [150, 'Cauvery Valley Engineering'], [300, '2025'], [360, '8.4']),
    row(112, [150, 'College']),
    row(124, [50, 'HSC'], [150, 'St. Agnes'], [300, '2021'], [360, '91%']),
  ];
  expect(textsOf(...rows)).toEqual([
    ['B.E.', 'Cauvery Valley Engineering College', '2025', '8.4'],
    ['HSC', 'St. Agnes', '2021', '91%'],
  ]);
});

test('below two cells stands a fact of its own, below the first column a new row', () => {
  expect(textsOf(row(100, [50, '2019'], [150, 'Engineer']), row(112, [150, 'Acme']))).toEqual([['2019', 'Engineer'], ['Acme']]);
  expect(textsOf(row(100, [50, 'A'], [150, 'B'], [300, 'C']), row(112, [50, 'D']))).toEqual([['A', 'B', 'C'], ['D']]);
});

test('runs keep their place: offsets of the joined line name the words of both lines', () => {
  const [joined] = joinCells([row(100, [50, 'One'], [150, 'Two'], [300, 'Three']), row(112, [150, 'more'])]) as [TextLine];
  expect(joined.runs.map((run) => [joined.text.slice(run.from, run.to), run.x])).toEqual([
    ['One', 50],
    ['Two', 150],
    ['more', 150],
    ['Three', 300],
  ]);
});

test('what runs under the next column or looks different is a line of its own', () => {
  const wide = row(112, [150, 'Baked the bread of three villages and two hotels']);
  expect(textsOf(row(100, [50, '2019'], [150, 'Baker'], [300, 'Mill Lane']), wide)).toHaveLength(2);
  const bold = row(100, [50, '2019'], [150, 'Baker'], [300, 'Mill Lane']);
  const head = { ...bold, runs: bold.runs.map((run) => ({ ...run, bold: true })) };
  expect(textsOf(head, row(112, [150, 'Rye and spelt']))).toHaveLength(2);
});
