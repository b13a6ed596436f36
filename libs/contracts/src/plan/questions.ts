import { z } from 'zod';
import { auditReason } from '../admin/shapes';
import { rpc } from '../rpc';
import { accountTerms, planList, planName, planTerms } from './shapes';

/** The terms that are charged. */
export const listPlans = rpc('user.plan.list', { access: 'guest', input: z.strictObject({}), output: planList, idempotent: true });
/** {@link listPlans} for an admin who is about to change them: as they are now, not as a gateway last knew them. */
export const listPlansToChange = rpc('user.plan.list-to-change', { access: 'admin', input: z.strictObject({}), output: planList, idempotent: true });
export const getAccountTerms = rpc('user.plan.of-account', {
  access: 'system',
  input: z.strictObject({ accountId: z.uuid() }),
  output: accountTerms,
  idempotent: true,
});
/**
 * Changes what a plan costs and allows, from now on and for everybody on it. Throws FORBIDDEN for people who are not admins, CONFLICT when `version` is not the
 * newest, BODY_INVALID for a price on Free.
 */
export const changePlanTerms = rpc('user.plan.change-terms', {
  access: 'admin',
  input: z.strictObject({ plan: planName, version: z.int(), terms: planTerms, reason: auditReason }),
  output: planList,
});
