import { z } from 'zod';
import { jobState, jobView } from './job';
import type { PlanName } from './plans';
import { rpc } from './rpc';
import { userType } from './session';
import { lineText } from './text';
import { meterUsage } from './usage';

/** Rows of one page of every list an admin sees. */
export const adminPageSize = 20;

const planName = z.enum(['free', 'basic', 'pro', 'enterprise'] as const satisfies readonly PlanName[]);
/** Why an admin did something; it stays in the audit log. */
export const auditReason = lineText(500).refine((value) => value !== '', 'is needed');
const cursor = z.uuid().optional();

export const auditAction = z.enum([
  'person.suspended',
  'person.reinstated',
  'person.plan-changed',
  'person.admin-made',
  'person.admin-unmade',
  'job.retried',
  'job.cancelled',
  'report.upheld',
  'report.dismissed',
]);
export type AuditAction = z.infer<typeof auditAction>;

/** One line of the log: who did what to whom or what, and why. `uname` is null for somebody whose account is gone. */
export const auditEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.strictObject({ id: z.uuid(), uname: z.string().nullable() }),
  action: auditAction,
  target: z.strictObject({ id: z.uuid(), uname: z.string().nullable() }),
  reason: z.string(),
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A person as an admin finds them. */
export const adminPerson = z.strictObject({
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

/** The same with what the account holds: sign-ins, use of the plan, and what admins did. */
export const adminPersonDetail = adminPerson.extend({
  planEndsAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  meters: z.array(meterUsage),
  audit: z.array(auditEntry),
});
export type AdminPersonDetail = z.infer<typeof adminPersonDetail>;

/** A job as its row says it, whoever owns it. */
export const adminJob = jobView.extend({ ownerId: z.uuid(), heartbeatAt: z.iso.datetime().nullable() });
export type AdminJob = z.infer<typeof adminJob>;
/** How many jobs of a kind are in a state now; those that are over count for a day. */
export const jobCount = z.strictObject({ kind: z.string(), state: jobState, count: z.int() });
export type JobCount = z.infer<typeof jobCount>;

/** Something that works unasked and fails now: since when, how often so far and why the last time. `since` is null for a service that does not answer. */
export const failingPart = z.strictObject({ service: z.string(), part: z.string(), since: z.iso.datetime().nullable(), times: z.int(), reason: z.string() });
export type FailingPart = z.infer<typeof failingPart>;
export const failingParts = z.strictObject({ parts: z.array(failingPart) });

const pageOf = <T extends z.ZodType>(item: T) => z.strictObject({ items: z.array(item), nextCursor: z.uuid().nullable() });
export const adminPersonPage = pageOf(adminPerson);
export const adminJobPage = pageOf(adminJob);
export const auditPage = pageOf(auditEntry);

export const listPeopleQuery = z.strictObject({ text: lineText(100).optional(), cursor });
/** People whose name, username or e-mail holds the text, or whose id it is; newest first. Every question here throws FORBIDDEN to who is no admin. */
export const listPeople = rpc('user.admin.list-people', { access: 'admin', input: listPeopleQuery, output: adminPersonPage, idempotent: true });
/** Throws NOT_FOUND. */
export const getPerson = rpc('user.admin.get-person', {
  access: 'admin',
  input: z.strictObject({ id: z.uuid() }),
  output: adminPersonDetail,
  idempotent: true,
});

export const standingInput = z.strictObject({ suspended: z.boolean(), reason: auditReason });
/** Suspends a person or lets them in again; throws NOT_FOUND, BODY_INVALID for oneself. */
export const setStanding = rpc('user.admin.set-standing', { access: 'admin', input: standingInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
export const changePlanInput = z.strictObject({ plan: planName, reason: auditReason });
/** Puts a person on a plan for a month from now; `free` ends what they have. */
export const changePlan = rpc('user.admin.change-plan', { access: 'admin', input: changePlanInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
export const setAdminInput = z.strictObject({ isAdmin: z.boolean(), reason: auditReason });
/** Throws NOT_FOUND, BODY_INVALID when nobody would be left. */
export const setAdmin = rpc('user.admin.set-admin', { access: 'admin', input: setAdminInput.extend({ id: z.uuid() }), output: z.strictObject({}) });

export const listAuditQuery = z.strictObject({ targetId: z.uuid().optional(), cursor });
export const listAudit = rpc('user.admin.list-audit', { access: 'admin', input: listAuditQuery, output: auditPage, idempotent: true });

export const listJobsQuery = z.strictObject({ state: jobState.optional(), kind: z.string().max(40).optional(), ownerId: z.uuid().optional(), cursor });
export type ListJobs = z.infer<typeof listJobsQuery>;
export const listJobs = rpc('user.admin.list-jobs', { access: 'admin', input: listJobsQuery, output: adminJobPage, idempotent: true });
export const jobCounts = z.strictObject({ counts: z.array(jobCount) });
export const countJobs = rpc('user.admin.count-jobs', { access: 'admin', input: z.strictObject({}), output: jobCounts, idempotent: true });
/** What fails now in the services, one process of each. */
export const listFailingParts = rpc('user.admin.list-failing-parts', { access: 'admin', input: z.strictObject({}), output: failingParts, idempotent: true });
export const jobActionInput = z.strictObject({ reason: auditReason });
/** Starts a failed job anew, at no cost to its owner; throws NOT_FOUND, CONFLICT when it has not failed. */
export const retryJob = rpc('user.admin.retry-job', { access: 'admin', input: jobActionInput.extend({ id: z.uuid() }), output: adminJob });
/** Ends somebody's job; throws NOT_FOUND, JOB_OVER. */
export const endJob = rpc('user.admin.cancel-job', { access: 'admin', input: jobActionInput.extend({ id: z.uuid() }), output: adminJob });

/** The same four for the rows of the ai service; only services may ask, the user service has looked at who wants to know. */
export const listAiJobs = rpc('ai.job.list', { access: 'system', input: listJobsQuery, output: adminJobPage, idempotent: true });
export const countAiJobs = rpc('ai.job.counts', { access: 'system', input: z.strictObject({}), output: jobCounts, idempotent: true });
export const retryAiJob = rpc('ai.job.retry', { access: 'system', input: z.strictObject({ id: z.uuid() }), output: adminJob });
export const endAiJob = rpc('ai.job.end', { access: 'system', input: z.strictObject({ id: z.uuid() }), output: adminJob });
