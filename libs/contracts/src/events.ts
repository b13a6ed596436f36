import { z } from 'zod';

/** A fact one service tells the others: ids and the aggregate's version, never state (DESIGN section 2). `subscribers` are services. */
export type DomainEvent<P extends z.ZodType = z.ZodType> = { readonly name: string; readonly payload: P; readonly subscribers: readonly string[] };

const event = <P extends z.ZodType>(name: string, payload: P, subscribers: readonly string[]): DomainEvent<P> => ({ name, payload, subscribers });

const jobOver = z.strictObject({ jobId: z.uuid(), kind: z.string(), ownerId: z.uuid() });

/** A job ended well: its unit is spent. */
export const jobDone = event('job.done', jobOver, ['user']);
/** A job ended badly: its unit comes back. */
export const jobFailed = event('job.failed', jobOver, ['user']);
export const jobCancelled = event('job.cancelled', jobOver, ['user']);
/** A person has another username: who keeps a copy of it asks for the new one. `version` is the account's. */
export const userRenamed = event('user.renamed', z.strictObject({ userId: z.uuid(), version: z.int() }), ['portfolio']);
/** The name on a person's page is another one: who keeps a copy of it asks for the new one. */
export const profileRenamed = event('profile.renamed', z.strictObject({ userId: z.uuid() }), ['user']);

/** An import was thrown away in review: its unit comes back, once per file (DESIGN section 14). */
export const importDiscarded = event('resume-import.discarded', z.strictObject({ importId: z.uuid(), ownerId: z.uuid(), sha256: z.string() }), ['user', 'ai']);
/** A review ended, saved or thrown away: what told of it has been read. */
export const importReviewClosed = event('resume-import.review-closed', z.strictObject({ importId: z.uuid(), ownerId: z.uuid() }), ['user']);

/** The day came that a person wanted to be reminded of a job they keep. */
export const reminderDue = event('posting.reminder-due', z.strictObject({ postingId: z.uuid(), ownerId: z.uuid() }), ['user']);

const standing = z.strictObject({ userId: z.uuid(), version: z.int() });
/** An account was suspended: its page is gone until it is reinstated. The later version counts. */
export const userSuspended = event('user.suspended', standing, ['portfolio']);
export const userReinstated = event('user.reinstated', standing, ['portfolio']);

const blockBetween = z.strictObject({ blockerId: z.uuid(), blockedId: z.uuid(), version: z.int() });
/** Two people are hidden from each other, or no longer by this one's wish. The later version of a pair counts. */
export const userBlocked = event('user.blocked', blockBetween, ['portfolio']);
export const userUnblocked = event('user.unblocked', blockBetween, ['portfolio']);

const departure = z.strictObject({ userId: z.uuid(), version: z.int() });
const everyone = ['user', 'portfolio', 'ai', 'sharing'];

/** Somebody asked to be deleted: from now on they are shown nowhere and nothing works for them. */
export const userLeaving = event('user.leaving', departure, ['portfolio', 'ai', 'sharing']);
/** They came back in time. */
export const userReturned = event('user.returned', departure, ['portfolio', 'ai', 'sharing']);
/** Their time is over: everything about them goes, everywhere, and nothing about them is taken afterwards (DESIGN section 2). Told again until all confirm. */
export const userDeleted = event('user.deleted', z.strictObject({ userId: z.uuid() }), everyone);
/** A service holds nothing about this person any more. */
export const userErased = event('user.erased', z.strictObject({ userId: z.uuid(), service: z.enum(['user', 'portfolio', 'ai', 'sharing']) }), ['user']);
