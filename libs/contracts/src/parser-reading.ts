import { z } from 'zod';
import { itemKind } from './item/shapes';

/** One value as it was written and as it was read; lists have one line per entry. Empty: not written, or not found. */
const readValue = z.strictObject({ field: z.string(), written: z.string(), read: z.string(), same: z.boolean() });
export type ReadValue = z.infer<typeof readValue>;

/** An entry that was written, read, or both: `same` in every value, `differs` in some, `missed` if it was not found, `extra` if it was never written. */
const readEntry = z.strictObject({
  kind: itemKind,
  itemId: z.string().nullable(),
  name: z.string(),
  outcome: z.enum(['same', 'differs', 'missed', 'extra']),
  values: z.array(readValue),
});
export type ReadEntry = z.infer<typeof readEntry>;

/**
 * What our own import reads from a resume's PDF, compared with what was written. It represents the parsers of applicant systems: what it does not find, they
 * may not find either. `pages`: the text of each page, line by line in reading order.
 */
export const parserReading = z.strictObject({ contact: z.array(readValue), entries: z.array(readEntry), pages: z.array(z.array(z.string())) });
export type ParserReading = z.infer<typeof parserReading>;
