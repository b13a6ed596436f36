import { z } from 'zod';
import { rpc } from '../rpc';
import { answerFeedbackInput, feedbackInput, feedbackPage, listFeedbackQuery, ownFeedbackList } from './shapes';

/** Keeps what somebody says about the product and tells the admins; the same key again changes nothing. Throws TOO_MANY_REQUESTS. */
export const sendFeedback = rpc('user.feedback.send', {
  access: 'guest',
  input: feedbackInput.extend({ ip: z.string().max(100) }),
  output: z.strictObject({ id: z.uuid() }),
  idempotent: true,
});
/** What the caller wrote lately, the latest first. */
export const listOwnFeedback = rpc('user.feedback.list', { access: 'person', input: z.strictObject({}), output: ownFeedbackList, idempotent: true });
/** New ones oldest first, others latest first; throws FORBIDDEN. */
export const listFeedback = rpc('user.admin.list-feedback', { access: 'admin', input: listFeedbackQuery, output: feedbackPage, idempotent: true });
/**
 * Answers new feedback: a person is told in the product, somebody without an account by e-mail. Throws FORBIDDEN, NOT_FOUND, CONFLICT when it is not new or
 * nobody can be reached.
 */
export const answerFeedback = rpc('user.admin.answer-feedback', {
  access: 'admin',
  input: answerFeedbackInput.extend({ id: z.uuid() }),
  output: z.strictObject({}),
});
/** Throws FORBIDDEN, NOT_FOUND, CONFLICT when it is closed already. */
export const closeFeedback = rpc('user.admin.close-feedback', { access: 'admin', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
