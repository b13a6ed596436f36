import { z } from 'zod';
import { rpc } from '../rpc';
import { candidatesFound, openedCandidate, ownFinds, searchCandidatesInput } from './shapes';

const ofJob = z.strictObject({ jobId: z.uuid() });

/**
 * People who want to be found, by the criteria of a job. Throws NOT_FOUND also for another account's job, CONFLICT for one that is closed, NOT_VERIFIED,
 * TOO_MANY_REQUESTS {limit, retryAfter in s} after `searchesPerDay`.
 */
export const searchCandidates = rpc('ai.candidate-search.search', {
  access: 'candidate.add',
  scope: 'candidates:read',
  input: searchCandidatesInput.extend(ofJob.shape),
  output: candidatesFound,
  timeoutMs: 15_000,
});
/** Opens one of them, who is told. Throws as above, NOT_FOUND also for somebody who may not be found any more, TOO_MANY_REQUESTS after `openingsPerDay`. */
export const openFoundCandidate = rpc('ai.candidate-search.open', {
  access: 'candidate.add',
  scope: 'candidates:read',
  input: ofJob.extend({ foundId: z.uuid() }),
  output: openedCandidate,
});
export const getOwnFinds = rpc('ai.candidate-search.get-own', { access: 'person', input: z.strictObject({}), output: ownFinds, idempotent: true });
