import { z } from 'zod';
import { rpc } from '../rpc';
import { account, maxSigninCookie, provider, signinOption, userType } from './shapes';

/** Creates the options for signing in, and the secret that the sign-in cookie keeps for ten minutes, next to those it already has. */
export const startSignin = rpc('user.session.options', {
  access: 'guest',
  input: z.strictObject({ cookie: z.string().max(maxSigninCookie) }),
  output: z.strictObject({ options: z.array(signinOption), cookie: z.string() }),
  idempotent: true,
});
/** Verifies a provider's credential; throws SIGNIN_FAILED, SIGNIN_OTHER_BROWSER, SIGNIN_REPLAYED, SUSPENDED. */
export const signIn = rpc('user.session.sign-in', {
  access: 'guest',
  input: z.strictObject({
    provider,
    credential: z.string().max(8000),
    state: z.string().max(300),
    cookie: z.string().max(maxSigninCookie),
    userType,
    userAgent: z.string().max(500).default(''),
  }),
  output: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: account, isNew: z.boolean() }),
  timeoutMs: 10_000,
});
/** Whose auth code it is; throws SESSION_EXPIRED, SUSPENDED. */
export const authenticate = rpc('user.session.authenticate', {
  access: 'guest',
  input: z.strictObject({ authCode: z.string().max(4000) }),
  output: z.strictObject({ userId: z.uuid(), sessionId: z.uuid(), isAdmin: z.boolean() }),
  idempotent: true,
});
export const signOut = rpc('user.session.sign-out', {
  access: 'person',
  input: z.strictObject({ everywhere: z.boolean() }),
  output: z.strictObject({}),
  idempotent: true,
});
export const getAccount = rpc('user.account.get', { access: 'owner', input: z.strictObject({}), output: account, idempotent: true });
