import { groupRows } from './group-rows';

const run = (text: string, x: number, width: number) => ({ text, x, y: 100, width, size: 10, bold: false, italic: false, color: '', url: '', upright: true });
const cellsOf = (...runs: ReturnType<typeof run>[]) => groupRows(runs).map((cell) => cell.runs.map(({ text }) => text));

test('words of a letter-spaced heading are one cell, words a column apart are two', () => {
  expect(cellsOf(run('SPECIAL', 50, 84), run('SKILLS', 150, 72))).toEqual([['SPECIAL', 'SKILLS']]);
  expect(cellsOf(run('SPECIAL', 50, 44), run('SKILLS', 110, 36))).toEqual([['SPECIAL'], ['SKILLS']]);
});

test('a bullet stays with its text', () => expect(cellsOf(run('•', 50, 4), run('Built it', 80, 40))).toEqual([['•', 'Built it']]));

test('hints that end at one place are cells of their own, however narrow the gap to what they say', () => {
  const at = (y: number, ...runs: ReturnType<typeof run>[]) => runs.map((one) => ({ ...one, y }));
  const rows = [
    ...at(100, run('2014–2019', 50, 45), run('Baker, Mill Lane', 102, 80)),
    ...at(120, run('2011–2014', 50, 45), run('Apprentice, Mill Lane', 102, 100)),
    ...at(140, run('2010', 75, 20), run('Dishwasher, Harbour Inn', 102, 110)),
    ...['Ovens', 'Doughs', 'Early mornings'].flatMap((text, index) => at(160 + index * 12, run(text, 102, 60))),
  ];
  expect(groupRows(rows).map((cell) => cell.left)).toEqual([50, 102, 50, 102, 75, 102, 102, 102, 102]);
  expect(cellsOf(run('Fine', 50, 20), run('print', 77, 25))).toEqual([['Fine', 'print']]);
});
