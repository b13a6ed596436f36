import { z } from 'zod';
import type { ErrorCode } from '../errors';
import { route } from '../route';
import { resumeImportJob } from './job';
import { acceptImport, discardImport, getImportReview, updateImportReview } from './questions';
import { resumeImportSummary, uploadBody, uploadQuery } from './shapes';

/** Why a file that arrived can't become a review. */
export const readFailures: ErrorCode[] = [
  'FILE_CORRUPT',
  'FILE_ENCRYPTED',
  'FILE_NO_TEXT',
  'FILE_TOO_COMPLEX',
  'FILE_TOO_MANY_PAGES',
  'FILE_TYPE_MISMATCH',
  'NOT_A_RESUME',
  'READ_TIMEOUT',
];
export const startImportRoute = route('POST /api/users/{id}/import-resume', {
  access: 'owner',
  limit: 'import',
  spends: resumeImportJob.meter,
  summary:
    'Import a PDF or DOCX of at most 10 MB or, as `source` says, a LinkedIn data archive (ZIP), a JSON Resume or plain text; the same file again answers with its earlier import',
  query: uploadQuery,
  body: uploadBody,
  takesFile: true,
  status: 202,
  answer: z.strictObject({ jobId: z.uuid(), importId: z.uuid(), reused: z.boolean() }),
  errors: ['NOT_FOUND', 'STORAGE_FULL', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', ...readFailures],
});
export const listImportsRoute = route('GET /api/resume-imports', {
  access: 'owner',
  limit: 'none',
  summary: 'The last fifty imports',
  answer: z.strictObject({ items: z.array(resumeImportSummary) }),
});

/** Resume imports, their jobs, reviews and originals. */
export const resumeImportRoutes = [
  startImportRoute,
  listImportsRoute,
  route('GET /api/resume-imports/{importId}', {
    question: getImportReview,
    limit: 'none',
    summary: 'What was read, and the review of it',
    errors: ['NOT_FOUND'],
  }),
  route('PATCH /api/resume-imports/{importId}', {
    question: updateImportReview,
    limit: 'write',
    summary: 'Keep the review as a draft',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'REVIEW_CLOSED'],
  }),
  route('POST /api/resume-imports/{importId}/accept', {
    question: acceptImport,
    limit: 'write',
    summary: 'Save what was accepted, once',
    errors: ['NOT_FOUND', 'BODY_INVALID', 'REVIEW_CLOSED'],
  }),
  route('POST /api/resume-imports/{importId}/discard', {
    question: discardImport,
    limit: 'write',
    summary: 'Throw the import away; its unit comes back once per file',
    errors: ['NOT_FOUND', 'REVIEW_CLOSED'],
  }),
];
