import { z } from 'zod';

/** The language model of this installation and the host it is asked at; null where none is configured. */
export const modelInfo = z.strictObject({ name: z.string(), host: z.string() }).nullable();
export type ModelInfo = z.infer<typeof modelInfo>;

/**
 * What a model had to do with a result: its name, whether it answered as asked, how many of its claims held against the evidence, and how many were
 * dropped. A model that did not answer changed nothing.
 */
export const modelHelp = z.strictObject({
  name: z.string(),
  outcome: z.enum(['answered', 'unreachable', 'unusable']),
  accepted: z.int(),
  dropped: z.int(),
});
export type ModelHelp = z.infer<typeof modelHelp>;
