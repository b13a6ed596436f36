import { z } from 'zod';
import { queryNumber } from './query-number';

/** The most items of one page. */
export const mostOnPage = 100;
/** For how many days a sync token is good, and what has ended is remembered by its id. */
export const syncDays = 30;

/** Where a walk goes on, or since when its changes are asked for: sent back as it came. */
const mark = z.string().regex(/^[\w-]{1,600}$/, 'is none that this list gave');

/**
 * What a list takes that systems keep a copy of. Without a token it is walked whole; with the `syncToken` at the end of a walk, what has changed or ended since.
 * `updatedAfter` leaves out what has not changed since then, and tells nothing of what has ended.
 */
export const walkQuery = z.strictObject({
  cursor: mark.optional(),
  limit: queryNumber(z.number().int().min(1).max(mostOnPage)).optional(),
  syncToken: mark.optional(),
  updatedAfter: z.iso.datetime().optional(),
});
export type WalkQuery = z.output<typeof walkQuery>;

/** Of what has ended nothing is known but its id. */
const ended = z.strictObject({ id: z.uuid(), deletedAt: z.iso.datetime() });

/** What every page of such a list has: `deleted` only after a sync token, `nextCursor` but on the last page, and there the `syncToken` for the next walk. */
export const walkAnswer = z.strictObject({ deleted: z.array(ended), nextCursor: mark.nullable(), syncToken: mark.nullable() });
export type Walked<Item> = z.output<typeof walkAnswer> & { items: Item[] };
