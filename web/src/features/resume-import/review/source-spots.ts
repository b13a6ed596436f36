import type { EntryLine } from '@folia/contracts/resume-import/made-entries';
import type { ReadPage, ReadResume } from '@folia/contracts/resume-import/shapes';
import { fieldsOf, type ReviewCard } from './review-cards';

type Box = { x: number; y: number; width: number; height: number };
/** A place in the document that something was read from, or was not. `box` in fractions of the page; null: found by its words. */
export type Spot = { key: string; page: number; words: string; box: Box | null; tone: 'read' | 'doubtful' | 'unplaced' };

export function spotsOf(cards: readonly ReviewCard[], unplaced: ReadResume['unplaced']): Spot[] {
  const read = cards
    .flatMap(fieldsOf)
    .flatMap(({ key, evidence, band }) =>
      evidence.map(({ page, words, box }): Spot => ({ key, page, words, box, tone: band === 'clear' ? 'read' : 'doubtful' })),
    );
  return [...read, ...unplaced.map(({ id, page, words, box }): Spot => ({ key: `unplaced/${id}`, page, words, box, tone: 'unplaced' }))];
}

/** The lines of the document where an entry may be parted, while that is asked. */
export const lineKey = ({ page, line }: EntryLine) => `line/${page}/${line}`;
export const lineSpots = (lines: readonly EntryLine[], pages: readonly ReadPage[]): Spot[] =>
  lines.map((one) => ({
    key: lineKey(one),
    page: one.page,
    words: one.text,
    box: pages.find(({ number }) => number === one.page)?.lines[one.line]?.box ?? null,
    tone: 'doubtful',
  }));
