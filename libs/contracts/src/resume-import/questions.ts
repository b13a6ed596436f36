import { z } from 'zod';
import { rpc } from '../rpc';
import { importWithReview, resumeImport, reviewState, updateImportReviewInput } from './shapes';

/**
 * Starts reading a registered file; for the same file again, answers the earlier import. `tried`: the file was tried without an account, so its import counts
 * only when its review is saved. Throws QUOTA_EXCEEDED, NOT_FOUND.
 */
export const startResumeImport = rpc('ai.resume-import.start', {
  access: 'owner',
  switchedBy: 'resume-import',
  input: z.strictObject({ fileId: z.uuid(), tried: z.boolean().default(false) }),
  output: z.strictObject({ importId: z.uuid(), jobId: z.uuid(), reused: z.boolean() }),
  timeoutMs: 10_000,
});
export const getResumeImport = rpc('ai.resume-import.get', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: resumeImport,
  idempotent: true,
});
/** The outcome of an import, without what was read. Throws NOT_FOUND. */
export const getImportOutcome = rpc('ai.resume-import.outcome', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: resumeImport.pick({ state: true, sha256: true }),
  idempotent: true,
});
/** Imports of the caller, newest first, at most 50. */
export const listResumeImports = rpc('ai.resume-import.list', {
  access: 'owner',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(resumeImport.omit({ result: true }).extend({ entries: z.int() })) }),
  idempotent: true,
});
/** Which of these files belong to an import, whatever its outcome. From then on the others can't get one, so they may be deleted. For services only. */
export const settleImportedFiles = rpc('ai.resume-import.settle-files', {
  access: 'system',
  input: z.strictObject({ fileIds: z.array(z.uuid()).max(500) }),
  output: z.strictObject({ fileIds: z.array(z.uuid()) }),
  idempotent: true,
});
/** The earlier, still usable import of a file with this content, if the caller has one. */
export const findResumeImport = rpc('ai.resume-import.find', {
  access: 'owner',
  input: z.strictObject({ sha256: z.string().length(64) }),
  output: z.strictObject({ found: z.strictObject({ importId: z.uuid(), jobId: z.uuid() }).nullable() }),
  idempotent: true,
});
/** Store key of a Word document’s readable view, an HTML page that must not run anything; it is written on first request. Throws NOT_FOUND, READ_TIMEOUT. */
export const openWordView = rpc('ai.resume-import.word-view', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ key: z.string() }),
  idempotent: true,
  timeoutMs: 10_000,
});
/** Store key of a page image, which is drawn on first request; throws NOT_FOUND, READ_TIMEOUT. */
export const openPageImage = rpc('ai.resume-import.page-image', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid(), page: z.int().min(1).max(50) }),
  output: z.strictObject({ key: z.string() }),
  idempotent: true,
  timeoutMs: 10_000,
});
export const listReviewStates = rpc('portfolio.import-review.states', {
  access: 'owner',
  input: z.strictObject({ importIds: z.array(z.uuid()).max(50) }),
  output: z.strictObject({ states: z.record(z.string(), reviewState) }),
  idempotent: true,
});
/** The same file was uploaded again: a saved review opens once more, without decisions. */
export const reopenImportReview = rpc('portfolio.import-review.reopen', {
  access: 'owner',
  input: z.strictObject({ importId: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
/** Saves the draft; throws VERSION_CONFLICT, REVIEW_CLOSED. */
export const updateImportReview = rpc('portfolio.import-review.update', {
  access: 'owner',
  input: updateImportReviewInput.extend({ importId: z.uuid() }),
  output: z.strictObject({ version: z.int(), updatedAt: z.iso.datetime() }),
});
/** Writes the accepted entries once, in one transaction; a second call gets the same answer. Throws BODY_INVALID naming the entry. */
export const acceptImport = rpc('portfolio.import-review.accept', {
  access: 'owner',
  input: z.strictObject({ importId: z.uuid() }),
  output: z.strictObject({ created: z.int(), changed: z.int(), uname: z.string() }),
  timeoutMs: 10_000,
});
export const discardImport = rpc('portfolio.import-review.discard', {
  access: 'owner',
  input: z.strictObject({ importId: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
/** An import with the draft of its review, which is created on first access. Throws NOT_FOUND. */
export const getImportReview = rpc('portfolio.import-review.get', { access: 'owner', input: z.strictObject({ importId: z.uuid() }), output: importWithReview });
