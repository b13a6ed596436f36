import { z } from 'zod';
import { adminPageSize } from '../admin/shapes';
import { brokenRules } from '../broken-rules';
import { emailAddress } from '../email-address';
import { blockText, lineText } from '../text';
import { feedbackKinds, feedbackStates, maxFeedbackCharacters, maxFeedbackPageCharacters } from './kinds';

/** How often one person may write per day (UTC). */
export const feedbackPerDay = 10;
/** How often people without an account may write per hour from one network address. */
export const feedbackPerHour = 5;
/** How long feedback is kept, in days. The hash of the network address goes after one. */
export const feedbackDays = 730;
/** How many of the caller's own are listed: the latest. */
export const ownFeedbackSize = 50;

const needed = (max: number) => blockText(max).refine((value) => value !== '', brokenRules.missing);

/**
 * `key` is made by the sender: the same one again is the same feedback. `page` is what it is about, in the sender's words or as a path. `email` is where a
 * person without an account wants the answer; a signed-in person finds it in the product.
 */
export const feedbackInput = z.strictObject({
  key: z.uuid(),
  kind: z.enum(feedbackKinds),
  text: needed(maxFeedbackCharacters),
  page: lineText(maxFeedbackPageCharacters).default(''),
  email: emailAddress.optional(),
});

const base = {
  id: z.uuid(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  page: z.string(),
  state: z.enum(feedbackStates),
  createdAt: z.iso.datetime(),
};
const answered = z.strictObject({ text: z.string(), at: z.iso.datetime() });

/** What the caller wrote, with the answer to it. */
const ownFeedback = z.strictObject({ ...base, answer: answered.nullable() });
export type OwnFeedback = z.infer<typeof ownFeedback>;
export const ownFeedbackList = z.strictObject({ items: z.array(ownFeedback) });

const known = z.strictObject({ id: z.uuid(), uname: z.string().nullable() });
/** The same as the admins' queue shows it. `from` is null for a person without an account; then `email` is the unconfirmed address they gave. */
const feedback = z.strictObject({
  ...base,
  from: known.nullable(),
  email: z.string().nullable(),
  answer: answered.extend({ by: known }).nullable(),
});
export type Feedback = z.infer<typeof feedback>;
export const feedbackPage = z.strictObject({ items: z.array(feedback).max(adminPageSize), nextCursor: z.uuid().nullable() });
export const listFeedbackQuery = z.strictObject({ state: z.enum(feedbackStates).default('new'), cursor: z.uuid().optional() });
export const answerFeedbackInput = z.strictObject({ text: needed(maxFeedbackCharacters) });
