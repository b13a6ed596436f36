import type { z } from 'zod';

/**
 * One question to a model. `step` names it within its job; `data` is what people wrote, sent fenced as data and never as instructions.
 * `maxAnswerCharacters` bounds what is read of an answer, `maxAnswerTokens` what is asked for.
 */
export type LlmQuestion<T> = {
  step: string;
  instructions: string;
  data: unknown;
  answer: { name: string; schema: z.ZodType<T> };
  maxAnswerTokens: number;
  maxAnswerCharacters: number;
};

/** What remains of an answer after code checked it against the evidence. Counts are claims, without those that repeat what was known. */
export type Judged<R> = { result: R; accepted: number; dropped: number };
