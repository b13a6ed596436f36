import { route } from '../route';
import { askByLink, askFound, chooseAsking, getAskingChoice, inviteByEmail, listAskings, previewInvites, takeBackAsking } from './questions';

/** People who are asked to be compared with a job. Nothing of them is read before they agree. */
export const askingRoutes = [
  route('GET /api/screening/jobs/{jobId}/askings', { question: listAskings, limit: 'none', summary: 'Who was asked, and until when they may answer' }),
  route('POST /api/screening/jobs/{jobId}/askings/links', {
    question: askByLink,
    limit: 'write',
    summary: 'Ask the owner of a portfolio that opens for you',
    status: 201,
    errors: [
      'CONFLICT',
      'LINK_REVOKED',
      'LINK_EXPIRED',
      'LINK_EXHAUSTED',
      'LINK_PAUSED',
      'LINK_LOCKED',
      'LINK_PRESS_REQUIRED',
      'LINK_PASSWORD_REQUIRED',
      'LINK_EMAIL_REQUIRED',
      'LINK_NOTICE_REQUIRED',
    ],
  }),
  route('POST /api/screening/jobs/{jobId}/askings/found/{foundId}', {
    question: askFound,
    limit: 'write',
    summary: 'Ask somebody whom a search has found',
    status: 201,
    errors: ['CONFLICT', 'NOT_VERIFIED'],
  }),
  route('POST /api/screening/jobs/{jobId}/askings/previews', {
    question: previewInvites,
    limit: 'write',
    summary: 'Read a table of addresses; nobody is asked',
  }),
  route('POST /api/screening/jobs/{jobId}/askings/addresses', {
    question: inviteByEmail,
    limit: 'write',
    summary: 'Ask people by e-mail',
    status: 201,
    errors: ['CONFLICT'],
  }),
  route('DELETE /api/screening/jobs/{jobId}/askings/{askingId}', {
    question: takeBackAsking,
    limit: 'write',
    summary: 'Take back what was asked; an answer that was given stays',
  }),
  route('GET /api/me/asking-choice', { question: getAskingChoice, limit: 'none', summary: 'Whether anybody may ask the caller to be compared with a job' }),
  route('PUT /api/me/asking-choice', { question: chooseAsking, limit: 'write', summary: 'Let nobody ask from now on, or take that back' }),
];
