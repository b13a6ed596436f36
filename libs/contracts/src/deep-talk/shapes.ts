import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { maxQuestionCharacters } from '../limits';
import { blockText } from '../text';
import { answerLanguage } from './answer';

/**
 * The view of a portfolio that one stands in; answers are drawn from it alone. `profile` is the slug of a named profile, `linkId` a link that the caller holds,
 * or one of their own. Without either: the link that the caller opened last, or else the default profile. `as`: owners ask as a stranger would.
 */
const standing = {
  profile: z.string().min(1).max(100).optional(),
  linkId: z.uuid().optional(),
  as: z.enum(['visitor']).optional(),
};

export const deepTalkQuery = z.strictObject({ ...standing, language: answerLanguage.optional() });
export type DeepTalkQuery = z.infer<typeof deepTalkQuery>;

/**
 * A question. `conversationId`: it follows up on that conversation, which stands in the same view. `postingId`: a job that the caller keeps, to compare the
 * portfolio with; it costs a unit of the caller's FitScores.
 */
export const askInput = z.strictObject({
  ...standing,
  question: blockText(maxQuestionCharacters).refine((text) => text !== '', brokenRules.missing),
  conversationId: z.uuid().optional(),
  postingId: z.uuid().optional(),
});
export type Ask = z.infer<typeof askInput>;
export const asked = z.strictObject({ jobId: z.uuid(), conversationId: z.uuid() });

/** How many answers a person has had of those they may have now, the limit that is reached first, and when it begins again. */
export const answerCount = z.strictObject({ used: z.int(), limit: z.int(), isSpent: z.boolean(), resetsAt: z.iso.datetime() });
export type AnswerCount = z.infer<typeof answerCount>;

/** What is known before the first question. */
export const deepTalkOverview = z.strictObject({
  assistantName: z.string(),
  portfolioUserId: z.uuid(),
  portfolioName: z.string(),
  isOwner: z.boolean(),
  /** False: there is nothing to answer from in this view. */
  hasContent: z.boolean(),
  /** False: the owner has switched it off for this view. */
  enabled: z.boolean(),
  /** Questions that this view can answer. */
  suggestions: z.array(z.string()),
  /** For how many days a conversation is kept after its last question. */
  retentionDays: z.int(),
  /** The link whose view this is; null for a profile. */
  linkId: z.uuid().nullable(),
  /** Null for the owner, whose questions are not counted. */
  answers: answerCount.nullable(),
});
export type DeepTalkOverview = z.infer<typeof deepTalkOverview>;
