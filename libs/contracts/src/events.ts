import { z } from 'zod';

/** A fact one service tells the others: ids and the aggregate's version, never state (DESIGN section 2). */
export type DomainEvent<P extends z.ZodType = z.ZodType> = { readonly name: string; readonly payload: P };

const event = <P extends z.ZodType>(name: string, payload: P): DomainEvent<P> => ({ name, payload });

const jobOver = z.strictObject({ jobId: z.uuid(), kind: z.string(), ownerId: z.uuid() });
export const jobDone = event('job.done', jobOver);
export const jobFailed = event('job.failed', jobOver);
export const jobCancelled = event('job.cancelled', jobOver);
export const userCreated = event('user.created', z.strictObject({ userId: z.uuid(), version: z.int() }));
export const userRenamed = event('user.renamed', z.strictObject({ userId: z.uuid(), version: z.int() }));
/** An import was thrown away in review: its unit comes back, once per file (DESIGN section 14). */
export const importDiscarded = event('resume-import.discarded', z.strictObject({ importId: z.uuid(), ownerId: z.uuid() }));
