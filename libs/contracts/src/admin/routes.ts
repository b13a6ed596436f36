import { route } from '../route';
import {
  changePlan,
  countFailedJobs,
  countJobs,
  endJob,
  getPerson,
  listAudit,
  listJobs,
  listPeople,
  retryJob,
  retryJobs,
  setAdmin,
  setStanding,
} from './questions';
import { failingParts } from './shapes';

export const failingPartsRoute = route('GET /api/admin/failing-parts', {
  access: 'admin',
  limit: 'none',
  summary: 'What fails now although nobody is answered with it: queues, sweeps, connections',
  answer: failingParts,
});

/** What admins do; all other callers get a 403. */
export const adminRoutes = [
  route('GET /api/admin/people', { question: listPeople, limit: 'none', summary: 'Find people by name, username, e-mail or id, newest first' }),
  route('GET /api/admin/people/{id}', { question: getPerson, limit: 'none', summary: 'One person', errors: ['NOT_FOUND'] }),
  route('PUT /api/admin/people/{id}/standing', {
    question: setStanding,
    limit: 'write',
    summary: 'Suspend a person, or let them in again',
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/admin/people/{id}/plan', {
    question: changePlan,
    limit: 'write',
    summary: 'Put a person on a plan for a month from now',
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/admin/people/{id}/admin', {
    question: setAdmin,
    limit: 'write',
    summary: 'Make a person an admin, or no longer; the last one stays',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/admin/jobs', { question: listJobs, limit: 'none', summary: 'Jobs of everybody, newest first' }),
  route('GET /api/admin/jobs/counts', { question: countJobs, limit: 'none', summary: 'How many jobs of each queue wait, run, or ended within a day' }),
  failingPartsRoute,
  route('POST /api/admin/jobs/{id}/retry', {
    question: retryJob,
    limit: 'write',
    summary: 'Start a failed job again, at no cost to its owner',
    errors: ['NOT_FOUND', 'CONFLICT', 'JOB_INPUT_GONE', 'JOB_OWNER_AWAY'],
  }),
  route('GET /api/admin/jobs/failed', { question: countFailedJobs, limit: 'none', summary: 'How many failed jobs a filter finds' }),
  route('POST /api/admin/jobs/retry', {
    question: retryJobs,
    limit: 'write',
    summary: 'Start the failed jobs that a filter finds again, at no cost to their owners; 100 at most',
  }),
  route('POST /api/admin/jobs/{id}/cancel', {
    question: endJob,
    limit: 'write',
    summary: 'End a job; its unit comes back to its owner',
    errors: ['NOT_FOUND', 'JOB_OVER'],
  }),
  route('GET /api/admin/audit', { question: listAudit, limit: 'none', summary: 'What admins did, newest first' }),
];
