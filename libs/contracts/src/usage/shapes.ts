import { z } from 'zod';
import { meter, planName } from '../plan/shapes';

/** One meter of a person: used includes what is reserved; limit and resetsAt are null if there is none. */
export const meterUsage = z.strictObject({
  meter,
  used: z.int(),
  limit: z.int().nullable(),
  per: z.enum(['month', 'ever']),
  resetsAt: z.iso.datetime().nullable(),
});
export type MeterUsage = z.infer<typeof meterUsage>;

/**
 * What else the plan allows and how much of it is taken: the answers that the portfolio gave today, and the profiles and bytes of files there are now. `used` is
 * null while a service that knows is away; limit and resetsAt are null if there is none.
 */
const allowanceUsage = z.strictObject({
  allowance: z.enum(['answers', 'profiles', 'storage']),
  used: z.int().nullable(),
  limit: z.int().nullable(),
  per: z.enum(['day', 'now']),
  resetsAt: z.iso.datetime().nullable(),
});
/** `ownModel`: a language model of the person's own does what the meters count, and nothing is counted. */
export const usageView = z.strictObject({ plan: planName, meters: z.array(meterUsage), allowances: z.array(allowanceUsage), ownModel: z.boolean() });
export type UsageView = z.infer<typeof usageView>;
