import { pageSizes, resumeTemplates } from '@folia/contracts/resume-document';
import fc from 'fast-check';
import { inVisualOrder, readsFromRight, wordsFromLeft } from './bidi-runs';
import { paginate } from './paginate';
import type { Row } from './row';
import { sheetOf } from './sheet';
import { templates } from './templates';
import { closest, smallestBody, smallestText, tightenTheme } from './tighten-theme';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(resumeTemplates)('%s', (template) => {
  const theme = templates[template];

  test('all its inks can be read on their grounds', () => {
    const { colors, aside, header } = theme;
    const pairs = [
      ...[colors.ink, colors.soft, colors.accent].map((ink) => [ink, '#ffffff'] as const),
      ...(aside ? [aside.colors.ink, aside.colors.soft, aside.colors.accent].map((ink) => [ink, aside.ground ?? '#ffffff'] as const) : []),
      ...(header.band ? [header.band.ink, header.band.soft].map((ink) => [ink, header.band?.ground ?? ''] as const) : []),
    ];
    expect(pairs.filter(([ink, ground]) => contrast(ink, ground) < 4.5)).toEqual([]);
  });

  test('is never set smaller than can be read, and closer with every step', () => {
    const steps = Array.from({ length: closest + 1 }, (_, step) => tightenTheme(theme, step));
    expect(steps[0]).toEqual(theme);
    for (const { sizes } of steps) {
      expect(sizes.body).toBeGreaterThanOrEqual(smallestBody);
      expect(Math.min(...Object.values(sizes))).toBeGreaterThanOrEqual(smallestText);
    }
    const room = steps.map(({ sizes, leading, gaps, margins }) => sizes.body * leading * (1 + gaps.section + gaps.entry) + margins.block + margins.side);
    expect(room).toEqual([...room].sort((a, b) => b - a));
  });

  test.each(pageSizes)('keeps its columns apart and on the sheet (%s), mirrored too', (size) => {
    for (const fromRight of [false, true]) {
      const { main, aside, width } = sheetOf(theme, size, fromRight);
      const boxes = [main, ...(aside ? [aside] : [])].sort((a, b) => a.x - b.x);
      expect(boxes.every((box) => box.x >= 30 && box.x + box.width <= width - 30 && box.width > 100)).toBe(true);
      expect((boxes[1]?.x ?? width) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? 0)).toBeGreaterThan(15);
    }
  });
});

const rowOf = ({ gap, height, keep }: { gap: number; height: number; keep: boolean }): Row => ({
  order: 0,
  gap,
  height,
  keep,
  baseline: 0,
  marks: [],
  rules: [],
});
const row = fc.record({ gap: fc.integer({ min: 0, max: 30 }), height: fc.integer({ min: 5, max: 40 }), keep: fc.boolean() }).map(rowOf);
const bounds = { firstTop: 120, top: 40, bottom: 400 };

test('every row stands on a page once, in order, below the one before it and inside the margins', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 80 }), (rows) => {
      const placed = paginate(rows, bounds);
      expect(placed.map((one) => one.row)).toEqual(rows);
      placed.forEach((one, index) => {
        const before = placed[index - 1];
        expect(one.y + one.row.height).toBeLessThanOrEqual(bounds.bottom);
        expect(one.y).toBeGreaterThanOrEqual(one.page === 0 ? bounds.firstTop : bounds.top);
        if (before) expect(one.page > before.page || (one.page === before.page && one.y >= before.y + before.row.height + one.row.gap)).toBe(true);
      });
    }),
  );
});

test('rows that belong together part only where a page could not hold them', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 80 }), (rows) => {
      const placed = paginate(rows, bounds);
      const groups: (typeof placed)[] = [];
      placed.forEach((one, index) => {
        if (placed[index - 1]?.row.keep) groups.at(-1)?.push(one);
        else groups.push([one]);
      });
      const heightOf = (group: typeof placed) => group.reduce((sum, one, index) => sum + one.row.height + (index > 0 ? one.row.gap : 0), 0);
      const parted = groups.filter((group) => new Set(group.map(({ page }) => page)).size > 1);
      // What comes first stays under the header: a first page with nothing else on it would be worse.
      const roomFor = (group: typeof placed) => bounds.bottom - (group === groups[0] ? bounds.firstTop : bounds.top);
      expect(parted.filter((group) => heightOf(group) <= roomFor(group))).toEqual([]);
    }),
  );
});

test('runs of either direction stand as UAX 9 has them', () => {
  const run = (text: string, level: number) => ({ text, level });
  const order = inVisualOrder([run('car', 0), run('MEANS', 1), run('11', 2), run('CAR', 1), run('.', 0)]);
  expect(order.map(({ text }) => text)).toEqual(['car', 'CAR', '11', 'MEANS', '.']);
  // Shaping reverses the letters of a word, including its brackets.
  expect(wordsFromLeft('שלום (עולם)')).toBe(')עולם( שלום');
  expect(wordsFromLeft('..)')).toBe('(..');
  expect([readsFromRight('שלום PostgreSQL'), readsFromRight('مهندسة برمجيات SQL')]).toEqual([false, true]);
});
