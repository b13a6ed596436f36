import { route } from '../route';
import { keepBothCandidates, listCandidateDoubles, mergeCandidates } from './questions';

/** Candidates of a job who look like the same person. */
export const candidateDoubleRoutes = [
  route('GET /api/screening/jobs/{jobId}/doubles', {
    question: listCandidateDoubles,
    limit: 'none',
    summary: 'Candidates who look like the same person',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/screening/jobs/{jobId}/doubles/kept', {
    question: keepBothCandidates,
    limit: 'write',
    summary: 'Keep both of two candidates, and offer them no more',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/screening/jobs/{jobId}/doubles/merged', {
    question: mergeCandidates,
    limit: 'write',
    summary: 'Keep one of two candidates and remove the uploaded resume of the other',
    errors: ['NOT_FOUND', 'DOUBLE_APPLIED'],
  }),
];
