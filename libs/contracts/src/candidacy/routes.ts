import { route } from '../route';
import {
  applyWithPortfolio,
  getCandidacy,
  getJobPage,
  getSharedPortfolio,
  listCandidacies,
  openCandidacy,
  withdrawByKey,
  withdrawCandidacy,
} from './questions';

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
    errors: ['NOT_FOUND', 'CONFLICT', 'CANDIDATES_FULL', 'PORTFOLIO_EMPTY'],
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
];
