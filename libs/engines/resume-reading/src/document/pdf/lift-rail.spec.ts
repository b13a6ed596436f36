import type { RowCell } from './group-rows';
import { liftRail } from './lift-rail';

function cell(text: string, left: number, baseline: number, size = 9): RowCell {
  const run = { text, x: left, y: baseline, width: text.length * 5, size, bold: false, italic: false, color: '', url: '', upright: true };
  return { runs: [run], left, right: left + run.width, top: baseline - size * 0.85, bottom: baseline + size * 0.25, baseline, size };
}
const isHeading = ({ runs }: RowCell) => ['Work', 'Skills', 'Awards'].includes(runs[0]?.text ?? '');
const baselines = (cells: RowCell[]) => liftRail(cells, isHeading).map(({ baseline }) => baseline);
const beside = (y: number) => [cell('what was done', 160, y), cell('and when', 160, y + 12)];

test('headings a little lower than their first rows head them, unknown ones in the same look too', () => {
  const rail = ['Work', 'Skills', 'Awards', 'Odds and ends'].flatMap((text, index) => [cell(text, 40, 105 + index * 60, 12), ...beside(100 + index * 60)]);
  expect(baselines(rail).filter((_, index) => index % 3 === 0)).toEqual([100, 160, 220, 280]);
});

test('two headings are no rail, and headings on their own lines stay', () => {
  const two = ['Work', 'Skills'].flatMap((text, index) => [cell(text, 40, 105 + index * 60, 12), ...beside(100 + index * 60)]);
  expect(baselines(two)[0]).toBe(105);
  const own = ['Work', 'Skills', 'Awards'].flatMap((text, index) => [cell(text, 40, 100 + index * 60, 12), ...beside(120 + index * 60)]);
  expect(baselines(own)[0]).toBe(100);
});
