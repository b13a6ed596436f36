import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { itemKind } from '../item/shapes';
import { jobState } from '../job';
import { modelHelp } from '../model/shapes';
import { userType } from '../session/shapes';
import { blockText, lineText } from '../text';
import { answerClaim, answerLanguage, deepTalkAnswer, quoteTranslation } from './answer';

/** The number of conversations, or of unanswered questions, on one page; and of turns in one part of a conversation. */
export const conversationPageSize = 20;
export const turnPageSize = 50;

/** Why an answer did not help. */
const unhelpfulReason = z.enum(['wrong', 'incomplete', 'unclear', 'other']);
export type UnhelpfulReason = z.infer<typeof unhelpfulReason>;

/** A question and its answer. Its id is also that of its job. */
const conversationTurn = z.strictObject({
  id: z.uuid(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  state: jobState,
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  /** Those accepted so far; what is shown of an answer that was stopped. */
  claims: z.array(answerClaim),
  /** What "more" shows; empty until the answer is done. */
  more: z.array(answerClaim),
  /** Null until the answer is done, like the following four. */
  outcome: deepTalkAnswer.shape.outcome.nullable(),
  language: answerLanguage.nullable(),
  asOf: z.string().nullable(),
  missing: deepTalkAnswer.shape.missing,
  /** Of quotes in another language; none until the answer is done, and none without a model. */
  translations: z.array(quoteTranslation),
  engineVersion: z.int().nullable(),
  /** What a configured model contributed; null if none was asked. */
  model: modelHelp.nullable(),
  /** What the asker said about the answer; null: nothing. */
  helpful: z.boolean().nullable(),
  reason: unhelpfulReason.nullable(),
});
export type ConversationTurn = z.infer<typeof conversationTurn>;

/** Another person; `name` falls back to the username. `uname` is null for a person who is gone. */
const other = z.strictObject({ id: z.uuid(), uname: z.string().nullable(), name: z.string(), photo: z.string().nullable() });
/** Whoever asked, as their visits appear to the people they visit. `person` only if they are named, `type` only unless they are hidden. */
const asker = z.strictObject({ shown: z.enum(['named', 'kind', 'hidden']), type: userType.nullable(), person: other.nullable() });
export type Asker = z.infer<typeof asker>;

/** A conversation in a list, with its last question. */
const conversationSummary = z.strictObject({
  id: z.uuid(),
  /** True: the caller asked. False: the caller was asked about. */
  isMine: z.boolean(),
  /** The owner asked about their own portfolio, to try it. */
  isTest: z.boolean(),
  /** Whose portfolio it is about. */
  portfolio: other,
  /** Null when the caller asked. */
  asker: asker.nullable(),
  /** The view it stands in: the slug that the named profile had when the conversation began, or a link; both null for the default profile. */
  profile: z.string().nullable(),
  linkId: z.uuid().nullable(),
  question: z.string(),
  turns: z.int(),
  updatedAt: z.iso.datetime(),
  /** When it will be deleted unless it goes on. */
  keptUntil: z.iso.datetime(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const listConversationsQuery = z.strictObject({ cursor: z.uuid().optional() });
export const conversationPage = z.strictObject({ items: z.array(conversationSummary), nextCursor: z.uuid().nullable() });
/** How an asker can be reached, left for the owner of the portfolio. It stays with the conversation; the asker may take it back. */
export const leaveContactInput = z.strictObject({
  name: lineText(100).refine((text) => text !== '', brokenRules.missing),
  /** An e-mail address, a number, or whatever else reaches them. */
  address: lineText(200).refine((text) => text !== '', brokenRules.missing),
  note: blockText(1000),
});
const leftContact = z.strictObject({ name: z.string(), address: z.string(), note: z.string(), leftAt: z.iso.datetime() });
export type LeftContact = z.infer<typeof leftContact>;

/** A conversation with its turns, the latest first; `nextCursor` leads to earlier ones. */
export const conversation = conversationSummary.extend({
  contact: leftContact.nullable(),
  items: z.array(conversationTurn),
  nextCursor: z.uuid().nullable(),
});
export type Conversation = z.infer<typeof conversation>;

/** `helpful` null takes it back. */
export const rateAnswerInput = z.strictObject({ helpful: z.boolean().nullable(), reason: unhelpfulReason.nullable().optional() });

/** A question that the owner's portfolio did not answer, or whose answer did not help. */
const unansweredQuestion = z.strictObject({
  /** The id of the turn. */
  id: z.uuid(),
  conversationId: z.uuid(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  because: z.enum(['absent', 'unhelpful']),
  reason: unhelpfulReason.nullable(),
  /** What was asked about, and the kind of entry that would answer it; null when no entry would. */
  topic: z.string().nullable(),
  kind: itemKind.nullable(),
  isDone: z.boolean(),
  /** What is answered to the same question in the same view today; null: still nothing. `item` is the entry it rests on first, null for what stands above them. */
  answeredNow: z
    .strictObject({ text: z.string(), isOwnWords: z.boolean(), item: z.strictObject({ id: z.uuid(), kind: itemKind, heading: z.string() }).nullable() })
    .nullable(),
});
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>;
export const listUnansweredQuery = z.strictObject({ state: z.enum(['open', 'done']).default('open'), cursor: z.uuid().optional() });
export const unansweredPage = z.strictObject({ items: z.array(unansweredQuestion), nextCursor: z.uuid().nullable() });
export const settleUnansweredInput = z.strictObject({ done: z.boolean() });

/** For how many days back a digest looks. */
export const digestQuery = z.strictObject({ days: z.enum(['7', '30', '90']).default('30') });
const askedOften = z.strictObject({ kind: itemKind.nullable(), questions: z.int() });
/** What others asked about the caller in the last days, counted; none of their words. Comparisons with a job are the asker's alone and not counted. */
export const deepTalkDigest = z.strictObject({
  questions: z.int(),
  conversations: z.int(),
  /** Those that the portfolio did not answer. */
  unanswered: z.int(),
  /** What answers rested on, by kind of entry, the most asked about first; null is what stands above the entries. An answer may rest on several. */
  topics: z.array(askedOften),
  /** What kind of entry would have answered the others; null where no entry would. */
  missing: z.array(askedOften),
  /** What business accounts asked about most, of those that show what they are. */
  recruiters: z.strictObject({
    questions: z.int(),
    most: z.array(z.strictObject({ id: z.uuid(), kind: itemKind, heading: z.string(), questions: z.int() })),
  }),
});
export type DeepTalkDigest = z.infer<typeof deepTalkDigest>;
