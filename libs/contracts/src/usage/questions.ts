import { z } from 'zod';
import { meter } from '../plan/shapes';
import { rpc } from '../rpc';
import { usageView } from './shapes';

/**
 * Holds one unit for a job before its row exists; idempotent per (job, meter). `until`: the unit counts when the job is done, or only when its review is saved. `planned`: the job waited
 * for the unit, and its owner is told of its end. The account that the caller acts for pays. Throws NOT_FOUND where they have left it since, QUOTA_EXCEEDED with {meter, limit, used, resetsAt, upgradeUrl}.
 */
export const reserveUsage = rpc('user.usage.reserve', {
  access: 'unit.spend',
  scope: ['fit-scores:write', 'resumes:write'],
  input: z.strictObject({ jobId: z.uuid(), meter, until: z.enum(['done', 'saved']).default('done'), planned: z.boolean().default(false) }),
  output: z.strictObject({ reserved: z.boolean() }),
  idempotent: true,
});
/** Remembers that a job waited for a unit that its owner's own model spares them: nothing is counted, and its end is told. Idempotent per (job, meter). */
export const noteSparedUnit = rpc('user.usage.note-spared', {
  access: 'owner',
  scope: ['fit-scores:write', 'resumes:write'],
  input: z.strictObject({ jobId: z.uuid(), meter }),
  output: z.strictObject({}),
  idempotent: true,
});
/** Gives back a unit that was reserved for a job that was never created. */
export const releaseUsage = rpc('user.usage.release', {
  access: 'owner',
  scope: ['fit-scores:write', 'resumes:write'],
  input: z.strictObject({ jobId: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
/** The units of the account that the caller acts for, and what a person's own plan allows at a time. */
export const getUsage = rpc('user.usage.get', { access: 'owner', input: z.strictObject({}), output: usageView, idempotent: true });
/** What the plan limits and the portfolio service knows: the default profile counts as one. */
export const getPortfolioUsage = rpc('portfolio.usage.get', {
  access: 'system',
  input: z.strictObject({ ownerId: z.uuid() }),
  output: z.strictObject({ profiles: z.int(), storedBytes: z.int() }),
  idempotent: true,
});
/** What the files of candidates in all jobs of an account take up of its storage, in bytes. */
export const getScreeningUsage = rpc('ai.usage.get', {
  access: 'system',
  input: z.strictObject({ accountId: z.uuid() }),
  output: z.strictObject({ storedBytes: z.int() }),
  idempotent: true,
});
