import type { PrintedLine } from '@folia/contracts/resume-document';

/** Lines break where the page needs it, so spaces do not count. */
const squash = (text: string) => text.replace(/\s+/g, '');

/**
 * The printed lines that say these words: a paragraph of its own where there is one, since a summary may repeat a line word for word; else the first that
 * holds them. None where they are not printed. Pure.
 */
export function findPrinted(lines: readonly PrintedLine[], words: string): PrintedLine[] {
  const wanted = squash(words);
  if (wanted === '') return [];
  let length = 0;
  const placed = lines.map((line) => {
    const start = length;
    length += squash(line.text).length;
    return { line, start, end: length };
  });
  const all = placed.map(({ line }) => squash(line.text)).join('');
  const begins = new Set(placed.filter(({ line }) => line.begins).map(({ start }) => start));
  const places: number[] = [];
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) places.push(at);
  const isWhole = (at: number) => begins.has(at) && (begins.has(at + wanted.length) || at + wanted.length === length);
  const found = places.find(isWhole) ?? places[0];
  if (found === undefined) return [];
  return placed.filter(({ start, end }) => start < found + wanted.length && end > found).map(({ line }) => line);
}
