import { z } from 'zod';
import { rpc } from '../rpc';
import { modelInfo } from './shapes';

export const describeModel = rpc('ai.model.describe', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ model: modelInfo }),
  idempotent: true,
});
