import { z } from 'zod';
import { rpc } from '../rpc';
import {
  fetchedPosting,
  listPostingsQuery,
  posting,
  postingBoard,
  postingPage,
  postingWithText,
  readPostingPageInput,
  savePostingInput,
  updatePostingInput,
} from './shapes';

/** Keeps a posting; if the same text is already kept, answers that posting. Throws NOT_A_JOB. */
export const savePosting = rpc('ai.posting.save', { access: 'owner', input: savePostingInput, output: posting });
/** Postings of the caller, the most recently kept first. */
export const listPostings = rpc('ai.posting.list', { access: 'owner', input: listPostingsQuery, output: postingPage, idempotent: true });
/** Throws NOT_FOUND, also for another person's. */
export const getPosting = rpc('ai.posting.get', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: postingWithText, idempotent: true });
/** Throws NOT_FOUND, VERSION_CONFLICT {version}. */
export const updatePosting = rpc('ai.posting.update', { access: 'owner', input: updatePostingInput.extend({ id: z.uuid() }), output: posting });
/** Deletes a posting with its scores and resumes; throws NOT_FOUND. */
export const deletePosting = rpc('ai.posting.delete', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
/** Fetches a posting from its address; keeps nothing. Throws ADDRESS_REFUSED, ADDRESS_UNREACHABLE, ADDRESS_TOO_LARGE, ADDRESS_NO_TEXT. */
export const readPostingPage = rpc('ai.posting.read-page', { access: 'owner', input: readPostingPageInput, output: fetchedPosting, timeoutMs: 20_000 });
/** What stands on a public board of Greenhouse, Lever or Ashby. Throws as {@link readPostingPage}; ADDRESS_NO_TEXT for a page that is no board, and for an empty one. */
export const readPostingBoard = rpc('ai.posting.read-board', { access: 'owner', input: readPostingPageInput, output: postingBoard, timeoutMs: 20_000 });
