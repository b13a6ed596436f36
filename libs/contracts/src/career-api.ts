import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import {
  compareFitScoresQuery,
  fitComparison,
  fitScorePage,
  fitWhatIf,
  fitWhatIfInput,
  keptFitScore,
  listFitScoresQuery,
  startedFitScore,
  startFitScoreInput,
} from './fit-score-history';
import { jobPage, listSavedJobsQuery, readJobPageInput, savedJob, savedJobPage, savedJobWithText, saveJobInput, updateSavedJobInput } from './saved-job';

const nothing = z.strictObject({});

/** The Career Center: jobs somebody keeps, and how their portfolio fits them. */
export const careerRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/fit-scores',
    summary: 'Score a job against the portfolio or a named profile; the same again within 30 days costs nothing',
    body: startFitScoreInput,
    status: 202,
    answer: startedFitScore,
    errors: [...write, 'NOT_A_JOB', 'NOT_FOUND', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'GET',
    path: '/api/fit-scores',
    summary: 'Scores of the caller, or of one of their jobs, the latest first',
    query: listFitScoresQuery,
    status: 200,
    answer: fitScorePage,
    errors: ['BODY_INVALID'],
  },
  {
    method: 'GET',
    path: '/api/fit-scores/{id}',
    summary: 'A score with its requirements, their evidence and the job',
    status: 200,
    answer: keptFitScore,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/fit-scores/{id}/comparison',
    summary: 'What changed since another score of the same job',
    query: compareFitScoresQuery,
    status: 200,
    answer: fitComparison,
    errors: ['NOT_FOUND', 'BODY_INVALID'],
  },
  {
    method: 'POST',
    path: '/api/fit-scores/{id}/what-if',
    summary: 'What an entry that is being written would do to a score; nothing is kept, and it costs nothing',
    body: fitWhatIfInput,
    status: 200,
    answer: fitWhatIf,
    errors: [...write, 'NOT_FOUND'],
  },
  { method: 'DELETE', path: '/api/fit-scores/{id}', summary: 'Delete a score; its job stays', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
  {
    method: 'POST',
    path: '/api/saved-jobs/read-page',
    summary: 'The text of a job that stands at a public address; nothing is kept',
    body: readJobPageInput,
    status: 200,
    answer: jobPage,
    errors: [...write, 'ADDRESS_NO_TEXT', 'ADDRESS_REFUSED', 'ADDRESS_TOO_LARGE', 'ADDRESS_UNREACHABLE'],
  },
  {
    method: 'POST',
    path: '/api/saved-jobs',
    summary: 'Keep a job; the same text again answers with the one that is kept',
    body: saveJobInput,
    status: 201,
    answer: savedJob,
    errors: [...write, 'NOT_A_JOB', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'GET',
    path: '/api/saved-jobs',
    summary: 'Jobs of the caller, the latest kept first',
    query: listSavedJobsQuery,
    status: 200,
    answer: savedJobPage,
    errors: ['BODY_INVALID'],
  },
  { method: 'GET', path: '/api/saved-jobs/{id}', summary: 'A job with its text', status: 200, answer: savedJobWithText, errors: ['NOT_FOUND'] },
  {
    method: 'PATCH',
    path: '/api/saved-jobs/{id}',
    summary: 'Correct what was read, say how far the application is, note, remind',
    body: updateSavedJobInput,
    status: 200,
    answer: savedJob,
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT'],
  },
  { method: 'DELETE', path: '/api/saved-jobs/{id}', summary: 'Delete a job with its scores and resumes', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
];
