import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accents } from '@folia/contracts/accents';

type Tokens = Record<string, string>;
const themes = ['dark', 'light'] as const;

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const declarations = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
/** Every declaration of the rules with exactly this selector, the later ones over the earlier. */
const rules = (css: string, selector: string): Tokens =>
  Object.assign(
    {},
    ...[...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, head = '', block = '']) =>
      head.replace(/\/\*[\s\S]*?\*\//g, '').trim() === selector ? [declarations(block)] : [],
    ),
  );

const [tokens, colours] = [read('tokens.css'), read('accents.css')];

/** The palette as an element of a page with this accent has it. */
function palette(theme: (typeof themes)[number], accent: string): Tokens {
  const base = { ...rules(tokens, ':root'), ...(theme === 'light' ? rules(tokens, '[data-theme="light"]') : {}) };
  const own = Object.entries(rules(colours, `[data-accent="${accent}"]`)).map(([name, value]) => {
    const [, light = '', dark = ''] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
    return [name, theme === 'light' ? light : dark];
  });
  return { ...base, ...Object.fromEntries(own) };
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const parts = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['--ground', '--surface', '--raised', '--sunken'];
/** Text on what it stands on needs 4.5, a mark of focus or of a control 3 (WCAG 1.4.3, 1.4.11). */
const pairs: [ink: string, on: string, least: number][] = [
  ...[...grounds, '--leaf-wash'].flatMap((on): [string, string, number][] => [
    ['--leaf', on, 4.5],
    ['--leaf-strong', on, 4.5],
  ]),
  ['--leaf-ink', '--leaf', 4.5],
  ['--leaf-ink', '--leaf-strong', 4.5],
  ['--ink', '--leaf-wash', 4.5],
  ['--ink-2', '--leaf-wash', 4.5],
  ['--ink-3', '--leaf-wash', 4.5],
  ...grounds.map((on): [string, string, number] => ['--focus', on, 3]),
];

test('every accent can be read on every ground, dark and light', () => {
  const faults: string[] = [];
  for (const theme of themes)
    for (const accent of accents) {
      const colour = palette(theme, accent);
      for (const [ink, on, least] of pairs) {
        const found = contrast(colour[ink] ?? '', colour[on] ?? '');
        if (!(found >= least)) faults.push(`${accent}, ${theme}: ${ink} on ${on} is ${found.toFixed(2)}, not ${least}`);
      }
    }
  expect(faults).toEqual([]);
});

/** What a watermark makes of a ground or a letter: of each part of the colour the lighter one, on light grounds the darker one. */
function marked(theme: (typeof themes)[number], colour: string, mark: string): string {
  const nearer = theme === 'light' ? Math.min : Math.max;
  const parts = [1, 3, 5].map((at) => nearer(...[colour, mark].map((one) => Number.parseInt(one.slice(at, at + 2), 16))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test('every text can be read under a watermark', () => {
  const inks = ['--ink', '--ink-2', '--ink-3', '--leaf', '--leaf-strong'];
  const faults: string[] = [];
  for (const theme of themes)
    for (const accent of accents) {
      const colour = palette(theme, accent);
      const mark = colour['--watermark'] ?? '';
      for (const ink of inks)
        for (const on of [...grounds, '--leaf-wash']) {
          const ground = marked(theme, colour[on] ?? '', mark);
          const found = Math.min(contrast(colour[ink] ?? '', ground), contrast(marked(theme, colour[ink] ?? '', mark), ground));
          if (!(found >= 4.5)) faults.push(`${accent}, ${theme}: ${ink} on ${on} is ${found.toFixed(2)}`);
        }
      // It is there to be seen, too.
      if (!(contrast(mark, colour['--ground'] ?? '') > 1.08)) faults.push(`${accent}, ${theme}: the mark cannot be seen`);
    }
  expect(faults).toEqual([]);
});

test('every accent but leaf has its own five colours, and no rule is for one that nobody can choose', () => {
  const ruled = [...colours.matchAll(/\[data-accent="(\w+)"\]/g)].map(([, name]) => name);
  expect(ruled).toEqual(accents.filter((accent) => accent !== 'leaf'));
  for (const accent of ruled) expect(Object.keys(rules(colours, `[data-accent="${accent}"]`))).toHaveLength(5);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
