import { z } from 'zod';
import { itemKind } from './item/shapes';

/** One value as it is written and as it was read; lists a line each. Empty: not written, or not found. */
const readValue = z.strictObject({ field: z.string(), written: z.string(), read: z.string(), same: z.boolean() });
export type ReadValue = z.infer<typeof readValue>;

/** An entry that was written, read, or both: `same` in every value, `differs` in some, `missed` when it was not found, `extra` when nobody wrote it. */
const readEntry = z.strictObject({
  kind: itemKind,
  itemId: z.string().nullable(),
  name: z.string(),
  outcome: z.enum(['same', 'differs', 'missed', 'extra']),
  values: z.array(readValue),
});
export type ReadEntry = z.infer<typeof readEntry>;

/**
 * What our own import reads out of a resume's PDF, held against what was written. It stands for the readers of application systems: what it does not find,
 * they may not either. `pages`: the text of each page, line by line in the order it is read.
 */
export const parserReading = z.strictObject({ contact: z.array(readValue), entries: z.array(readEntry), pages: z.array(z.array(z.string())) });
export type ParserReading = z.infer<typeof parserReading>;
