import type { TailoredLine } from './tailored-resume/tailor-made';

/** The key of a line among a person's own choices. */
export const lineKey = (itemId: string, { field, entry }: Pick<TailoredLine, 'field' | 'entry'>) => `${itemId}/${field}/${entry ?? ''}`;

/** The key of a sentence of the summary among a person's own words; places count from 0. */
export const sentenceKey = (place: number) => `summary/${place}`;

/** A sentence that a person may add; until they write it, there is nothing in its place. */
export const ownSentenceKey = 'letter/own';
