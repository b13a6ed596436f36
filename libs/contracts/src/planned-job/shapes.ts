import { z } from 'zod';
import { startFitScoreInput } from '../fit-score/history';
import { startTailoringInput } from '../tailored-resume/shapes';

/** Jobs of one person that may wait at a time. */
export const mostPlannedJobs = 20;

/** What is waited for: the meter's reset, or a bigger plan alone. A bigger plan starts both. */
export const plannedUntil = z.enum(['reset', 'plan']).optional();
export type PlannedUntil = z.infer<typeof plannedUntil>;

/** A job that waits for units: the same input as if it started now. Files come by their own route. */
export const planJobInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fit-score'), start: startFitScoreInput, until: plannedUntil }),
  z.strictObject({ kind: z.literal('tailor-made'), start: startTailoringInput, until: plannedUntil }),
]);
export type PlanJob = z.infer<typeof planJobInput>;

/**
 * A job that waits. `title` is that of the posting, null where none was read, or the name of the file. `problem` is the code of why it could not start; it then
 * waits for nothing any more. `dueAt` is null where only a bigger plan starts it.
 */
export const plannedJob = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['fit-score', 'tailor-made', 'resume-import']),
  title: z.string().nullable(),
  postingId: z.uuid().nullable(),
  dueAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  problem: z.string().nullable(),
});
export type PlannedJob = z.infer<typeof plannedJob>;
export const plannedJobList = z.strictObject({ items: z.array(plannedJob) });
