import { z } from 'zod';
import { type AgreedLimits, meters, type Plan, planNames } from '../plans';
import { lineText } from '../text';

export const meter = z.enum(meters);
export const planName = z.enum(planNames);

const limit = z.int().min(0).max(1_000_000_000);
const bytes = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const profiles = z.int().min(1).max(1_000);
const allowance = z.strictObject({ limit: limit.nullable(), per: z.enum(['month', 'ever']) });

/** What a plan costs and allows. `price` is in USD a month, at most whole cents; null: agreed on with each customer. A limit of null: unlimited. */
export const planTerms = z.strictObject({
  price: z.number().min(0).max(100_000).multipleOf(0.01).nullable(),
  label: lineText(40).optional(),
  meters: z.strictObject({ 'resume-import': allowance, 'fit-score': allowance, 'tailor-made': allowance }),
  profiles,
  answersPerDay: limit.nullable(),
  analyticsDays: z.int().min(1).max(3_650),
  storageBytes: bytes.nullable(),
  screeningJobs: limit.nullable(),
  screeningCandidates: limit.nullable(),
  premiumAnalytics: z.boolean(),
  teamCollaboration: z.boolean(),
  dedicatedSupport: z.boolean(),
}) satisfies z.ZodType<Plan>;

/** What an admin agreed on with one account instead of its plan's limits. */
export const agreedLimits = z
  .strictObject({
    'resume-import': limit.nullable(),
    'fit-score': limit.nullable(),
    'tailor-made': limit.nullable(),
    answersPerDay: limit.nullable(),
    storageBytes: bytes.nullable(),
    screeningJobs: limit.nullable(),
    screeningCandidates: limit.nullable(),
    profiles,
  })
  .partial() satisfies z.ZodType<AgreedLimits>;

const each = <T extends z.ZodType>(one: T) => z.strictObject({ free: one, basic: one, pro: one, enterprise: one });

/** The terms of every plan as they hold now, and the version of each, which a change must name. */
export const planList = z.strictObject({ plans: each(planTerms), versions: each(z.int()) });
export type PlanList = z.infer<typeof planList>;

/** The plan of an account and its terms, with what was agreed on with this account. */
export const accountTerms = z.strictObject({ plan: planName, terms: planTerms });
export type AccountTerms = z.infer<typeof accountTerms>;
