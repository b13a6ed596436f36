import type { RowCell } from './group-rows';
import { splitColumns } from './split-columns';

function cell(text: string, left: number, baseline: number): RowCell {
  const run = { text, x: left, y: baseline, width: text.length * 5, size: 10, bold: false, italic: false, color: '', url: '', upright: true };
  return { runs: [run], left, right: left + run.width, top: baseline - 8.5, bottom: baseline + 2.5, baseline, size: 10 };
}
const isHeading = (text: string) => text === text.toUpperCase() && /[A-Z]/.test(text);
const sidesOf = (cells: RowCell[]) => splitColumns(cells, isHeading).map((region) => region.side);

describe('splitColumns', () => {
  test('a column of dates beside what they date is no sidebar, with headings above and undated lines below it', () => {
    const cells = [
      cell('WORK', 50, 100),
      ...['2019 – heute', '2012 – 2019'].flatMap((date, index) => [
        cell(date, 50, 120 + index * 60),
        cell('Position', 170, 120 + index * 60),
        cell('Employer', 170, 134 + index * 60),
        cell('Something that was done', 175, 148 + index * 60),
      ]),
      cell('LANGUAGES', 50, 260),
      cell('German, English', 50, 280),
    ];
    expect(sidesOf(cells)).toEqual(['']);
  });

  test('headings on both sides of a gutter are columns', () => {
    const column = (left: number, title: string, shift: number) => [
      cell(title, left, 100),
      ...Array.from({ length: 8 }, (_, index) => cell('some words', left, 120 + shift + index * 14)),
    ];
    expect(sidesOf([...column(50, 'SKILLS', 5), ...column(250, 'WORK', 0), cell('EDUCATION', 250, 260)])).toEqual(expect.arrayContaining(['left', 'right']));
  });
});
