import { z } from 'zod';
import { jobView } from '../job';
import { rpc } from '../rpc';

export const getJob = rpc('ai.job.get', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: jobView, idempotent: true });
/** The most jobs that are looked at together. */
export const mostLookedAt = 500;
/**
 * Looks at many followers' jobs at once, in the order asked; null for a job that its owner does not have (any more). Only for who has been let in by
 * {@link getJob} as that owner.
 */
export const lookAtJobs = rpc('ai.job.look', {
  access: 'system',
  input: z.strictObject({ jobs: z.array(z.strictObject({ id: z.uuid(), ownerId: z.uuid() })).max(mostLookedAt) }),
  output: z.strictObject({ jobs: z.array(jobView.nullable()) }),
  idempotent: true,
});
/** Ends a job that is not over; throws JOB_OVER, NOT_FOUND. */
export const cancelJob = rpc('ai.job.cancel', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: jobView });

/** Answers which of these jobs are over or unknown, so that the ledger's sweep can settle their reservations. */
export const listJobStates = rpc('ai.job.states', {
  access: 'system',
  input: z.strictObject({ jobIds: z.array(z.uuid()).max(200) }),
  output: z.strictObject({ states: z.record(z.string(), z.enum(['accepted', 'running', 'done', 'failed', 'cancelled', 'unknown'])) }),
  idempotent: true,
});
