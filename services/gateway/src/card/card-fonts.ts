import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

type Weight = 400 | 600;
export type CardFont = { name: string; data: Buffer; weight: Weight; style: 'normal' };

const faces: { name: string; file: string; weight: Weight; axes: Record<string, number> }[] = [
  ...['latin', 'latin-ext'].map((script) => ({
    name: 'Newsreader',
    file: `newsreader/files/newsreader-${script}-opsz-normal`,
    weight: 400 as const,
    axes: { wght: 360, opsz: 60 },
  })),
  ...['latin', 'latin-ext', 'cyrillic', 'greek'].map((script) => ({
    name: 'Inter',
    file: `inter/files/inter-${script}-opsz-normal`,
    weight: 400 as const,
    axes: { wght: 420, opsz: 24 },
  })),
];

let loaded: Promise<CardFont[]> | null = null;

/** The product's fonts as satori reads them, kept for the life of the process: it knows neither WOFF2 nor variable fonts. */
export function cardFonts(): Promise<CardFont[]> {
  loaded ??= Promise.all(
    faces.map(async ({ name, file, weight, axes }) => {
      const font = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`));
      const data = await subsetFont(font, undefined, { targetFormat: 'truetype', variationAxes: axes, keepAllGlyphs: true });
      return { name, data, weight, style: 'normal' as const };
    }),
  );
  loaded.catch(() => {
    loaded = null;
  });
  return loaded;
}
