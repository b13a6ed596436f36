import fc from 'fast-check';
import type { RowCell } from './group-rows';
import { splitColumns } from './split-columns';

function cell(text: string, left: number, baseline: number): RowCell {
  const run = { text, x: left, y: baseline, width: text.length * 5, size: 10, bold: false, italic: false, color: '', url: '', upright: true };
  return { runs: [run], left, right: left + run.width, top: baseline - 8.5, bottom: baseline + 2.5, baseline, size: 10 };
}
const isHeading = (text: string) => text === text.toUpperCase() && /[A-Z]/.test(text);
const sidesOf = (cells: RowCell[]) => splitColumns(cells, isHeading).map((region) => region.side);

describe('splitColumns', () => {
  test('a row of cards with a heading word among their names is no second column', () => {
    const cells = [
      cell('EDUCATION', 50, 100),
      ...[120, 150].flatMap((y) => [cell('School', 50, y), cell('2013 to 2015', 450, y), cell('Subject', 50, y + 14), cell('Degree', 450, y + 14)]),
      cell('SKILLS', 50, 190),
      ...[210, 224].flatMap((y) => [
        cell(y === 210 ? 'Bench' : 'Planes', 50, y),
        cell(y === 210 ? 'TEACHING' : 'Courses', 250, y),
        cell(y === 210 ? 'TOOLS' : 'Saws', 450, y),
      ]),
      ...[250, 264, 278].map((y) => cell('Fluent', 50, y)),
    ];
    expect(sidesOf(cells)).toEqual(['']);
  });

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

  test('a rail of headings and dates is no sidebar, at the left or at the right, whatever its baselines', () => {
    const rows = ['2019 – 2021', '2016 – 2019', '2012 – 2016'].flatMap((date, index) => [
      { date, top: 140 + index * 60, texts: ['Position held here', 'Employer of some length', 'Something that was done'] },
    ]);
    const rail = (left: number, content: number) => [
      cell('WORK', left, 112),
      ...rows.flatMap(({ date, top, texts }) => [cell(date, left, top - 2), ...texts.map((text, line) => cell(text, content, top + line * 14))]),
      cell('EDUCATION', left, 330),
      cell('Degree of some kind', content, 334),
      cell('University of somewhere', content, 348),
    ];
    expect(sidesOf(rail(50, 200))).toEqual(['']);
    expect(sidesOf(rail(420, 50))).toEqual(['']);
  });

  test('headings on the middle of the page make no column of the dates at the right edge', () => {
    const centred = (text: string, y: number) => cell(text, 300 - text.length * 2.5, y);
    const entry = (y: number) => [
      cell('Position held here', 50, y),
      cell('2019 – 2021', 495, y),
      cell('Employer of some length', 50, y + 14),
      cell('What was done in it', 56, y + 28),
    ];
    expect(
      sidesOf([
        centred('EXPERIENCE', 100),
        ...entry(120),
        ...entry(170),
        centred('EDUCATION', 220),
        ...entry(240),
        centred('SKILLS', 300),
        cell('One and another thing', 50, 320),
      ]),
    ).toEqual(['']);
  });

  test('the head of a table is read across, though its last column holds lists', () => {
    const row = (y: number) => [
      cell('2019', 50, y),
      cell('Teacher', 150, y),
      cell('First duty here', 300, y),
      cell('Second duty here', 300, y + 14),
      cell('Third duty here', 300, y + 28),
    ];
    expect(sidesOf([cell('Dates', 50, 100), cell('Position', 150, 100), cell('Duties', 300, 100), ...row(120), ...row(180), ...row(240)])).toEqual(['']);
  });

  test('whatever stands on the page: every cell is in one region, and regions read downwards', () => {
    const any = fc.record({
      left: fc.integer({ min: 30, max: 400 }),
      baseline: fc.integer({ min: 40, max: 780 }),
      text: fc.constantFrom('WORK', 'SKILLS', '2019 – 2021', 'some words here', 'Dates'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), (places) => {
        const cells = places.map(({ text, left, baseline }) => cell(text, left, baseline));
        const regions = splitColumns(cells, isHeading);
        expect(regions.flatMap((region) => region.cells).sort((a, b) => cells.indexOf(a) - cells.indexOf(b))).toEqual(cells);
        const wide = regions.filter((region) => region.side === '');
        wide.slice(1).forEach((region, index) => {
          const above = Math.max(...(wide[index] as (typeof wide)[number]).cells.map((one) => one.baseline));
          expect(Math.min(...region.cells.map((one) => one.baseline))).toBeGreaterThanOrEqual(above);
        });
      }),
      { numRuns: 200 },
    );
  });

  test('headings on both sides of a gutter are columns', () => {
    const column = (left: number, title: string, shift: number) => [
      cell(title, left, 100),
      ...Array.from({ length: 8 }, (_, index) => cell('some words', left, 120 + shift + index * 14)),
    ];
    expect(sidesOf([...column(50, 'SKILLS', 5), ...column(250, 'WORK', 0), cell('EDUCATION', 250, 260)])).toEqual(expect.arrayContaining(['left', 'right']));
  });
});
