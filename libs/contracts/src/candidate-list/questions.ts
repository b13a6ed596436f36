import { z } from 'zod';
import { rpc } from '../rpc';
import { application, applicationPage, candidatePage, listCandidatesQuery } from './shapes';

/** Candidates of the account, or of one of its jobs, the latest first. Throws NOT_FOUND for another account's job, SYNC_TOKEN_EXPIRED. */
export const listCandidates = rpc('ai.candidate.list', {
  access: 'board.read',
  scope: 'candidates:read',
  input: listCandidatesQuery,
  output: candidatePage,
  idempotent: true,
});
/** The same of applications. */
export const listApplications = rpc('ai.application.list', {
  access: 'board.read',
  scope: 'applications:read',
  input: listCandidatesQuery,
  output: applicationPage,
  idempotent: true,
});
/** Throws NOT_FOUND, also for a candidate who came in another way. */
export const getApplication = rpc('ai.application.get', {
  access: 'board.read',
  scope: 'applications:read',
  input: z.strictObject({ applicationId: z.uuid() }),
  output: application,
  idempotent: true,
});
