import { z } from 'zod';
import { event } from '../event';

/** A job that waited could not start; `problem` stands in its row. */
export const plannedJobFailed = event('planned-job.failed', z.strictObject({ plannedJobId: z.uuid(), ownerId: z.uuid() }), ['user']);
