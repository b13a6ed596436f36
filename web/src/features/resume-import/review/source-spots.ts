import type { ReadPage, ReadResume } from '@folia/contracts/resume-import';
import { fieldsOf, type ReviewCard } from './review-cards';

type Box = { x: number; y: number; width: number; height: number };
/** A place in the document that something was read from, or was not. `box` in fractions of the page; null: found by its words. */
export type Spot = { key: string; page: number; words: string; box: Box | null; tone: 'read' | 'doubtful' | 'unplaced' };
/** The part of one line, by its characters, that a spot covers. */
export type LinePart = { line: number; from: number; to: number };

export function spotsOf(cards: readonly ReviewCard[], unplaced: ReadResume['unplaced']): Spot[] {
  const read = cards
    .flatMap(fieldsOf)
    .flatMap(({ key, evidence, band }) =>
      evidence.map(({ page, words, box }): Spot => ({ key, page, words, box, tone: band === 'clear' ? 'read' : 'doubtful' })),
    );
  return [...read, ...unplaced.map(({ id, page, words, box }): Spot => ({ key: `unplaced/${id}`, page, words, box, tone: 'unplaced' }))];
}

/** Spaces of any kind are one, and case does not matter; lengths stay, so that places in the text stay places. */
const plain = (text: string) =>
  text.replace(/\s/g, ' ').replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    // "İ" becomes two characters.
    return small.length === letter.length ? small : letter;
  });

/** Where the lines of a page say these words, which may run over several of them. Said more than once: where the box is. */
export function linePartsOf({ lines }: ReadPage, { words, box }: Pick<Spot, 'words' | 'box'>): LinePart[] {
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
