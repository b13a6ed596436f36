import { z } from 'zod';
import { profileSwitches } from './portfolio';
import { rpc } from './rpc';
import { account, userType } from './session';
import { lineText } from './text';

/** Why a username cannot be had: another's, kept for the product, another's former one (90 days), or no username at all (DESIGN section 14). */
export const usernameReason = z.enum(['taken', 'reserved', 'held', 'invalid']);
export type UsernameReason = z.infer<typeof usernameReason>;
export const usernameCheck = z.strictObject({ available: z.boolean(), reason: usernameReason.optional() });
export type UsernameCheck = z.infer<typeof usernameCheck>;

/** Whether the caller could have this username; throws SIGN_IN_REQUIRED. */
export const checkUsername = rpc('user.username.check', {
  access: 'person',
  input: z.strictObject({ uname: z.string().max(300) }),
  output: usernameCheck,
  idempotent: true,
});
/** Gives the caller another username, the same answer when it was done already; throws NOT_FOUND when `from` is not theirs, USERNAME_UNAVAILABLE {reason}. */
export const renameUser = rpc('user.username.rename', {
  access: 'person',
  input: z.strictObject({ from: z.string().max(300), to: z.string().max(300) }),
  output: account,
  idempotent: true,
});

/** How a person's visits show to those they visit: by name, only as the kind of visitor, or not at all. */
export const visitsShown = z.enum(['named', 'kind', 'hidden']);
export type VisitsShown = z.infer<typeof visitsShown>;

/** What a person decides about their account. `modelAllowed` false: nothing of theirs is ever sent to a model. */
export const accountSettings = z.strictObject({ type: userType, visits: visitsShown, modelAllowed: z.boolean() });
export type AccountSettings = z.infer<typeof accountSettings>;

/** Everything that a person may change of their user by `PATCH /api/users/{id}`; each field stands alone, so the last word on it counts. */
export const updateUserInput = accountSettings.extend({ name: lineText(100).refine((name) => name !== '', 'is needed') }).partial();
export type UpdateUserInput = z.infer<typeof updateUserInput>;

/** The caller's own settings; throws SIGN_IN_REQUIRED. */
export const getAccountSettings = rpc('user.account.settings', { access: 'person', input: z.strictObject({}), output: accountSettings, idempotent: true });
/** Changes the caller's own settings; throws SIGN_IN_REQUIRED. */
export const updateAccountSettings = rpc('user.account.update', {
  access: 'person',
  input: accountSettings.partial(),
  output: accountSettings,
  idempotent: true,
});
/** What a service needs to know of a person before it acts on their data; for services only, throws NOT_FOUND for everybody else and unknown people. */
export const getPreferences = rpc('user.account.preferences', {
  access: 'system',
  input: z.strictObject({ userId: z.uuid() }),
  output: accountSettings.pick({ visits: true, modelAllowed: true }),
  idempotent: true,
});

/** Everything a person decides: about their account, and who may come to their page. */
export const mySettings = accountSettings.extend({ profile: profileSwitches });
export type MySettings = z.infer<typeof mySettings>;
