import { route } from '../route';
import { deleteVoluntaryAnswers, giveVoluntaryAnswers, giveVoluntaryAnswersByKey } from './questions';

export const auditArchiveRoute = route('GET /api/screening/audit.zip', {
  access: 'audit.read',
  limit: 'export',
  summary: 'For auditors: decisions, what the criteria have been, impact ratios with their definitions, and the model card',
  answer: null,
  download: 'application/zip',
});

/** What auditors read of an account, and what applicants tell them of themselves. */
export const auditRoutes = [
  auditArchiveRoute,
  route('POST /api/candidacies/{id}/voluntary-answers', {
    question: giveVoluntaryAnswers,
    limit: 'write',
    summary: 'Tell auditors something of yourself, apart from your application; every answer is optional',
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/candidacies/voluntary-answers', {
    question: giveVoluntaryAnswersByKey,
    limit: 'open-link',
    summary: 'The same, without an account',
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/voluntary-answers/deletion', {
    question: deleteVoluntaryAnswers,
    limit: 'open-link',
    summary: 'Delete what you told auditors',
    errors: ['NOT_FOUND'],
  }),
];
