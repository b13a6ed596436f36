import { route } from '../route';
import {
  askDeepTalk,
  deleteConversation,
  getConversation,
  getDeepTalk,
  getDeepTalkDigest,
  getDeepTalkSettings,
  leaveContact,
  listAskedOfMe,
  listConversations,
  listUnanswered,
  rateAnswer,
  settleUnanswered,
  updateDeepTalkSettings,
  withdrawContact,
} from './questions';

/** Questions about a portfolio, answered from what the asker may see of it. */
export const deepTalkRoutes = [
  route('GET /api/users/{id}/deep-talk', {
    question: getDeepTalk,
    limit: 'none',
    summary: 'What the assistant of a portfolio can be asked in one view of it, and how often; `profile` or `linkId` names the view',
    errors: ['NOT_FOUND', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_PAUSED'],
  }),
  route('POST /api/users/{id}/deep-talk', {
    question: askDeepTalk,
    limit: 'deep-talk',
    carriesLinks: true,
    summary: 'Ask about a portfolio; the answer comes claim by claim as events of the job',
    status: 202,
    errors: [
      'NOT_FOUND',
      'LINK_REVOKED',
      'LINK_EXPIRED',
      'LINK_PAUSED',
      'DEEP_TALK_OFF',
      'DEEP_TALK_EMPTY',
      'DEEP_TALK_BUSY',
      'QUOTA_EXCEEDED',
      'TOO_MANY_REQUESTS',
    ],
  }),
  route('GET /api/conversations', { question: listConversations, limit: 'none', summary: 'Conversations that the caller began, the latest first' }),
  route('GET /api/conversations/{id}', {
    question: getConversation,
    limit: 'none',
    summary: 'A conversation with its turns, the latest first: for whoever asked, and for the owner of the portfolio',
    errors: ['NOT_FOUND'],
  }),
  route('DELETE /api/conversations/{id}', {
    question: deleteConversation,
    limit: 'write',
    summary: 'Delete a conversation that the caller began, for both',
    errors: ['NOT_FOUND'],
  }),
  route('PATCH /api/conversations/{id}/turns/{turnId}', {
    question: rateAnswer,
    limit: 'write',
    summary: 'Say whether an answer helped, and why not',
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/conversations/{id}/contact', {
    question: leaveContact,
    limit: 'write',
    summary: 'Leave for the owner of the portfolio how the caller can be reached; it stays with the conversation',
    errors: ['NOT_FOUND'],
  }),
  route('DELETE /api/conversations/{id}/contact', {
    question: withdrawContact,
    limit: 'write',
    summary: 'Take back how the caller can be reached',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/deep-talk/settings', {
    question: getDeepTalkSettings,
    limit: 'none',
    summary: 'How the assistant speaks for the caller in their profiles and links, and how long conversations are kept',
  }),
  route('PATCH /api/deep-talk/settings', {
    question: updateDeepTalkSettings,
    limit: 'write',
    summary: 'Change how the assistant speaks in one profile or link, or how long conversations are kept',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('GET /api/deep-talk/conversations', {
    question: listAskedOfMe,
    limit: 'none',
    summary: 'Conversations of others about the caller’s portfolio, the latest first',
  }),
  route('GET /api/deep-talk/digest', {
    question: getDeepTalkDigest,
    limit: 'none',
    summary: 'What others asked about the caller’s portfolio in the last days, counted and without their words',
  }),
  route('GET /api/deep-talk/unanswered', {
    question: listUnanswered,
    limit: 'none',
    summary: 'Questions that the caller’s portfolio did not answer, or whose answer did not help, the latest first; open ones with what is answered today',
  }),
  route('PATCH /api/deep-talk/unanswered/{id}', {
    question: settleUnanswered,
    limit: 'write',
    summary: 'Mark such a question as done, or take that back',
    errors: ['NOT_FOUND'],
  }),
];
