import { route } from '../route';
import { getApplication, listApplications, listCandidates } from './questions';

/** Candidates and applications of all jobs of an account, for systems that keep a copy. */
export const candidateListRoutes = [
  route('GET /api/screening/candidates', {
    v1: '/candidates',
    question: listCandidates,
    limit: 'none',
    summary: 'Candidates of all jobs or of one, the latest first; with a sync token, who has changed or is gone since',
    errors: ['NOT_FOUND', 'SYNC_TOKEN_EXPIRED'],
  }),
  route('GET /api/screening/applications', {
    v1: '/applications',
    question: listApplications,
    limit: 'none',
    summary: 'Applications to all jobs or to one, the latest first; with a sync token, what has changed or is gone since',
    errors: ['NOT_FOUND', 'SYNC_TOKEN_EXPIRED'],
  }),
  route('GET /api/screening/applications/{applicationId}', {
    v1: '/applications/{applicationId}',
    question: getApplication,
    limit: 'none',
    summary: 'One application',
    errors: ['NOT_FOUND'],
  }),
];
