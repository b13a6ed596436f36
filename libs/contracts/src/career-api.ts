import { compareFitScores, deleteFitScore, getFitScore, listFitScores, startFitScore, tryFitScore } from './fit-score-history';
import { type Route, route } from './route';
import { deleteSavedJob, getSavedJob, listSavedJobs, readJobPage, saveJob, updateSavedJob } from './saved-job';

/** The Career Center: jobs somebody keeps, and how their portfolio fits them. */
export const careerRoutes: Route[] = [
  route('POST /api/fit-scores', {
    question: startFitScore,
    limit: 'fit-score',
    spends: 'fit-score',
    summary: 'Score a job against the portfolio or a named profile; the same again within 30 days costs nothing',
    status: 202,
    errors: ['NOT_A_JOB', 'NOT_FOUND', 'QUOTA_EXCEEDED'],
  }),
  route('GET /api/fit-scores', { question: listFitScores, limit: 'none', summary: 'Scores of the caller, or of one of their jobs, the latest first' }),
  route('GET /api/fit-scores/{id}', {
    question: getFitScore,
    limit: 'none',
    summary: 'A score with its requirements, their evidence and the job',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/fit-scores/{id}/comparison', {
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
  route('DELETE /api/fit-scores/{id}', { question: deleteFitScore, limit: 'write', summary: 'Delete a score; its job stays', errors: ['NOT_FOUND'] }),
  route('POST /api/saved-jobs/read-page', {
    question: readJobPage,
    limit: 'read-page',
    summary: 'The text of a job that stands at a public address; nothing is kept',
    errors: ['ADDRESS_NO_TEXT', 'ADDRESS_REFUSED', 'ADDRESS_TOO_LARGE', 'ADDRESS_UNREACHABLE'],
  }),
  route('POST /api/saved-jobs', {
    question: saveJob,
    limit: 'write',
    summary: 'Keep a job; the same text again answers with the one that is kept',
    status: 201,
    errors: ['NOT_A_JOB'],
  }),
  route('GET /api/saved-jobs', { question: listSavedJobs, limit: 'none', summary: 'Jobs of the caller, the latest kept first' }),
  route('GET /api/saved-jobs/{id}', { question: getSavedJob, limit: 'none', summary: 'A job with its text', errors: ['NOT_FOUND'] }),
  route('PATCH /api/saved-jobs/{id}', {
    question: updateSavedJob,
    limit: 'write',
    summary: 'Correct what was read, say how far the application is, note, remind',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('DELETE /api/saved-jobs/{id}', {
    question: deleteSavedJob,
    limit: 'write',
    summary: 'Delete a job with its scores and resumes',
    errors: ['NOT_FOUND'],
  }),
];
