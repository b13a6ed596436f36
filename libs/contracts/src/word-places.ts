import type { Evidence } from './item/shapes';
import type { ReadPage } from './resume-import/shapes';

/** The part of one line of a page, by its characters. */
export type LinePart = { line: number; from: number; to: number };

/** Spaces of any kind are one, and case does not matter; lengths stay, so that places in the text stay places. */
const plain = (text: string) =>
  text.replace(/\s/g, ' ').replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    // "İ" becomes two characters.
    return small.length === letter.length ? small : letter;
  });

/** Where the lines of a page say these words, which may run over several of them. Said more than once: where the box is. */
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
