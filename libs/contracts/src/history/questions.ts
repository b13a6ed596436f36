import { z } from 'zod';
import { rpc } from '../rpc';
import { restorePreview, revisionPage, undoPreview } from './shapes';

/** The caller's own history, newest first, in pages of twenty. */
export const listRevisions = rpc('portfolio.history.list', {
  access: 'owner',
  input: z.strictObject({ cursor: z.uuid().optional() }),
  output: revisionPage,
  idempotent: true,
});
/** What restoring the portfolio to its state before a revision would change. Throws NOT_FOUND for unknown revisions and those of other people. */
export const previewRestore = rpc('portfolio.history.preview', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: restorePreview,
  idempotent: true,
});
/** Restores the portfolio to its state before a revision, as a new revision. Throws NOT_FOUND for unknown revisions and those of other people. */
export const restoreRevision = rpc('portfolio.history.restore', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ changed: z.int() }),
  timeoutMs: 10_000,
});
/**
 * What undoing one change, and none of the later ones, would do. Throws NOT_FOUND, and QUOTA_EXCEEDED or BODY_INVALID if there is no room for what comes back.
 */
export const previewUndo = rpc('portfolio.history.preview-undo', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: undoPreview,
  idempotent: true,
});
/** Undoes one change, and none of the later ones, as a new revision. Throws what its preview throws, and CONFLICT if a later change touches the same things. */
export const undoRevision = rpc('portfolio.history.undo', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ changed: z.int() }),
  timeoutMs: 10_000,
});
