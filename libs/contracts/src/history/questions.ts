import { z } from 'zod';
import { rpc } from '../rpc';
import { restorePreview, revisionPage, undoPreview } from './shapes';

/** The caller's own history, the newest first, in pages of twenty. */
export const listRevisions = rpc('portfolio.history.list', {
  access: 'owner',
  input: z.strictObject({ cursor: z.uuid().optional() }),
  output: revisionPage,
  idempotent: true,
});
/** What bringing back the portfolio as it was before a revision would change. Throws NOT_FOUND for unknown and foreign ones. */
export const previewRestore = rpc('portfolio.history.preview', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: restorePreview,
  idempotent: true,
});
/** Brings back the portfolio as it was before a revision; itself a revision. Throws NOT_FOUND for unknown and foreign ones. */
export const restoreRevision = rpc('portfolio.history.restore', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ changed: z.int() }),
  timeoutMs: 10_000,
});
/** What taking back one change, and none of the later ones, would do. Throws NOT_FOUND, and QUOTA_EXCEEDED or BODY_INVALID where what comes back has no room. */
export const previewUndo = rpc('portfolio.history.preview-undo', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: undoPreview,
  idempotent: true,
});
/** Takes back one change, and none of the later ones; itself a revision. Throws as its preview does, and CONFLICT where a later change touches the same. */
export const undoRevision = rpc('portfolio.history.undo', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ changed: z.int() }),
  timeoutMs: 10_000,
});
