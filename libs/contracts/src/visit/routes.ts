import { route } from '../route';
import { eraseGuestTraces, eraseTrace, eraseTraces, listGuestTraces, listTraces } from './questions';
import { recordedVisit, recordVisitInput, startedVisit, startVisitInput } from './shapes';

export const startVisitRoute = route('POST /api/visits', {
  access: 'guest',
  limit: 'visit',
  carriesLinks: true,
  summary: 'Say that a page was opened, and get the token for its beacons; with Do-Not-Track or Global Privacy Control nothing is counted',
  body: startVisitInput,
  answer: startedVisit,
  errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_EXHAUSTED', 'LINK_PAUSED', 'LINK_LOCKED'],
});
export const recordVisitRoute = route('POST /api/visits/events', {
  access: 'guest',
  limit: 'beacon',
  summary: 'A beacon of a page view: at most 20 events in 2 kB',
  body: recordVisitInput,
  answer: recordedVisit,
  errors: ['PAYLOAD_TOO_LARGE'],
});

/** Visits to portfolios, and what visitors can learn and erase of them. */
export const visitRoutes = [
  startVisitRoute,
  recordVisitRoute,
  route('GET /api/visits/mine', { question: listTraces, limit: 'none', summary: 'What is kept about the caller’s own visits to others, newest first' }),
  route('DELETE /api/visits/mine', { question: eraseTraces, limit: 'write', summary: 'Erase everything that is kept about the caller’s visits to others' }),
  route('DELETE /api/visits/mine/{id}', { question: eraseTrace, limit: 'write', summary: 'Erase one of the caller’s visits', errors: ['NOT_FOUND'] }),
  route('POST /api/visits/traces', { question: listGuestTraces, limit: 'write', summary: 'What is kept about the visits that these tokens belong to' }),
  route('POST /api/visits/erase', { question: eraseGuestTraces, limit: 'write', summary: 'Erase the visits that these tokens belong to' }),
];
