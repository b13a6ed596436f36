import { z } from 'zod';
import { rpc } from '../rpc';
import {
  adminJob,
  adminJobPage,
  adminPersonDetail,
  adminPersonPage,
  auditPage,
  changePlanInput,
  failedJobs,
  failedJobsQuery,
  failingParts,
  jobActionInput,
  jobCounts,
  listAuditQuery,
  listJobsQuery,
  listPeopleQuery,
  retriedJobs,
  retryJobsInput,
  setAdminInput,
  standingInput,
} from './shapes';

/**
 * People whose name, username or e-mail contains the text, or whose id it is; newest first. Every question here throws FORBIDDEN for people who are not admins.
 */
export const listPeople = rpc('user.admin.list-people', { access: 'admin', input: listPeopleQuery, output: adminPersonPage, idempotent: true });
/** Throws NOT_FOUND. */
export const getPerson = rpc('user.admin.get-person', {
  access: 'admin',
  input: z.strictObject({ id: z.uuid() }),
  output: adminPersonDetail,
  idempotent: true,
});
/** Suspends a person or lets them back in; throws NOT_FOUND, BODY_INVALID for oneself. */
export const setStanding = rpc('user.admin.set-standing', { access: 'admin', input: standingInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
/** Puts a person on a plan for one month from now; `free` ends their plan. */
export const changePlan = rpc('user.admin.change-plan', { access: 'admin', input: changePlanInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
/** Throws NOT_FOUND, BODY_INVALID when no admin would be left. */
export const setAdmin = rpc('user.admin.set-admin', { access: 'admin', input: setAdminInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
export const listAudit = rpc('user.admin.list-audit', { access: 'admin', input: listAuditQuery, output: auditPage, idempotent: true });
export const listJobs = rpc('user.admin.list-jobs', { access: 'admin', input: listJobsQuery, output: adminJobPage, idempotent: true });
export const countJobs = rpc('user.admin.count-jobs', { access: 'admin', input: z.strictObject({}), output: jobCounts, idempotent: true });
/** What is failing now in the services, from one process of each. */
export const listFailingParts = rpc('user.admin.list-failing-parts', { access: 'admin', input: z.strictObject({}), output: failingParts, idempotent: true });
/** How many jobs have failed and stay so, by the same filter. */
export const countFailedJobs = rpc('user.admin.count-failed-jobs', { access: 'admin', input: failedJobsQuery, output: failedJobs, idempotent: true });
/** Restarts a failed job, at no cost to its owner; throws NOT_FOUND, CONFLICT when it has not failed, JOB_INPUT_GONE, JOB_OWNER_AWAY. */
export const retryJob = rpc('user.admin.retry-job', { access: 'admin', input: jobActionInput.extend({ id: z.uuid() }), output: adminJob });
/** Restarts the newest failed jobs that a filter finds, up to {@link mostRetried}, each as {@link retryJob} does; one that is refused keeps no other back. */
export const retryJobs = rpc('user.admin.retry-jobs', { access: 'admin', input: retryJobsInput, output: retriedJobs, timeoutMs: 30_000 });
/** Ends a person's job; throws NOT_FOUND, JOB_OVER. */
export const endJob = rpc('user.admin.cancel-job', { access: 'admin', input: jobActionInput.extend({ id: z.uuid() }), output: adminJob });

/** The same for the rows of the ai service. Only services may ask; the user service has checked the person behind it. */
export const listAiJobs = rpc('ai.job.list', { access: 'system', input: listJobsQuery, output: adminJobPage, idempotent: true });
export const countAiJobs = rpc('ai.job.counts', { access: 'system', input: z.strictObject({}), output: jobCounts, idempotent: true });
export const countFailedAiJobs = rpc('ai.job.count-failed', { access: 'system', input: failedJobsQuery, output: failedJobs, idempotent: true });
export const retryAiJob = rpc('ai.job.retry', { access: 'system', input: z.strictObject({ id: z.uuid() }), output: adminJob });
export const endAiJob = rpc('ai.job.end', { access: 'system', input: z.strictObject({ id: z.uuid() }), output: adminJob });
