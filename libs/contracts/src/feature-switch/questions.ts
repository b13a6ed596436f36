import { z } from 'zod';
import { auditReason } from '../admin/shapes';
import { rpc } from '../rpc';
import { featureSwitches, switchName } from './shapes';

/** Both throw FORBIDDEN for people who are not admins. */
export const listFeatureSwitches = rpc('user.feature-switch.list', { access: 'admin', input: z.strictObject({}), output: featureSwitches, idempotent: true });
/** Holds in every process within 3 s. One that stands as asked for already is left alone, and nothing is logged. */
export const setFeatureSwitch = rpc('user.feature-switch.set', {
  access: 'admin',
  input: z.strictObject({ name: switchName, isOff: z.boolean(), reason: auditReason }),
  output: featureSwitches,
});
/** What is off now, for the services that do the work. */
export const listSwitchedOff = rpc('user.feature-switch.list-off', {
  access: 'system',
  input: z.strictObject({}),
  output: z.strictObject({ off: z.array(switchName) }),
  idempotent: true,
});
