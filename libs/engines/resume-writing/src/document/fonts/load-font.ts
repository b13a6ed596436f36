import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { PrintableFont } from './printable-font';

const loaded = new Map<string, Promise<PrintableFont>>();

/**
 * A font file in one weight, kept for the life of the process. The packages contain variable fonts, which a PDF cannot use, so the weight is fixed first (some
 * 10 ms). Throws whatever reading the file throws.
 */
export function loadFont(path: string, weight: number): Promise<PrintableFont> {
  const key = `${weight} ${path}`;
  const found = loaded.get(key);
  if (found) return found;
  const font = readFile(path)
    .then((data) => subsetFont(data, undefined, { targetFormat: 'truetype', variationAxes: { wght: weight }, keepAllGlyphs: true }))
    .then((data) => new PrintableFont(data, weight));
  loaded.set(key, font);
  font.catch(() => loaded.delete(key));
  return font;
}
