import { route } from '../route';
import { getOwnFinds, openFoundCandidate, searchCandidates } from './questions';

/** Finding people who want to be found. */
export const candidateSearchRoutes = [
  route('POST /api/screening/jobs/{jobId}/searches', {
    question: searchCandidates,
    limit: 'write',
    summary: 'People who want to be found, by the criteria of a job',
    errors: ['CONFLICT', 'NOT_VERIFIED'],
  }),
  route('POST /api/screening/jobs/{jobId}/found/{foundId}/open', {
    question: openFoundCandidate,
    limit: 'write',
    summary: 'Open somebody who was found; they are told',
    errors: ['CONFLICT', 'NOT_VERIFIED'],
  }),
  route('GET /api/being-found/openings', { question: getOwnFinds, limit: 'none', summary: 'What teams are shown of you, and who opened it' }),
];
