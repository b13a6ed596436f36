import { z } from 'zod';
import { rpc } from '../rpc';
import { maxSigninCookie } from '../session/shapes';
import { connectIdentityInput, identityView, sessionView } from './shapes';

export const listSessions = rpc('user.session.list', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(sessionView) }),
  idempotent: true,
});
/** Ends one session of the caller; throws NOT_FOUND for other people's sessions and those that are over. */
export const endSession = rpc('user.session.end', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
const identities = z.strictObject({ items: z.array(identityView) });

export const listIdentities = rpc('user.identity.list', { access: 'person', input: z.strictObject({}), output: identities, idempotent: true });
/** The addresses that are proven to be the caller's, in lower case: their account's, and those of their ways to sign in that the provider has verified. */
export const listOwnAddresses = rpc('user.identity.list-addresses', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ addresses: z.array(z.string()) }),
  idempotent: true,
});
/** Adds a way to sign in to the caller's account, never by an e-mail alone; throws SIGNIN_FAILED, SIGNIN_OTHER_BROWSER, SIGNIN_REPLAYED, IDENTITY_IN_USE. */
export const connectIdentity = rpc('user.identity.connect', {
  access: 'person',
  input: connectIdentityInput.extend({ cookie: z.string().max(maxSigninCookie) }),
  output: identities,
  timeoutMs: 10_000,
});
/** Removes a way to sign in; throws NOT_FOUND, LAST_SIGN_IN. */
export const removeIdentity = rpc('user.identity.remove', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: identities });
