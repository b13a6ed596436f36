import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { inRoot } from '../paths.mjs';

const { resolve } = createRequire(import.meta.url);
const faces = [
  { file: 'inter/files/inter-latin-opsz-normal', axes: { wght: 400, opsz: 14 } },
  { file: 'inter/files/inter-latin-opsz-normal', axes: { wght: 600, opsz: 14 } },
  { file: 'inter/files/inter-latin-ext-opsz-normal', axes: { wght: 400, opsz: 14 } },
  { file: 'newsreader/files/newsreader-latin-opsz-normal', axes: { wght: 400, opsz: 48 } },
  { file: 'newsreader/files/newsreader-latin-opsz-italic', axes: { wght: 400, opsz: 48 } },
];

/** The product's own fonts as files that the drawing program can read: it knows neither WOFF2 nor variable fonts. */
async function fontFiles() {
  const folder = inRoot('.cache', 'picture-fonts');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    faces.map(async ({ file, axes }, at) => {
      const font = await readFile(resolve(`@fontsource-variable/${file}.woff2`));
      const target = join(folder, `${at}.ttf`);
      await writeFile(target, await subsetFont(font, undefined, { targetFormat: 'truetype', variationAxes: axes, keepAllGlyphs: true }));
      return target;
    }),
  );
}

/** Draws with the product's fonts and none of the machine's, so that a picture is the same everywhere. Gives a function from SVG to PNG. */
export async function pictureRenderer() {
  const font = { fontFiles: await fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Inter' };
  return (svg) => new Resvg(svg, { font, fitTo: { mode: 'original' } }).render().asPng();
}
