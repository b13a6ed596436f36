import { z } from 'zod';
import { event } from '../event';
import { screeningDeeds } from './deeds';

/** A note about a candidate of a job mentions somebody, who is `ownerId`; `byId` wrote it. */
export const colleagueMentioned = event('screening.colleague-mentioned', z.strictObject({ jobId: z.uuid(), byId: z.uuid(), ownerId: z.uuid() }), ['user']);

/** A member did something with a job of the account they act for; `title` is what the job was called then, since it may be gone; none for what is about all jobs. */
export const screeningDone = event(
  'screening.done',
  z.strictObject({ accountId: z.uuid(), actorId: z.uuid(), deed: z.enum(screeningDeeds), jobId: z.uuid().nullable(), title: z.string() }),
  ['user'],
);
export type ScreeningDone = z.infer<typeof screeningDone.payload>;
