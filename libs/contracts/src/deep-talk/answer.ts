import { z } from 'zod';
import { itemKind } from '../item/shapes';

/** The languages that the built-in engine understands questions in and answers in; every other question gets an honest sentence in English. */
export const answerLanguages = ['en', 'de', 'fr', 'es'] as const;
export const answerLanguage = z.enum(answerLanguages);
export type AnswerLanguage = z.infer<typeof answerLanguage>;

/** The id that stands for what a person says about themselves above the items: name, headline, summary, place, links, contact. */
export const basicsId = 'basics';

/**
 * The words of a portfolio that a claim rests on. `entry` counts from 0 in list fields. The quote appears letter by letter in the plain text of that field;
 * with `itemId` {@link basicsId}, `field` is a name of the basics. `lang` is the language of the quote, a primary tag of BCP 47, where it is known and is not
 * that of the frame around it.
 */
export const answerCitation = z.strictObject({
  itemId: z.string(),
  field: z.string(),
  entry: z.int().min(0).nullable(),
  quote: z.string(),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
});
export type AnswerCitation = z.infer<typeof answerCitation>;

/**
 * What a claim is. `fact`: said by its citations. `computed`: worked out from their dates or their number. `absent`: the portfolio does not say it, or nothing
 * in it bears it out. `nearby`: what is known close to what is absent. `correction`: the question assumes what the portfolio does not bear out. `declined`: not
 * answered for anybody (private matters, orders, other people, off-topic). `courtesy`: a greeting, thanks, what the assistant can do. `own-words`: the owner's
 * own answer to an expected question.
 */
const claimKind = z.enum(['fact', 'computed', 'absent', 'nearby', 'correction', 'declined', 'courtesy', 'own-words']);
export type ClaimKind = z.infer<typeof claimKind>;

/** One sentence of an answer, or one line of a list. `fact`, `computed` and `nearby` have at least one citation; the other kinds may have none. */
export const answerClaim = z.strictObject({
  kind: claimKind,
  text: z.string(),
  citations: z.array(answerCitation),
});
export type AnswerClaim = z.infer<typeof answerClaim>;

/**
 * A quote in the language of the answer around it, as a configured model put it. Shown marked, beside the quote, and never evidence.
 */
export const quoteTranslation = z.strictObject({ quote: z.string(), text: z.string(), language: answerLanguage });
export type QuoteTranslation = z.infer<typeof quoteTranslation>;

/** How an answer ended, in one word. `absent`: nothing in this view answers it, so that the asker may ask the person. */
const answerOutcome = z.enum(['answered', 'absent', 'declined', 'courtesy']);
export type AnswerOutcome = z.infer<typeof answerOutcome>;

/** An answer: short first. The same input and `engineVersion` give the same bytes. */
export const deepTalkAnswer = z.strictObject({
  engineVersion: z.int(),
  /** The day it was worked out for, YYYY-MM-DD or YYYY-MM. */
  asOf: z.string(),
  /** The language of the frame; quotes stay in the portfolio's. */
  language: answerLanguage,
  outcome: answerOutcome,
  claims: z.array(answerClaim),
  /** What "more" shows; empty when everything is said. */
  more: z.array(answerClaim),
  /** The kind of entry that would answer what is absent: the owner's list opens its form with it. Null when no entry would. */
  missing: z.strictObject({ topic: z.string(), kind: itemKind.nullable() }).nullable(),
});
export type DeepTalkAnswer = z.infer<typeof deepTalkAnswer>;

/** An earlier turn of the same conversation, oldest first; citations of answers resolve what follows up ("there", "the second one"). */
export type DeepTalkTurn = { role: 'asker' | 'assistant'; text: string; citations: AnswerCitation[] };

/** How an owner wants to be spoken for, in one profile or link. */
export const deepTalkManner = z.strictObject({
  tone: z.enum(['plain', 'warm']),
  /** Subjects that are declined, in the owner's words. */
  offLimits: z.array(z.string().min(1).max(100)).max(20),
  /** They win over everything, and are marked as the owner's own. */
  ownAnswers: z.array(z.strictObject({ question: z.string().min(1).max(300), answer: z.string().min(1).max(1000) })).max(30),
  /** Null: the language of the question. */
  language: answerLanguage.nullable(),
});
export type DeepTalkManner = z.infer<typeof deepTalkManner>;
