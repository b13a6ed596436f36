import { route } from '../route';
import { blockPerson, decideReport, listBlocked, listReports, reportPerson, unblockPerson } from './questions';

/** Blocking people and reporting them to the admins. */
export const safetyRoutes = [
  route('POST /api/users/block', {
    question: blockPerson,
    limit: 'write',
    carriesLinks: true,
    summary: 'Hide a person and the caller from each other',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/users/block', { question: listBlocked, limit: 'none', summary: 'Whom the caller has blocked' }),
  route('DELETE /api/users/block/{userId}', { question: unblockPerson, limit: 'write', summary: 'Take a block back', errors: ['NOT_FOUND'] }),
  route('POST /api/users/report', {
    question: reportPerson,
    limit: 'write',
    carriesLinks: true,
    summary: 'Tell the admins about a person or one of their items; five a day',
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/admin/reports', { question: listReports, limit: 'none', summary: 'What people reported' }),
  route('POST /api/admin/reports/{id}/decide', {
    question: decideReport,
    limit: 'write',
    summary: 'Decide a report; who made it is told',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
];
