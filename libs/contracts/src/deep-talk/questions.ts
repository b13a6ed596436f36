import { z } from 'zod';
import { rpc } from '../rpc';
import {
  conversation,
  conversationPage,
  deepTalkDigest,
  digestQuery,
  leaveContactInput,
  listConversationsQuery,
  listUnansweredQuery,
  rateAnswerInput,
  settleUnansweredInput,
  unansweredPage,
} from './conversation';
import { deepTalkSettings, updateDeepTalkSettingsInput } from './settings';
import { answerCount, asked, askInput, deepTalkOverview, deepTalkQuery } from './shapes';

const byId = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});

/**
 * What a person needs before the first question about the portfolio of user `id`. Throws NOT_FOUND for a view that the caller may not see, and the reason why a
 * link opens nothing (LINK_REVOKED, LINK_EXPIRED, LINK_PAUSED).
 */
export const getDeepTalk = rpc('ai.deep-talk.get', {
  access: 'person',
  input: deepTalkQuery.extend({ id: z.uuid() }),
  output: deepTalkOverview,
  idempotent: true,
  timeoutMs: 10_000,
});
/**
 * Asks; the answer comes as events of the job. Throws NOT_FOUND for a view or a conversation that is not the caller's, the reason why a link opens nothing,
 * DEEP_TALK_OFF, DEEP_TALK_EMPTY, DEEP_TALK_BUSY, TOO_MANY_REQUESTS {retryAfter in s}, QUOTA_EXCEEDED {meter: 'deep-talk', limit, used, resetsAt, upgradeUrl}.
 */
export const askDeepTalk = rpc('ai.deep-talk.ask', {
  access: 'person',
  switchedBy: 'deep-talk',
  input: askInput.extend({ id: z.uuid() }),
  output: asked,
  timeoutMs: 10_000,
});

/** Conversations that the caller began, the latest first. */
export const listConversations = rpc('ai.conversation.list', {
  access: 'person',
  input: listConversationsQuery,
  output: conversationPage,
  idempotent: true,
});
/** For whoever asked, and for the owner of the portfolio. Throws NOT_FOUND for everybody else. */
export const getConversation = rpc('ai.conversation.get', {
  access: 'person',
  input: listConversationsQuery.extend({ id: z.uuid() }),
  output: conversation,
  idempotent: true,
});
/** Deletes a conversation of the caller's, for both; what is being answered in it is stopped. Throws NOT_FOUND. */
export const deleteConversation = rpc('ai.conversation.delete', { access: 'person', input: byId, output: nothing });
/** Says whether an answer helped; only the asker may. Throws NOT_FOUND. */
export const rateAnswer = rpc('ai.conversation.rate', {
  access: 'person',
  input: rateAnswerInput.extend({ id: z.uuid(), turnId: z.uuid() }),
  output: nothing,
});
/**
 * Leaves for the owner how the asker can be reached, in the place of what was left before; the owner is told. Throws NOT_FOUND for a conversation that is not the
 * caller's, that the owner cannot read, or whose portfolio the caller no longer sees.
 */
export const leaveContact = rpc('ai.conversation.leave-contact', { access: 'person', input: leaveContactInput.extend({ id: z.uuid() }), output: nothing });
/** Takes that back. Throws NOT_FOUND. */
export const withdrawContact = rpc('ai.conversation.withdraw-contact', { access: 'person', input: byId, output: nothing });

/** Conversations about the caller's portfolio that others began, the latest first. */
export const listAskedOfMe = rpc('ai.deep-talk.list-asked', { access: 'person', input: listConversationsQuery, output: conversationPage, idempotent: true });
/** Questions about the caller's portfolio that stayed without an answer, or whose answer did not help, the latest first. Open ones are asked again. */
export const listUnanswered = rpc('ai.deep-talk.list-unanswered', {
  access: 'owner',
  scope: 'portfolios:read',
  input: listUnansweredQuery,
  output: unansweredPage,
  idempotent: true,
  timeoutMs: 10_000,
});
/** What others asked about the caller's portfolio in the last days, counted. */
export const getDeepTalkDigest = rpc('ai.deep-talk.digest', {
  access: 'person',
  input: digestQuery,
  output: deepTalkDigest,
  idempotent: true,
  timeoutMs: 10_000,
});
/** Marks such a question as done, or takes that back. Throws NOT_FOUND. */
export const settleUnanswered = rpc('ai.deep-talk.settle-unanswered', {
  access: 'person',
  input: settleUnansweredInput.extend({ id: z.uuid() }),
  output: nothing,
});
export const getDeepTalkSettings = rpc('ai.deep-talk.settings', { access: 'person', input: nothing, output: deepTalkSettings, idempotent: true });
/** Throws NOT_FOUND for a profile or link that is not the caller's, BODY_INVALID for a view that is both, VERSION_CONFLICT {version}. */
export const updateDeepTalkSettings = rpc('ai.deep-talk.update-settings', {
  access: 'person',
  input: updateDeepTalkSettingsInput,
  output: deepTalkSettings,
});

/**
 * Holds the units of an answer about the portfolio of `ownerId` before its job exists: one of the asker's day, one of the portfolio's, and for a Free portfolio
 * one of those that an asker has there. Idempotent per job. Throws QUOTA_EXCEEDED, TOO_MANY_REQUESTS {retryAfter in s}.
 */
export const reserveAnswer = rpc('user.deep-talk.reserve', {
  access: 'person',
  input: z.strictObject({ jobId: z.uuid(), ownerId: z.uuid() }),
  output: nothing,
  idempotent: true,
});
/** How many answers the caller had today and may have about the portfolio of `ownerId`. */
export const countAnswers = rpc('user.deep-talk.count', {
  access: 'person',
  input: z.strictObject({ ownerId: z.uuid() }),
  output: answerCount,
  idempotent: true,
});
