import { z } from 'zod';
import { item, itemContent } from '../item/shapes';
import { blockText } from '../text';

/** What a program would change: the whole entry as it should become. Without `itemId` it is a new one. */
export const proposedEdit = z.strictObject({
  itemId: z.uuid().optional(),
  content: itemContent,
  /** Why, in the program's words. */
  reason: blockText(500).optional(),
});

/** A change that a program proposed to the owner of an entry; nobody else sees it. */
export const proposal = z.strictObject({
  id: z.uuid(),
  kind: item.shape.kind,
  fields: item.shape.fields,
  reason: z.string(),
  /** The name of the key or the connected program, as it was then. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  /** The entry as it is now; null for a new one. */
  current: item.nullable(),
});
export type Proposal = z.infer<typeof proposal>;
