import { groupRows } from './group-rows';

const run = (text: string, x: number, width: number) => ({ text, x, y: 100, width, size: 10, bold: false, italic: false, color: '', url: '', upright: true });
const cellsOf = (...runs: ReturnType<typeof run>[]) => groupRows(runs).map((cell) => cell.runs.map(({ text }) => text));

test('words of a letter-spaced heading are one cell, words a column apart are two', () => {
  expect(cellsOf(run('SPECIAL', 50, 84), run('SKILLS', 150, 72))).toEqual([['SPECIAL', 'SKILLS']]);
  expect(cellsOf(run('SPECIAL', 50, 44), run('SKILLS', 110, 36))).toEqual([['SPECIAL'], ['SKILLS']]);
});

test('a bullet stays with its text', () => expect(cellsOf(run('•', 50, 4), run('Built it', 80, 40))).toEqual([['•', 'Built it']]));
