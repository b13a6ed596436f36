import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import { blockedPeople, blockInput, decideReportInput, listReportsQuery, reportInput, reportPage } from './safety';

const nothing = z.strictObject({});

/** Keeping people apart who should be, and telling the admins. */
export const safetyRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/users/block',
    summary: 'Hide a person and the caller from each other',
    body: blockInput,
    status: 200,
    answer: nothing,
    errors: [...write, 'NOT_FOUND'],
  },
  { method: 'GET', path: '/api/users/block', summary: 'Whom the caller has blocked', status: 200, answer: blockedPeople, errors: [] },
  { method: 'DELETE', path: '/api/users/block/{id}', summary: 'Take a block back', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
  {
    method: 'POST',
    path: '/api/users/report',
    summary: 'Tell the admins about a person or one of their items; five a day',
    body: reportInput,
    status: 201,
    answer: z.strictObject({ id: z.uuid() }),
    errors: [...write, 'NOT_FOUND', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'What people reported',
    query: listReportsQuery,
    status: 200,
    answer: reportPage,
    errors: ['FORBIDDEN', 'BODY_INVALID'],
  },
  {
    method: 'POST',
    path: '/api/admin/reports/{id}/decide',
    summary: 'Decide a report; who made it is told',
    body: decideReportInput,
    status: 200,
    answer: nothing,
    errors: [...write, 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
];
