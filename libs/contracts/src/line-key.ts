import type { TailoredLine } from './tailor-made';

/** A line's name among a person's own choices. */
export const lineKey = (itemId: string, { field, entry }: Pick<TailoredLine, 'field' | 'entry'>) => `${itemId}/${field}/${entry ?? ''}`;
