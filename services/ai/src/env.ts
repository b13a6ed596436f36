import { readEnv, serviceEnv } from '@folia/platform/env';
import { z } from 'zod';

/** What every service is told, and any OpenAI-compatible endpoint: without an address and a model the built-in engine works alone. */
export const env = readEnv({
  ...serviceEnv,
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
});
export type AiEnv = typeof env;
