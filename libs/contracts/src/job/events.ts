import { z } from 'zod';
import { event } from '../event';

const jobOver = z.strictObject({ jobId: z.uuid(), kind: z.string(), ownerId: z.uuid() });

/** A job is done: its unit is spent. */
export const jobDone = event('job.done', jobOver, ['user', 'sharing']);
/** A job has failed: its unit comes back. */
export const jobFailed = event('job.failed', jobOver, ['user']);
export const jobCancelled = event('job.cancelled', jobOver, ['user']);
