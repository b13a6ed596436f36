import { z } from 'zod';
import { event } from '../event';

/** A note about a candidate of a job mentions somebody, who is `ownerId`; `byId` wrote it. */
export const colleagueMentioned = event('screening.colleague-mentioned', z.strictObject({ jobId: z.uuid(), byId: z.uuid(), ownerId: z.uuid() }), ['user']);
