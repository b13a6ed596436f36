import { readFailures } from '../resume-import/routes';
import { uploadBody } from '../resume-import/shapes';
import { route } from '../route';
import {
  applyWithPortfolio,
  askApplicationCode,
  confirmApplicationAddress,
  correctPortfolio,
  getCandidacy,
  getCorrectedPortfolio,
  getJobPage,
  getSharedPortfolio,
  listCandidacies,
  openCandidacy,
  refuseAsking,
  refuseAskingByKey,
  withdrawByKey,
  withdrawCandidacy,
} from './questions';
import { appliedWithFile, applyWithFileHeaders, applyWithFileQuery, candidacy, correctFileBody } from './shapes';

export const applyWithFileRoute = route('POST /api/job-pages/{jobId}/files', {
  access: 'guest',
  limit: 'application',
  summary: 'Agree to be compared with this job, with a PDF or DOCX of at most 10 MB, from a confirmed address',
  status: 201,
  headers: applyWithFileHeaders,
  query: applyWithFileQuery,
  body: uploadBody,
  takesFile: true,
  answer: appliedWithFile,
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'APPLICATION_CODE_WRONG',
    'APPLIED_ALREADY',
    'CANDIDATES_FULL',
    'JOB_TAKES_NO_FILES',
    'UNAVAILABLE',
    'DISK_FULL',
    'TIMEOUT',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_UNSUPPORTED',
    ...readFailures,
  ],
});

export const correctFileRoute = route('POST /api/candidacies/file', {
  access: 'guest',
  limit: 'application',
  summary: 'Send another PDF or DOCX in place of the one you came with, without an account; it is read again',
  body: correctFileBody,
  takesFile: true,
  answer: candidacy,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'DISK_FULL', 'TIMEOUT', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', ...readFailures],
});

/** The candidate's side of screening: the page of a job, the agreement, and what was found. */
export const candidacyRoutes = [
  route('GET /api/job-pages/{jobId}', {
    question: getJobPage,
    limit: 'none',
    summary: 'A job that takes applications: what it asks for, who reads, and for how long',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/job-pages/{jobId}/portfolio', {
    question: getSharedPortfolio,
    limit: 'none',
    summary: 'What of your portfolio this job would get',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/job-pages/{jobId}/portfolio', {
    question: applyWithPortfolio,
    limit: 'write',
    summary: 'Agree to be compared with this job, with your portfolio as it is now',
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'CANDIDATES_FULL', 'PORTFOLIO_EMPTY', 'APPLIED_ALREADY'],
  }),
  route('POST /api/job-pages/{jobId}/codes', {
    question: askApplicationCode,
    limit: 'application',
    summary: 'Send a code to the address that an application comes from',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/job-pages/{jobId}/addresses', {
    question: confirmApplicationAddress,
    limit: 'application-try',
    summary: 'Confirm that address with the code',
    errors: ['APPLICATION_CODE_WRONG'],
  }),
  applyWithFileRoute,
  correctFileRoute,
  route('GET /api/candidacies/{id}/portfolio', {
    question: getCorrectedPortfolio,
    limit: 'none',
    summary: 'What of your portfolio would be shared now, and whether it has changed since',
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/candidacies/{id}/portfolio', {
    question: correctPortfolio,
    limit: 'write',
    summary: 'Share your portfolio as it is now; it is read again',
    errors: ['NOT_FOUND', 'CONFLICT', 'PORTFOLIO_EMPTY'],
  }),
  route('GET /api/candidacies', { question: listCandidacies, limit: 'none', summary: 'Who screened you' }),
  route('POST /api/candidacies/open', {
    question: openCandidacy,
    limit: 'open-link',
    summary: 'One screening of yours, without an account',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/candidacies/withdraw', {
    question: withdrawByKey,
    limit: 'open-link',
    summary: 'End one screening of yours, without an account',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/candidacies/{id}', {
    question: getCandidacy,
    limit: 'none',
    summary: 'What one screening of yours found, with your words and its points',
    errors: ['NOT_FOUND'],
  }),
  route('DELETE /api/candidacies/{id}/agreement', {
    question: withdrawCandidacy,
    limit: 'write',
    summary: 'End a screening of yours: what was shared, found and noted is erased',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/candidacies/{id}/refusal', {
    question: refuseAsking,
    limit: 'write',
    summary: 'Say no to a job that asks you, once or for good',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/candidacies/refuse', {
    question: refuseAskingByKey,
    limit: 'open-link',
    summary: 'The same, without an account',
    errors: ['NOT_FOUND'],
  }),
];
