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

/** What is left of an answer when code has held it against the evidence; counts are claims, without those that say what was known. */
export type Judged<R> = { result: R; accepted: number; dropped: number };
