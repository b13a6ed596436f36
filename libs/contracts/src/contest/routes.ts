import { route } from '../route';
import { answerContest, contestByKey, contestFinding, listContests } from './questions';

/** What candidates contest, and what becomes of it. */
export const contestRoutes = [
  route('POST /api/candidacies/{id}/contests', {
    question: contestFinding,
    limit: 'write',
    summary: 'Say that a finding about you is not right',
    status: 201,
    errors: ['NOT_FOUND', 'CONTEST_OVER', 'CONFLICT'],
  }),
  route('POST /api/candidacies/contests', {
    question: contestByKey,
    limit: 'open-link',
    summary: 'The same without an account',
    status: 201,
    errors: ['NOT_FOUND', 'CONTEST_OVER', 'CONFLICT'],
  }),
  route('GET /api/screening/jobs/{jobId}/contests', {
    question: listContests,
    limit: 'none',
    summary: 'What candidates of a job contest',
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/screening/jobs/{jobId}/contests/{contestId}/answer', {
    question: answerContest,
    limit: 'write',
    summary: 'Keep or change a contested finding, with words that the candidate reads',
    errors: ['NOT_FOUND', 'CONTEST_ANSWERED', 'CONTEST_NEEDS_ANOTHER'],
  }),
];
