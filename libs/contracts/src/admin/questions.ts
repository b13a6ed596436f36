import { z } from 'zod';
import { rpc } from '../rpc';
import {
  adminJob,
  adminJobPage,
  adminPersonDetail,
  adminPersonPage,
  auditPage,
  changePlanInput,
  failingParts,
  jobActionInput,
  jobCounts,
  listAuditQuery,
  listJobsQuery,
  listPeopleQuery,
  setAdminInput,
  standingInput,
} from './shapes';

/** People whose name, username or e-mail holds the text, or whose id it is; newest first. Every question here throws FORBIDDEN to who is no admin. */
export const listPeople = rpc('user.admin.list-people', { access: 'admin', input: listPeopleQuery, output: adminPersonPage, idempotent: true });
/** Throws NOT_FOUND. */
export const getPerson = rpc('user.admin.get-person', {
  access: 'admin',
  input: z.strictObject({ id: z.uuid() }),
  output: adminPersonDetail,
  idempotent: true,
});
/** Suspends a person or lets them in again; throws NOT_FOUND, BODY_INVALID for oneself. */
export const setStanding = rpc('user.admin.set-standing', { access: 'admin', input: standingInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
/** Puts a person on a plan for a month from now; `free` ends what they have. */
export const changePlan = rpc('user.admin.change-plan', { access: 'admin', input: changePlanInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
/** Throws NOT_FOUND, BODY_INVALID when nobody would be left. */
export const setAdmin = rpc('user.admin.set-admin', { access: 'admin', input: setAdminInput.extend({ id: z.uuid() }), output: z.strictObject({}) });
export const listAudit = rpc('user.admin.list-audit', { access: 'admin', input: listAuditQuery, output: auditPage, idempotent: true });
export const listJobs = rpc('user.admin.list-jobs', { access: 'admin', input: listJobsQuery, output: adminJobPage, idempotent: true });
export const countJobs = rpc('user.admin.count-jobs', { access: 'admin', input: z.strictObject({}), output: jobCounts, idempotent: true });
/** What fails now in the services, one process of each. */
export const listFailingParts = rpc('user.admin.list-failing-parts', { access: 'admin', input: z.strictObject({}), output: failingParts, idempotent: true });
/** Starts a failed job anew, at no cost to its owner; throws NOT_FOUND, CONFLICT when it has not failed. */
export const retryJob = rpc('user.admin.retry-job', { access: 'admin', input: jobActionInput.extend({ id: z.uuid() }), output: adminJob });
/** Ends somebody's job; throws NOT_FOUND, JOB_OVER. */
export const endJob = rpc('user.admin.cancel-job', { access: 'admin', input: jobActionInput.extend({ id: z.uuid() }), output: adminJob });

/** The same four for the rows of the ai service; only services may ask, the user service has looked at who wants to know. */
export const listAiJobs = rpc('ai.job.list', { access: 'system', input: listJobsQuery, output: adminJobPage, idempotent: true });
export const countAiJobs = rpc('ai.job.counts', { access: 'system', input: z.strictObject({}), output: jobCounts, idempotent: true });
export const retryAiJob = rpc('ai.job.retry', { access: 'system', input: z.strictObject({ id: z.uuid() }), output: adminJob });
export const endAiJob = rpc('ai.job.end', { access: 'system', input: z.strictObject({ id: z.uuid() }), output: adminJob });
