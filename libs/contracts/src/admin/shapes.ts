import { z } from 'zod';
import { billingCycles } from '../billing/billing-rules';
import { brokenRules } from '../broken-rules';
import { jobState, jobView } from '../job';
import { agreedLimits, planName } from '../plan/shapes';
import { userType } from '../session/shapes';
import { lineText } from '../text';
import { meterUsage } from '../usage/shapes';

/** The number of rows on a page, for every list that admins see. */
export const adminPageSize = 20;

/** Why an admin did something; it is kept in the audit log. */
export const auditReason = lineText(500).refine((value) => value !== '', brokenRules.missing);
const cursor = z.uuid().optional();

const auditAction = z.enum([
  'person.suspended',
  'person.reinstated',
  'person.plan-changed',
  'person.admin-made',
  'person.admin-unmade',
  'job.retried',
  'job.cancelled',
  'report.upheld',
  'report.dismissed',
  'plan.terms-changed',
  'invoice.paid',
  'organisation.made',
  'organisation.changed',
  'domain.vouched',
  'feature.switched-off',
  'feature.switched-on',
]);
export type AuditAction = z.infer<typeof auditAction>;

/**
 * One line of the log: who did what to whom or what, and why. `actor` is null for an operator, `target` for what is about nobody; `uname` for a person whose account
 * is gone.
 */
const auditEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.strictObject({ id: z.uuid(), uname: z.string().nullable() }).nullable(),
  action: auditAction,
  target: z.strictObject({ id: z.uuid(), uname: z.string().nullable() }).nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A person as an admin finds them. */
const adminPerson = z.strictObject({
  id: z.uuid(),
  uname: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  type: userType,
  isAdmin: z.boolean(),
  plan: planName,
  suspended: z.strictObject({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminPerson = z.infer<typeof adminPerson>;

/** The same with the account's details: sign-ins, use of the plan, and what admins did. */
export const adminPersonDetail = adminPerson.extend({
  planEndsAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  meters: z.array(meterUsage),
  audit: z.array(auditEntry),
});
export type AdminPersonDetail = z.infer<typeof adminPersonDetail>;

/** A job as its row describes it, whoever owns it. */
export const adminJob = jobView.extend({ ownerId: z.uuid(), heartbeatAt: z.iso.datetime().nullable() });
export type AdminJob = z.infer<typeof adminJob>;
/** How many jobs of a kind are in a state now; those that are over are counted for a day. */
const jobCount = z.strictObject({ kind: z.string(), state: jobState, count: z.int() });
export type JobCount = z.infer<typeof jobCount>;

/** A background part that is failing now: since when, how often so far and why the last time. `since` is null for a service that does not answer. */
const failingPart = z.strictObject({ service: z.string(), part: z.string(), since: z.iso.datetime().nullable(), times: z.int(), reason: z.string() });
export type FailingPart = z.infer<typeof failingPart>;
export const failingParts = z.strictObject({ parts: z.array(failingPart) });

const pageOf = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item), nextCursor: z.uuid().nullable() });
export const adminPersonPage = pageOf(adminPerson);
export const adminJobPage = pageOf(adminJob);
export const auditPage = pageOf(auditEntry);

export const listPeopleQuery = z.strictObject({ text: lineText(100).optional(), cursor });

export const standingInput = z.strictObject({ suspended: z.boolean(), reason: auditReason });
/**
 * A plan for so many periods from now; `free` ends what there is. `limits` are agreed on with this account instead of the plan's, `contact` is the person it can
 * turn to, `withInvoice`: it is billed and paid by other ways.
 */
export const changePlanInput = z.strictObject({
  plan: planName,
  reason: auditReason,
  cycle: z.enum(billingCycles).optional(),
  periods: z.int().min(1).max(120).optional(),
  limits: agreedLimits.optional(),
  contact: lineText(200).optional(),
  withInvoice: z.boolean().optional(),
});
export type ChangePlan = z.infer<typeof changePlanInput>;
export const setAdminInput = z.strictObject({ isAdmin: z.boolean(), reason: auditReason });

export const listAuditQuery = z.strictObject({ targetId: z.uuid().optional(), cursor });

const jobFilter = {
  kind: z.string().max(40).optional(),
  /** What it failed with. */
  code: z
    .string()
    .regex(/^[A-Z_]{1,60}$/)
    .optional(),
  ownerId: z.uuid().optional(),
};
export const listJobsQuery = z.strictObject({ id: z.uuid().optional(), state: jobState.optional(), ...jobFilter, cursor });
export type ListJobs = z.infer<typeof listJobsQuery>;
/** Which of the failed jobs; without anything, all. */
export const failedJobsQuery = z.strictObject(jobFilter);
export type FailedJobs = z.infer<typeof failedJobsQuery>;
export const failedJobs = z.strictObject({ count: z.int() });
export const retryJobsInput = failedJobsQuery.extend({ reason: auditReason });
/** `refused`: how many of those that were tried cannot be started again, and why. `left`: how many failed ones the filter still finds. */
export const retriedJobs = z.strictObject({
  started: z.int(),
  refused: z.array(z.strictObject({ code: z.string(), message: z.string(), count: z.int() })),
  left: z.int(),
});
export type RetriedJobs = z.infer<typeof retriedJobs>;
export const jobCounts = z.strictObject({ counts: z.array(jobCount) });
export const jobActionInput = z.strictObject({ reason: auditReason });
