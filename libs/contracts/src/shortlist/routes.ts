import { route } from '../route';
import { shortlistFileQuery } from './shapes';

export const shortlistFileRoute = route('GET /api/screening/jobs/{jobId}/shortlist.pdf', {
  access: 'board.read',
  limit: 'export',
  summary: 'Chosen candidates with what was found and their words, as hidden as on the board, to print',
  query: shortlistFileQuery,
  answer: null,
  download: 'application/pdf',
  errors: ['NOT_FOUND', 'TIMEOUT', 'UNAVAILABLE'],
});

/** Several candidates of a job at once: on paper, and asked about. */
export const shortlistRoutes = [shortlistFileRoute];
