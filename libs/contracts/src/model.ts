import { z } from 'zod';
import { rpc } from './rpc';

/** The language model of this installation and the host it is asked at; null where none is configured. */
export const modelInfo = z.strictObject({ name: z.string(), host: z.string() }).nullable();
export type ModelInfo = z.infer<typeof modelInfo>;

export const describeModel = rpc('ai.model.describe', { input: z.strictObject({}), output: z.strictObject({ model: modelInfo }), idempotent: true });
