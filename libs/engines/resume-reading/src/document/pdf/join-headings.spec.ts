import type { RowCell } from './group-rows';
import { joinHeadings } from './join-headings';

function cell(text: string, left: number, baseline: number, bold = true): RowCell {
  const run = { text, x: left, y: baseline, width: text.length * 5, size: 10, bold, italic: false, color: '', url: '', upright: true };
  return { runs: [run], left, right: left + run.width, top: baseline - 8.5, bottom: baseline + 2.5, baseline, size: 10 };
}
const known = ['work experience', 'experience', 'education & training', 'education', 'training', 'skills', 'languages'];
const texts = (...cells: RowCell[]) =>
  joinHeadings(cells, (text) => known.includes(text.toLowerCase().replace(/ &$/, ''))).map(({ runs }) => runs.map((run) => run.text).join(''));

test('two lines that are a heading together are joined on the row of the first, however they are aligned', () => {
  expect(texts(cell('Work', 40, 100), cell('Clerk', 120, 100, false), cell('Experience', 40, 112))).toEqual(['Work Experience', 'Clerk']);
  expect(texts(cell('Education &', 40, 100), cell('Training', 55, 112))).toEqual(['Education & Training']);
});

test('headings one below another stay two, and so do lines of another look or far apart', () => {
  expect(texts(cell('Skills', 40, 100), cell('Languages', 40, 112))).toEqual(['Skills', 'Languages']);
  expect(texts(cell('Work', 40, 100), cell('Experience', 40, 112, false))).toEqual(['Work', 'Experience']);
  expect(texts(cell('Work', 40, 100), cell('Experience', 40, 130))).toEqual(['Work', 'Experience']);
});
