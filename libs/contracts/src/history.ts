import { z } from 'zod';
import { itemKind } from './item';
import { rpc } from './rpc';

/** Revisions kept per portfolio: the newest of them, none older than the days. Saves of one entry in a row are one revision. */
export const keptRevisions = { count: 200, days: 90, joinedMinutes: 10 } as const;

/** What happened: written in the editor, put in order, an import saved, five lines by hand, or an earlier state restored. */
export const revisionCause = z.enum(['edit', 'order', 'import', 'by-hand', 'restore']);
export type RevisionCause = z.infer<typeof revisionCause>;

/** What happened to one entry, to the basics (`kind` null), or to a named profile (`profileId`, its title as heading). `fields` are the names that differ. */
export const revisionChange = z.strictObject({
  kind: itemKind.nullable(),
  itemId: z.uuid().nullable(),
  profileId: z.uuid().optional(),
  heading: z.string(),
  change: z.enum(['added', 'changed', 'removed', 'moved']),
  fields: z.array(z.string()),
});
export type RevisionChange = z.infer<typeof revisionChange>;

/** One step of a portfolio's history: who, when, what. At most twenty changes are told, `more` counts the others. */
export const revision = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.enum(['owner', 'system']),
  cause: revisionCause,
  changes: z.array(revisionChange).max(20),
  more: z.int(),
  /** Of a restore: the time whose state came back. */
  restoredTo: z.iso.datetime().nullable(),
});
export type Revision = z.infer<typeof revision>;

export const revisionPage = z.strictObject({ items: z.array(revision), nextCursor: z.string().nullable() });
/** The caller's own history, the newest first, in pages of twenty. */
export const listRevisions = rpc('portfolio.history.list', {
  input: z.strictObject({ cursor: z.uuid().optional() }),
  output: revisionPage,
  idempotent: true,
});
/** What a restore would do: at most twenty changes are told, `more` counts the others. */
export const restorePreview = z.strictObject({ changes: revision.shape.changes, more: z.int() });
export type RestorePreview = z.infer<typeof restorePreview>;
/** What bringing back the portfolio as it was before a revision would change. Throws NOT_FOUND for unknown and foreign ones. */
export const previewRestore = rpc('portfolio.history.preview', { input: z.strictObject({ id: z.uuid() }), output: restorePreview, idempotent: true });
/** Brings back the portfolio as it was before a revision; itself a revision. Throws NOT_FOUND for unknown and foreign ones. */
export const restoreRevision = rpc('portfolio.history.restore', {
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ changed: z.int() }),
  timeoutMs: 10_000,
});
