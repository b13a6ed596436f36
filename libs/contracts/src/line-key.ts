import type { TailoredLine } from './tailored-resume/tailor-made';

/** A line's name among a person's own choices. */
export const lineKey = (itemId: string, { field, entry }: Pick<TailoredLine, 'field' | 'entry'>) => `${itemId}/${field}/${entry ?? ''}`;

/** The name of a sentence of the summary among a person's own words; places count from 0. */
export const sentenceKey = (place: number) => `summary/${place}`;

/** A sentence a person may add: nothing stands in its place until they write it. */
export const ownSentenceKey = 'letter/own';
