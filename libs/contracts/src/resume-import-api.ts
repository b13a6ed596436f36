import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import type { ErrorCode } from './errors';
import { jobView } from './job';
import { importReview, importWithReview, resumeImportSummary, updateImportReviewInput, uploadBody, uploadQuery } from './resume-import';

const nothing = z.strictObject({});

const readFailures: ErrorCode[] = [
  'FILE_CORRUPT',
  'FILE_ENCRYPTED',
  'FILE_NO_TEXT',
  'FILE_TOO_COMPLEX',
  'FILE_TOO_MANY_PAGES',
  'FILE_TYPE_MISMATCH',
  'NOT_A_RESUME',
  'READ_TIMEOUT',
];

/** Resume imports, their jobs, reviews and originals. */
export const resumeImportRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/users/{id}/import-resume',
    summary:
      'Import a PDF or DOCX of at most 10 MB or, as `source` says, a LinkedIn data archive (ZIP), a JSON Resume or plain text; the same file again answers with its earlier import',
    query: uploadQuery,
    body: uploadBody,
    takesFile: true,
    status: 202,
    answer: z.strictObject({ jobId: z.uuid(), importId: z.uuid(), reused: z.boolean() }),
    errors: [...write, 'NOT_FOUND', 'QUOTA_EXCEEDED', 'STORAGE_FULL', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', ...readFailures],
  },
  { method: 'GET', path: '/api/jobs/{id}', summary: 'How far a job is', status: 200, answer: jobView, errors: ['NOT_FOUND'] },
  {
    method: 'GET',
    path: '/api/jobs/{id}/events',
    summary: 'What a job does, as server-sent events, resumed by Last-Event-ID; twenty streams at once',
    status: 200,
    answer: null,
    errors: ['NOT_FOUND', 'TOO_MANY_STREAMS'],
  },
  { method: 'DELETE', path: '/api/jobs/{id}', summary: 'Cancel a job; its unit comes back', status: 200, answer: jobView, errors: ['NOT_FOUND', 'JOB_OVER'] },
  {
    method: 'GET',
    path: '/api/resume-imports',
    summary: 'The last fifty imports',
    status: 200,
    answer: z.strictObject({ items: z.array(resumeImportSummary) }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/resume-imports/{id}',
    summary: 'What was read, and the review of it',
    status: 200,
    answer: importWithReview,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'PATCH',
    path: '/api/resume-imports/{id}',
    summary: 'Keep the review as a draft',
    body: updateImportReviewInput,
    status: 200,
    answer: importReview.pick({ version: true, updatedAt: true }),
    errors: [...write, 'NOT_FOUND', 'VERSION_CONFLICT', 'REVIEW_CLOSED'],
  },
  {
    method: 'POST',
    path: '/api/resume-imports/{id}/accept',
    summary: 'Save what was accepted, once',
    status: 200,
    answer: z.strictObject({ created: z.int(), changed: z.int(), uname: z.string() }),
    errors: ['NOT_FOUND', 'BODY_INVALID', 'REVIEW_CLOSED'],
  },
  {
    method: 'POST',
    path: '/api/resume-imports/{id}/discard',
    summary: 'Throw the import away; its unit comes back once per file',
    status: 200,
    answer: nothing,
    errors: ['NOT_FOUND', 'REVIEW_CLOSED'],
  },
  { method: 'DELETE', path: '/api/files/{id}', summary: 'Delete an original', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
];
