import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { unkernSpaces } from './unkern-spaces';

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '.cache/fonts');

type Axis = number | { min: number; max: number };
type Cut = { name: string; family: string; source: string; weight: string; style?: 'italic'; axes: Record<string, Axis>; isKerned?: boolean };

/**
 * One file for each weight that pages set, so that each fetches what it shows. Newsreader keeps its optical sizes where it is set small and large alike; elsewhere
 * it is fixed at the size that it is seen in.
 */
const cuts: Cut[] = [
  {
    name: 'inter',
    family: 'Inter Variable',
    source: 'inter/files/inter-*-opsz-normal.woff2',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
  },
  ...[
    { name: 'newsreader-300', weight: '300', axes: { wght: 300, opsz: 48 } },
    { name: 'newsreader-400', weight: '400', axes: { wght: 400, opsz: { min: 18, max: 72 } } },
    { name: 'newsreader-500', weight: '500 600', axes: { wght: 500, opsz: 24 } },
    // A few bold or slanted words in a line are not worth half as many bytes again for their kerning.
    { name: 'newsreader-700', weight: '700', axes: { wght: 600, opsz: 18 }, isKerned: false },
    { name: 'newsreader-300-italic', weight: '300', style: 'italic' as const, axes: { wght: 300, opsz: 32 } },
    { name: 'newsreader-400-italic', weight: '400 600', style: 'italic' as const, axes: { wght: 400, opsz: 18 }, isKerned: false },
  ].map((cut) => ({ ...cut, family: 'Newsreader Variable', source: `newsreader/files/newsreader-*-opsz-${cut.style ?? 'normal'}.woff2` })),
];

/** English; the rest of Western Europe; the rest of Europe; phonetics and the like. What is in none of them is set in the reader's own fonts. */
const scripts = [
  {
    name: 'basic',
    file: 'latin',
    range:
      'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+00F6, U+2009, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2212',
  },
  {
    name: 'west',
    file: 'latin',
    range:
      'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00E8, U+00EA-00F5, U+00F7-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2008, U+200A-2010, U+2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  },
  { name: 'europe', file: 'latin-ext', range: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E9E, U+20AB, U+20BA, U+20BD' },
  {
    name: 'other',
    file: 'latin-ext',
    range:
      'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9D, U+1E9F, U+1EF2-1EFF, U+20A0-20AA, U+20AD-20B9, U+20BB-20BC, U+20BE-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
];

const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** Copyright, licence and its address stay in the files (SIL Open Font License 1.1, 2). */
const licence = [0, 13, 14];

function charactersOf(range: string): string {
  const bounds = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  return bounds.map(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')).join('');
}

async function cutFile({ name, source, axes, isKerned = true }: Cut, script: (typeof scripts)[number]): Promise<string> {
  const font = readFileSync(resolve(`@fontsource-variable/${source.replace('*', script.file)}`));
  const file = `${name}-${script.name}.woff2`;
  const keepFeatures = features.filter((feature) => isKerned || feature !== 'kern');
  const options = { keepFeatures, preserveNameIds: licence, noHinting: true } as const;
  const characters = charactersOf(script.range);
  const cut = await subsetFont(font, characters, { ...options, targetFormat: 'truetype', variationAxes: axes });
  unkernSpaces(cut);
  writeFileSync(join(folder, file), await subsetFont(cut, characters, { ...options, targetFormat: 'woff2', variationAxes: {} }));
  return file;
}

/** Makes the font files and their sheet, `.cache/fonts/fonts.css`, of the packages that hold whole fonts. */
export function cutFonts(): Plugin {
  return {
    name: 'folia-cut-fonts',
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      const faces: string[] = [];
      for (const cut of cuts)
        for (const script of scripts) {
          const rules = [
            `font-family: "${cut.family}"`,
            `font-style: ${cut.style ?? 'normal'}`,
            `font-weight: ${cut.weight}`,
            'font-display: swap',
            `src: url("./${await cutFile(cut, script)}") format("woff2")`,
            `unicode-range: ${script.range}`,
          ];
          faces.push(`@font-face { ${rules.join('; ')} }`);
        }
      writeFileSync(join(folder, 'fonts.css'), `${faces.join('\n')}\n`);
    },
  };
}

/** What the first screen of every page is set in; the hashed names are only known after the build. */
export function preloadFonts(): Plugin {
  const first = /\/(inter|newsreader-400)-basic-/;
  return {
    name: 'folia-preload-fonts',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => first.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  };
}
