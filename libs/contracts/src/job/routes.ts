import { route } from '../route';
import { cancelJob, getJob } from './questions';

export const jobEventsRoute = route('GET /api/jobs/{id}/events', {
  access: 'owner',
  limit: 'none',
  summary: 'What a job does, as server-sent events, resumed by Last-Event-ID; twenty streams at once',
  answer: null,
  errors: ['NOT_FOUND', 'TOO_MANY_STREAMS'],
});

/** The progress of the work behind a queue. */
export const jobRoutes = [
  route('GET /api/jobs/{id}', { question: getJob, limit: 'none', summary: 'How far a job is', errors: ['NOT_FOUND'] }),
  jobEventsRoute,
  route('DELETE /api/jobs/{id}', { question: cancelJob, limit: 'write', summary: 'Cancel a job; its unit comes back', errors: ['NOT_FOUND', 'JOB_OVER'] }),
];
