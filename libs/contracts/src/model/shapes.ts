import { z } from 'zod';

/** The language model of this installation and its host; null if none is configured. */
export const modelInfo = z.strictObject({ name: z.string(), host: z.string() }).nullable();
export type ModelInfo = z.infer<typeof modelInfo>;

/**
 * What a model contributed to a result: its name, whether it answered as asked, how many of its claims the evidence supports, and how many were dropped. A
 * model that did not answer changed nothing.
 */
export const modelHelp = z.strictObject({
  name: z.string(),
  outcome: z.enum(['answered', 'unreachable', 'unusable']),
  accepted: z.int(),
  dropped: z.int(),
});
export type ModelHelp = z.infer<typeof modelHelp>;
