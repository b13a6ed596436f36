import { z } from 'zod';
import { rpc } from './rpc';

export const userType = z.enum(['individual', 'business']);
export type UserType = z.infer<typeof userType>;
export const provider = z.enum(['google', 'linkedin']);
export type Provider = z.infer<typeof provider>;

/** A way to sign in, as the dialog draws it. `script` speaks google.accounts.id; `authorizeUrl` is a page to go to. */
export const signinOption = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('google'), label: z.string(), clientId: z.string(), script: z.url(), nonce: z.string(), state: z.string() }),
  z.strictObject({ provider: z.literal('linkedin'), label: z.string(), authorizeUrl: z.url(), state: z.string() }),
]);
export type SigninOption = z.infer<typeof signinOption>;
export const signinOptions = z.strictObject({ options: z.array(signinOption) });

/** User info of SPEC section 3; the guest is id `guest`, name "Guest User", uname `guest`, maxpr 1. */
export const userInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  uname: z.string(),
  photo: z.string().nullable(),
  isAdmin: z.boolean(),
  maxpr: z.int(),
  profiles: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  signedIn: z.boolean(),
  type: userType,
  /** Only while the account is being deleted: when it is erased. */
  leavesAt: z.iso.datetime().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;
export const currentUser = z.strictObject({ user: userInfo, guestLogin: z.boolean() });
export type CurrentUser = z.infer<typeof currentUser>;

/** The account's own part of user info; name, photo and profiles are the portfolio's. */
export const account = z.strictObject({
  id: z.uuid(),
  uname: z.string(),
  type: userType,
  isAdmin: z.boolean(),
  maxpr: z.int(),
  name: z.string(),
  leavesAt: z.iso.datetime().optional(),
});
export type Account = z.infer<typeof account>;

/** The longest sign-in cookie, in characters: a secret is under 400, and it holds one for each of three tabs. */
export const maxSigninCookie = 1500;
/** Makes the ways to sign in and the secret the sign-in cookie keeps for ten minutes, beside those it has. */
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
/** Who an auth code belongs to; throws SESSION_EXPIRED, SUSPENDED. */
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
/** The person behind a username or id (also the old name for 90 days: then `renamedTo`); throws NOT_FOUND. */
export const resolveUsername = rpc('user.username.resolve', {
  access: 'guest',
  input: z.strictObject({ key: z.string().max(100) }),
  output: z.strictObject({ userId: z.uuid(), uname: z.string(), version: z.int(), renamedTo: z.string().nullable() }),
  idempotent: true,
});
