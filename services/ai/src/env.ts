import { readEnv, serviceEnv } from '@folia/platform/env';
import { z } from 'zod';

/**
 * The settings of every service, plus any OpenAI-compatible endpoint: without an address and a model, the built-in engine works alone.
 * `LLM_INPUT_PRICE` and `LLM_OUTPUT_PRICE`: what a million tokens cost in USD. `READS_LOOPBACK` lets
 * tests read pages of this machine; production refuses it. `ASSISTANT_NAME` is what the assistant of DeepTalk is called.
 */
export const env = readEnv({
  ...serviceEnv,
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_INPUT_PRICE: z.coerce.number('is not a number').min(0).max(10_000).optional(),
  LLM_OUTPUT_PRICE: z.coerce.number('is not a number').min(0).max(10_000).optional(),
  ASSISTANT_NAME: z.string().min(1).default('Buddy'),
  READS_LOOPBACK: z
    .literal('yes')
    .optional()
    .refine((value) => value === undefined || process.env.NODE_ENV !== 'production', 'is for tests only'),
  /** Where the public interfaces of job boards are, if not at their own addresses: the host of each is then the first part of the path. */
  BOARDS_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .refine((value) => value === undefined || process.env.NODE_ENV !== 'production', 'is for tests only'),
});
export type AiEnv = typeof env;
