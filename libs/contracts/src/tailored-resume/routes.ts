import { route } from '../route';
import { tailorMadeJob } from './job';
import {
  deleteTailoredResume,
  getScoreEffects,
  getTailoredResume,
  listTailoredResumes,
  markResumeSent,
  readTailoredResume,
  startTailoring,
  updateTailoredResume,
} from './questions';

/** Resumes, each made for one job. */
export const tailoredResumeRoutes = [
  route('POST /api/tailored-resumes', {
    v1: '/resumes',
    question: startTailoring,
    limit: 'tailor-made',
    spends: tailorMadeJob.meter,
    summary: 'Make a resume for a job; for a job that has one, that one is the answer and costs nothing',
    status: 202,
    errors: ['NOT_A_JOB', 'NOT_FOUND'],
  }),
  route('GET /api/tailored-resumes', {
    v1: '/resumes',
    question: listTailoredResumes,
    limit: 'none',
    summary: 'Resumes of the caller, or of one of their jobs, the latest first; with a sync token, what has changed or ended since',
    errors: ['SYNC_TOKEN_EXPIRED'],
  }),
  route('GET /api/tailored-resumes/{id}', {
    v1: '/resumes/{id}',
    question: getTailoredResume,
    limit: 'none',
    summary: 'A resume as it is today, with what was chosen and why, and its analysis',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/tailored-resumes/{id}/effects', {
    question: getScoreEffects,
    limit: 'resume-reading',
    summary: 'What each change of a resume would do to its fit to the job',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/tailored-resumes/{id}/reading', {
    question: readTailoredResume,
    limit: 'resume-reading',
    summary: 'What a parser reads out of the PDF of a resume, held against the resume',
    errors: ['NOT_FOUND', 'NOT_A_RESUME', 'FILE_NO_TEXT', 'FILE_TOO_COMPLEX', 'READ_TIMEOUT'],
  }),
  route('PATCH /api/tailored-resumes/{id}', {
    v1: '/resumes/{id}',
    question: updateTailoredResume,
    limit: 'write',
    summary: 'Choose otherwise than the engine, and how the resume looks',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT'],
  }),
  route('PUT /api/tailored-resumes/{id}/sent', {
    question: markResumeSent,
    limit: 'write',
    summary: 'Mark a resume as sent, which freezes it, or take that back',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  route('DELETE /api/tailored-resumes/{id}', {
    v1: '/resumes/{id}',
    question: deleteTailoredResume,
    limit: 'write',
    summary: 'Delete a resume; its job stays',
    errors: ['NOT_FOUND'],
  }),
];
