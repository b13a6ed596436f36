import type { Evidence } from './item/shapes';
import type { ReadPage } from './resume-import/shapes';

/** A part of one line of a page, by character positions. */
export type LinePart = { line: number; from: number; to: number };

/** Treats all kinds of spaces as one and ignores case; lengths do not change, so positions in the text stay valid. */
const plain = (text: string) =>
  text.replace(/\s/g, ' ').replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    // "İ" becomes two characters.
    return small.length === letter.length ? small : letter;
  });

/** Where these words are on a page; they may span several lines. If they occur more than once: the place nearest to the box. */
export function linePartsOf({ lines }: ReadPage, { words, box }: Pick<Evidence, 'words' | 'box'>): LinePart[] {
  const wanted = plain(words).trim();
  if (!wanted) return [];
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${plain(line.text)} `;
  }
  const lineAt = (place: number) => starts.findLastIndex((start) => start <= place);
  const distance = (place: number) => Math.abs((lines[lineAt(place)]?.box?.y ?? 0) - (box?.y ?? 0));
  let best = -1;
  for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + 1)) {
    if (best < 0 || (box && distance(place) < distance(best))) best = place;
  }
  if (best < 0) return [];
  const end = best + wanted.length;
  return lines.flatMap((line, place) => {
    const start = starts[place] ?? 0;
    const part = { line: place, from: Math.max(0, best - start), to: Math.min(line.text.length, end - start) };
    return part.to > part.from ? [part] : [];
  });
}
