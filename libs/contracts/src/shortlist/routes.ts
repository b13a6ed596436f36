import { route } from '../route';
import { askShortlist, countTeamAnswers } from './questions';
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
export const shortlistRoutes = [
  shortlistFileRoute,
  route('POST /api/screening/jobs/{jobId}/questions', {
    question: askShortlist,
    limit: 'shortlist-question',
    summary: 'Ask what chosen candidates shared: who says it, with their words, and who says nothing of it',
    errors: ['NOT_FOUND', 'QUESTION_REFUSED', 'QUOTA_EXCEEDED', 'TIMEOUT'],
  }),
  route('GET /api/screening/answers', {
    question: countTeamAnswers,
    limit: 'none',
    summary: 'How many such questions the account has asked today, and may ask',
  }),
];
