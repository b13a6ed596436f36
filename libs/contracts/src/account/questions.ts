import { z } from 'zod';
import { rpc } from '../rpc';
import { accountCard, accountPreferences, accountSettings } from './shapes';

/** The caller's own settings; throws SIGN_IN_REQUIRED. */
export const getAccountSettings = rpc('user.account.settings', { access: 'person', input: z.strictObject({}), output: accountSettings, idempotent: true });
/** Changes the caller's own settings; throws SIGN_IN_REQUIRED. */
export const updateAccountSettings = rpc('user.account.update', {
  access: 'person',
  input: accountSettings.partial(),
  output: accountSettings,
  idempotent: true,
});
/** What a service must know about a person before it works with their data. For services only; throws NOT_FOUND for other callers and for unknown people. */
export const getPreferences = rpc('user.account.preferences', {
  access: 'system',
  input: z.strictObject({ userId: z.uuid() }),
  output: accountPreferences,
  idempotent: true,
});
/** What services must know about many people: their names in addresses, how they want their visits to be shown, and their plans. Unknown people are left out. */
export const listAccountCards = rpc('user.account.cards', {
  access: 'system',
  input: z.strictObject({ userIds: z.array(z.uuid()).max(1000) }),
  output: z.strictObject({ cards: z.record(z.string(), accountCard) }),
  idempotent: true,
});
