import type { RowCell } from './group-rows';
import { stackDates } from './stack-dates';

function cell(text: string, left: number, baseline: number, bold = false): RowCell {
  const run = { text, x: left, y: baseline, width: text.length * 5, size: 10, bold, italic: false, color: '', url: '', upright: true };
  return { runs: [run], left, right: left + run.width, top: baseline - 8.5, bottom: baseline + 2.5, baseline, size: 10 };
}
const textOf = ({ runs }: RowCell) => runs.map((run) => run.text).join('');
const dated = (cells: RowCell[]) =>
  stackDates(cells)
    .filter((own) => own.left < 60)
    .map((own) => [textOf(own), own.baseline]);
/** A title with two lines below it, the dates beside the first and somewhere below. */
const entry = (y: number, dates: [string, number][]) => [
  ...dates.map(([date, step]) => cell(date, 30, y + step)),
  cell('Harbour Pilot', 100, y + 1, true),
  cell('Port of Split', 100, y + 14),
  cell('Brought ships in', 100, y + 28),
];

test('one end of a period below the other is one date on the row of its title, the earlier end first', () => {
  expect(
    dated([
      ...entry(100, [
        ['Present', 0],
        ['2021', 20],
      ]),
      ...entry(160, [
        ['2021', 0],
        ['2017', 20],
      ]),
    ]),
  ).toEqual([
    ['2021 – Present', 101],
    ['2017 – 2021', 161],
  ]);
});

test('a bar between the ends joins them wherever they stand, and goes with them', () => {
  expect(dated([cell('2024', 30, 100), cell('|', 35, 110), cell('2023', 30, 120), cell('Pilot', 100, 100), cell('Clerk', 100, 120)])).toEqual([
    ['2023 – 2024', 100],
  ]);
});

test('years that each stand beside a title of their own stay apart', () => {
  const rows = [2021, 2019, 2016].flatMap((year, index) => [cell(String(year), 30, 100 + index * 24), cell('Prize', 100, 100 + index * 24, true)]);
  expect(dated(rows)).toEqual([
    ['2021', 100],
    ['2019', 124],
    ['2016', 148],
  ]);
});

test('the end of a period that its own cell broke begins no other', () => {
  const rows = [
    cell('Jan 2019 –', 30, 100),
    cell('Present', 30, 114),
    cell('Clerk', 100, 100),
    cell('Mar 2015 – Dec', 30, 140),
    cell('2018', 30, 154),
    cell('Boy', 100, 140),
  ];
  expect(dated(rows).map(([text]) => text)).toEqual(['Jan 2019 –', 'Present', 'Mar 2015 – Dec', '2018']);
});
