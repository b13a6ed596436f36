import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import { parserReading } from './parser-reading';
import { scoreEffects } from './score-effects';
import {
  listTailoredResumesQuery,
  markResumeSentInput,
  startedTailoring,
  startTailoringInput,
  tailoredResume,
  tailoredResumePage,
  updateTailoredResumeInput,
} from './tailored-resume';

/** Resumes made for one job each. */
export const tailoredResumeRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/tailored-resumes',
    summary: 'Make a resume for a job; for a job that has one, that one is the answer and costs nothing',
    body: startTailoringInput,
    status: 202,
    answer: startedTailoring,
    errors: [...write, 'NOT_A_JOB', 'NOT_FOUND', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'],
  },
  {
    method: 'GET',
    path: '/api/tailored-resumes',
    summary: 'Resumes of the caller, or of one of their jobs, the latest first',
    query: listTailoredResumesQuery,
    status: 200,
    answer: tailoredResumePage,
    errors: ['BODY_INVALID'],
  },
  {
    method: 'GET',
    path: '/api/tailored-resumes/{id}',
    summary: 'A resume as it is today, with what was chosen and why, and its analysis',
    status: 200,
    answer: tailoredResume,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/tailored-resumes/{id}/effects',
    summary: 'What each change of a resume would do to its fit to the job',
    status: 200,
    answer: scoreEffects,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/tailored-resumes/{id}/reading',
    summary: 'What a parser reads out of the PDF of a resume, held against the resume',
    status: 200,
    answer: parserReading,
    errors: ['NOT_FOUND', 'NOT_A_RESUME', 'FILE_NO_TEXT', 'FILE_TOO_COMPLEX', 'READ_TIMEOUT'],
  },
  {
    method: 'PATCH',
    path: '/api/tailored-resumes/{id}',
    summary: 'Choose otherwise than the engine, and how the resume looks',
    body: updateTailoredResumeInput,
    status: 200,
    answer: tailoredResume,
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT'],
  },
  {
    method: 'PUT',
    path: '/api/tailored-resumes/{id}/sent',
    summary: 'Mark a resume as sent, which freezes it, or take that back',
    body: markResumeSentInput,
    status: 200,
    answer: tailoredResume,
    errors: [...write, 'NOT_FOUND', 'CONFLICT'],
  },
  {
    method: 'DELETE',
    path: '/api/tailored-resumes/{id}',
    summary: 'Delete a resume; its job stays',
    status: 200,
    answer: z.strictObject({}),
    errors: ['NOT_FOUND'],
  },
];
