import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FontFamily } from './font-families';

const folderOf = (family: FontFamily) => dirname(require.resolve(`@fontsource-variable/${family}/package.json`));

type Range = { readonly from: number; readonly to: number };
/** One file of a family and the characters it is meant for; only the file itself tells whether it really has them. */
type Subset = { readonly path: string; readonly ranges: readonly Range[] };

const rangeOf = (written: string): Range => {
  const [from = '', to = from] = written.replace('U+', '').split('-');
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
};

const known = new Map<FontFamily, readonly Subset[]>();

/** The files of a family: one per script, about a hundred for East Asian families. */
function subsetsOf(family: FontFamily): readonly Subset[] {
  const found = known.get(family);
  if (found) return found;
  const folder = folderOf(family);
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const subsets = Object.entries(listed).map(([name, ranges]) => ({
    path: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
  known.set(family, subsets);
  return subsets;
}

const asked = new Map<string, readonly string[]>();

/** Files of a family that may have a character, likeliest first. */
export function filesFor(family: FontFamily, codePoint: number): readonly string[] {
  const key = `${family} ${codePoint}`;
  const files =
    asked.get(key) ??
    subsetsOf(family)
      .filter(({ ranges }) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to))
      .map(({ path }) => path);
  asked.set(key, files);
  return files;
}
