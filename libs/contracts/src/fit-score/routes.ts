import { route } from '../route';
import { fitScoreJob } from './job';
import { compareFitScores, deleteFitScore, getFitScore, listFitScores, startFitScore, tryFitScore } from './questions';

/** How well jobs fit the portfolio. */
export const fitScoreRoutes = [
  route('POST /api/fit-scores', {
    v1: '/fit-scores',
    question: startFitScore,
    limit: 'fit-score',
    spends: fitScoreJob.meter,
    summary: 'Score a job against the portfolio or a named profile; the same again within 30 days costs nothing',
    status: 202,
    errors: ['NOT_A_JOB', 'NOT_FOUND'],
  }),
  route('GET /api/fit-scores', {
    v1: '/fit-scores',
    question: listFitScores,
    limit: 'none',
    summary: 'Scores of the caller, or of one of their jobs, the latest first; with a sync token, what has changed or ended since',
    errors: ['SYNC_TOKEN_EXPIRED'],
  }),
  route('GET /api/fit-scores/{id}', {
    v1: '/fit-scores/{id}',
    question: getFitScore,
    limit: 'none',
    summary: 'A score with its requirements, their evidence and the job',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/fit-scores/{id}/comparison', {
    v1: '/fit-scores/{id}/comparison',
    question: compareFitScores,
    limit: 'none',
    summary: 'What changed since another score of the same job',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/fit-scores/{id}/what-if', {
    question: tryFitScore,
    limit: 'write',
    summary: 'What an entry that is being written would do to a score; nothing is kept, and it costs nothing',
    errors: ['NOT_FOUND'],
  }),
  route('DELETE /api/fit-scores/{id}', {
    v1: '/fit-scores/{id}',
    question: deleteFitScore,
    limit: 'write',
    summary: 'Delete a score; its job stays',
    errors: ['NOT_FOUND'],
  }),
];
