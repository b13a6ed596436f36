import { z } from 'zod';
import { rpc } from '../rpc';
import { ownModel, saveOwnModelInput } from './shapes';

export const getOwnModel = rpc('ai.own-model.get', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ ownModel: ownModel.nullable() }),
  idempotent: true,
});
/** Whether somebody's own model, and not units, pays for what they have done. */
export const isOwnModelPaying = rpc('ai.own-model.is-paying', {
  access: 'system',
  input: z.strictObject({ accountId: z.uuid() }),
  output: z.strictObject({ isPaying: z.boolean() }),
  idempotent: true,
});
/** Asks the model one question, and keeps it if it answers. Throws OWN_MODEL_…; nothing is changed then. */
export const saveOwnModel = rpc('ai.own-model.save', { access: 'person', input: saveOwnModelInput, output: ownModel, timeoutMs: 15_000 });
/** Asks the kept model one question. Throws the same, and NOT_FOUND. */
export const testOwnModel = rpc('ai.own-model.test', { access: 'person', input: z.strictObject({}), output: z.strictObject({}), timeoutMs: 15_000 });
/** Throws NOT_FOUND. */
export const removeOwnModel = rpc('ai.own-model.remove', { access: 'person', input: z.strictObject({}), output: z.strictObject({}) });
