import { z } from 'zod';
import { rpc } from '../rpc';
import { planJobInput, plannedJob, plannedJobList, plannedUntil } from './shapes';

/**
 * Plans a job for the time at which its meter starts again, or for a bigger plan; the same wish again answers the job that waits. Throws NOT_A_JOB, NOT_FOUND,
 * NEVER_RESETS where it is to wait for a meter that does not start again, PLANNED_JOBS_FULL {limit}.
 */
export const planJob = rpc('ai.planned-job.plan', { access: 'owner', input: planJobInput, output: plannedJob, timeoutMs: 10_000 });
/** The same for the import of a file that is registered. */
export const planImport = rpc('ai.planned-job.plan-import', {
  access: 'owner',
  input: z.strictObject({ fileId: z.uuid(), until: plannedUntil }),
  output: plannedJob,
  timeoutMs: 10_000,
});
/** Jobs of the caller that wait, or could not start; the next one first. */
export const listPlannedJobs = rpc('ai.planned-job.list', { access: 'owner', input: z.strictObject({}), output: plannedJobList, idempotent: true });
/** A job that has started by now is not there any more: throws NOT_FOUND. */
export const cancelPlannedJob = rpc('ai.planned-job.cancel', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
