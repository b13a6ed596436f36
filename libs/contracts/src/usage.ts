import { z } from 'zod';
import { meters } from './plans';
import { rpc } from './rpc';

export const meter = z.enum(meters);
const planName = z.enum(['free', 'basic', 'pro', 'enterprise']);

/** One meter of a person: used includes what is reserved; limit and resetsAt are null where there is none. */
export const meterUsage = z.strictObject({
  meter,
  used: z.int(),
  limit: z.int().nullable(),
  per: z.enum(['month', 'ever']),
  resetsAt: z.iso.datetime().nullable(),
});
export const usageView = z.strictObject({ plan: planName, meters: z.array(meterUsage) });
export type UsageView = z.infer<typeof usageView>;

/** Holds one unit for a job before its row exists; idempotent per (job, meter). Throws QUOTA_EXCEEDED with {meter, limit, used, resetsAt, upgradeUrl}. */
export const reserveUsage = rpc('user.usage.reserve', {
  access: 'owner',
  input: z.strictObject({ jobId: z.uuid(), meter }),
  output: z.strictObject({ reserved: z.boolean() }),
  idempotent: true,
});
/** Gives a unit back that was reserved for a job that never came to be. */
export const releaseUsage = rpc('user.usage.release', {
  access: 'owner',
  input: z.strictObject({ jobId: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
export const getUsage = rpc('user.usage.get', { access: 'owner', input: z.strictObject({}), output: usageView, idempotent: true });

/** Tells which of these jobs are over or unknown, so that the ledger's sweep can settle their reservations. */
export const listJobStates = rpc('ai.job.states', {
  access: 'system',
  input: z.strictObject({ jobIds: z.array(z.uuid()).max(200) }),
  output: z.strictObject({ states: z.record(z.string(), z.enum(['accepted', 'running', 'done', 'failed', 'cancelled', 'unknown'])) }),
  idempotent: true,
});
