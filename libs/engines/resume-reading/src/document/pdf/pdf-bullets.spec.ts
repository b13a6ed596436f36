import { withBullets } from './pdf-bullets';
import type { PdfRun } from './pdf-run';

const run = (text: string, x: number, y: number, bold = false): PdfRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold,
  italic: false,
  color: '#000000',
  url: '',
  upright: true,
});
const dot = (left: number, baseline: number, size = 3.5) => ({ left, right: left + size, top: baseline - 5, bottom: baseline - 5 + size });
const marks = (runs: PdfRun[], dots: ReturnType<typeof dot>[]) =>
  withBullets(runs, dots)
    .filter((candidate) => candidate.text === '•')
    .map(({ x, y }) => [x, y]);

describe('withBullets', () => {
  const items = [run('Cut waiting times', 60, 100), run('Led four people', 60, 114)];

  test('makes bullets of the discs browsers paint in front of list items', () => {
    expect(marks(items, [dot(50, 100), dot(50, 114)])).toEqual([
      [50, 100],
      [50, 114],
    ]);
  });

  test('leaves ratings, timeline marks, adorned headings and dots far from text alone', () => {
    expect(marks(items, [dot(50, 100, 7)])).toEqual([]);
    expect(marks([run('Skills', 60, 100)], [dot(50, 100), dot(94, 100)])).toEqual([]);
    expect(marks([run('Nurse', 60, 100, true), run('Midwife', 60, 150, true)], [dot(50, 100), dot(50, 150)])).toEqual([]);
    expect(marks(items, [dot(20, 100)])).toEqual([]);
    expect(marks([run('English', 20, 100), run('C1', 100, 100)], [dot(80, 100), dot(88, 100)])).toEqual([]);
  });
});
