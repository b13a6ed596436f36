import { route } from '../route';
import { handOver, listHandoverStages, listHandovers, listTheirJobs, previewHandover, setCredentials, settleHandover } from './questions';

const theirs = ['ATS_REFUSED', 'ATS_UNREACHABLE'] as const;

/** Candidates who are handed over to a system of applications. */
export const handoverRoutes = [
  route('PUT /api/connectors/{id}/credentials', {
    question: setCredentials,
    limit: 'write',
    summary: 'Give what opens the other system, which is tried by one call and never shown again',
    errors: ['NOT_FOUND', ...theirs],
  }),
  route('GET /api/connectors/{id}/their-jobs', {
    question: listTheirJobs,
    limit: 'write',
    summary: 'The jobs of the other system, read now',
    errors: ['NOT_FOUND', ...theirs],
  }),
  route('GET /api/handovers/{jobId}', {
    question: listHandovers,
    limit: 'none',
    summary: 'Who of a job may be handed over to the other system, and who was',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/handovers/{jobId}', {
    question: handOver,
    limit: 'write',
    status: 202,
    summary: 'Hand candidates over who agreed to that; nobody is sent twice',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/handovers/{jobId}/stages', {
    question: listHandoverStages,
    limit: 'write',
    summary: 'Where candidates who were handed over stand there, read now',
    errors: ['NOT_FOUND', ...theirs],
  }),
  route('GET /api/handovers/{jobId}/{candidateId}/preview', {
    question: previewHandover,
    limit: 'none',
    summary: 'A dry run: the request that would be sent',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/handovers/{jobId}/{candidateId}/settle', {
    question: settleHandover,
    limit: 'write',
    summary: 'Say whether somebody whose answer was lost is there; if not, they are sent once more',
    errors: ['NOT_FOUND', 'CONFLICT', ...theirs],
  }),
];
