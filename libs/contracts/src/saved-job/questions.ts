import { z } from 'zod';
import { rpc } from '../rpc';
import { jobPage, listSavedJobsQuery, readJobPageInput, savedJob, savedJobPage, savedJobWithText, saveJobInput, updateSavedJobInput } from './shapes';

/** Keeps a job; the same text again answers with the one that is kept. Throws NOT_A_JOB. */
export const saveJob = rpc('ai.saved-job.save', { access: 'owner', input: saveJobInput, output: savedJob });
/** Jobs of the caller, the latest kept first. */
export const listSavedJobs = rpc('ai.saved-job.list', { access: 'owner', input: listSavedJobsQuery, output: savedJobPage, idempotent: true });
/** Throws NOT_FOUND, for somebody else's too. */
export const getSavedJob = rpc('ai.saved-job.get', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: savedJobWithText, idempotent: true });
/** Throws NOT_FOUND, VERSION_CONFLICT {version}. */
export const updateSavedJob = rpc('ai.saved-job.update', { access: 'owner', input: updateSavedJobInput.extend({ id: z.uuid() }), output: savedJob });
/** Deletes a job with its scores and resumes; throws NOT_FOUND. */
export const deleteSavedJob = rpc('ai.saved-job.delete', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
/** Fetches a job by its address; keeps nothing. Throws ADDRESS_REFUSED, ADDRESS_UNREACHABLE, ADDRESS_TOO_LARGE, ADDRESS_NO_TEXT. */
export const readJobPage = rpc('ai.saved-job.read-page', { access: 'owner', input: readJobPageInput, output: jobPage, timeoutMs: 20_000 });
