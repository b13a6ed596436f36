import { z } from 'zod';
import { rpc } from '../rpc';
import { accountModelSpend, modelInfo, modelSpend, modelSpendQuery } from './shapes';

export const describeModel = rpc('ai.model.describe', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ model: modelInfo }),
  idempotent: true,
});

/** What the installation's model was asked for, by day and account; models that people bring along are not in it. Throws FORBIDDEN for people who are not admins. */
export const listModelSpend = rpc('user.model.list-spend', { access: 'admin', input: modelSpendQuery, output: modelSpend, idempotent: true });
/** The same without names. Only services may ask; the user service has checked the person behind it. */
export const listAccountModelSpend = rpc('ai.model.list-spend', { access: 'system', input: modelSpendQuery, output: accountModelSpend, idempotent: true });
