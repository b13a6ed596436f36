import { type Route, route } from '../route';
import { deleteSavedJob, getSavedJob, listSavedJobs, readJobPage, saveJob, updateSavedJob } from './questions';

/** Jobs that somebody keeps. */
export const savedJobRoutes: Route[] = [
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
