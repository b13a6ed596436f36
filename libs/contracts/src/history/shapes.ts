import { z } from 'zod';
import { itemKind } from '../item/shapes';

/** What happened: edited, reordered, an import saved, five lines entered by hand, an earlier state restored, or one change undone. */
const revisionCause = z.enum(['edit', 'order', 'import', 'by-hand', 'restore', 'undo']);
export type RevisionCause = z.infer<typeof revisionCause>;

/**
 * What happened to one entry, to the basics (`kind` null), or to a named profile (`profileId`, with its title as heading). `fields` are the names that differ.
 */
const revisionChange = z.strictObject({
  kind: itemKind.nullable(),
  itemId: z.uuid().nullable(),
  profileId: z.uuid().optional(),
  heading: z.string(),
  change: z.enum(['added', 'changed', 'removed', 'moved']),
  fields: z.array(z.string()),
});
export type RevisionChange = z.infer<typeof revisionChange>;

/** One step of a portfolio's history: who, when, what. At most twenty changes are listed; `more` counts the others. */
const revision = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.enum(['owner', 'system']),
  cause: revisionCause,
  changes: z.array(revisionChange).max(20),
  more: z.int(),
  /** For a restore: the time of the state that came back. For an undo: the time of the change that was undone. */
  restoredTo: z.iso.datetime().nullable(),
});
export type Revision = z.infer<typeof revision>;

export const revisionPage = z.strictObject({ items: z.array(revision), nextCursor: z.string().nullable() });
/** What a restore would do: at most twenty changes are listed; `more` counts the others. */
export const restorePreview = z.strictObject({ changes: revision.shape.changes, more: z.int() });
export type RestorePreview = z.infer<typeof restorePreview>;

/** What undoing one change would do: at most twenty changes are listed; `more` counts the others. */
export const undoPreview = z.strictObject({
  changes: revision.shape.changes,
  more: z.int(),
  /** The later changes that touch the same things, newest first, at most twenty. If there are any, the change can't be undone alone and `changes` is empty. */
  later: z.array(revision).max(20),
  /** Whether anything that exists now becomes visible to more people. */
  showsMore: z.boolean(),
});
export type UndoPreview = z.infer<typeof undoPreview>;
