import { z } from 'zod';
import { meters } from '../plans';

export const meter = z.enum(meters);
const planName = z.enum(['free', 'basic', 'pro', 'enterprise']);

/** One meter of a person: used includes what is reserved; limit and resetsAt are null if there is none. */
export const meterUsage = z.strictObject({
  meter,
  used: z.int(),
  limit: z.int().nullable(),
  per: z.enum(['month', 'ever']),
  resetsAt: z.iso.datetime().nullable(),
});
export const usageView = z.strictObject({ plan: planName, meters: z.array(meterUsage) });
export type UsageView = z.infer<typeof usageView>;
