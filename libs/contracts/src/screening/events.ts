import { z } from 'zod';
import { event } from '../event';
import { candidateChanges } from './candidate-changes';
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

/**
 * Something about a candidate of a job of this account has changed. `applied`, `agreed` (they were asked) and `uploaded` are the ways onto a board; `over` is the
 * end of the time for which they may be kept.
 */
export const candidateChanged = event(
  'screening.candidate-changed',
  z.strictObject({ accountId: z.uuid(), jobId: z.uuid(), candidateId: z.uuid(), change: z.enum(candidateChanges) }),
  ['sharing'],
);
/** Everybody on the board of a job has been read. */
export const candidatesRead = event('screening.candidates-read', z.strictObject({ accountId: z.uuid(), jobId: z.uuid() }), ['sharing']);
