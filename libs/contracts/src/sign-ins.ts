import { z } from 'zod';
import { rpc } from './rpc';
import { maxSigninCookie, provider } from './session';

/** One place where the caller is signed in; `current` is the one that asks. `device` is a browser and a system, empty when unknown. */
export const sessionView = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

export const listSessions = rpc('user.session.list', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(sessionView) }),
  idempotent: true,
});
/** Ends one session of the caller; throws NOT_FOUND for others and for those that are over. */
export const endSession = rpc('user.session.end', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });

/** One way into the caller's account. `provider` is null for people who were made by hand; an e-mail is the provider's word. */
export const identityView = z.strictObject({
  id: z.uuid(),
  provider: provider.nullable(),
  label: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  connectedAt: z.iso.datetime(),
});
export type IdentityView = z.infer<typeof identityView>;
const identities = z.strictObject({ items: z.array(identityView) });

export const listIdentities = rpc('user.identity.list', { access: 'person', input: z.strictObject({}), output: identities, idempotent: true });

/** A provider's proof, as the sign-in dialog gets it. */
export const connectIdentityInput = z.strictObject({ provider, credential: z.string().max(8000), state: z.string().max(300) });
/** Adds a way in to the caller's account, never by an e-mail alone; throws SIGNIN_FAILED, SIGNIN_OTHER_BROWSER, SIGNIN_REPLAYED, IDENTITY_IN_USE. */
export const connectIdentity = rpc('user.identity.connect', {
  access: 'person',
  input: connectIdentityInput.extend({ cookie: z.string().max(maxSigninCookie) }),
  output: identities,
  timeoutMs: 10_000,
});
/** Takes a way in away; throws NOT_FOUND, LAST_SIGN_IN. */
export const removeIdentity = rpc('user.identity.remove', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: identities });
