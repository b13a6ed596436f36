import { z } from 'zod';

export const userType = z.enum(['individual', 'business']);
export type UserType = z.infer<typeof userType>;
export const provider = z.enum(['google', 'linkedin']);
export type Provider = z.infer<typeof provider>;

/** A way to sign in, as the dialog shows it. `script` uses google.accounts.id; `authorizeUrl` is a page to go to. */
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
  /** Whether letters alone are keys; off for guests. */
  letterKeys: z.boolean(),
  /** Whether the first steps have been seen; they open by themselves until then. */
  onboarded: z.boolean(),
  /** When the account will be erased; only set while it is being deleted. */
  leavesAt: z.iso.datetime().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;
export const currentUser = z.strictObject({ user: userInfo, guestLogin: z.boolean() });
export type CurrentUser = z.infer<typeof currentUser>;

/** The account's own part of user info; name, photo and profiles come from the portfolio. */
export const account = z.strictObject({
  id: z.uuid(),
  uname: z.string(),
  type: userType,
  isAdmin: z.boolean(),
  maxpr: z.int(),
  name: z.string(),
  letterKeys: z.boolean(),
  onboarded: z.boolean(),
  leavesAt: z.iso.datetime().optional(),
});
export type Account = z.infer<typeof account>;

/** The longest sign-in cookie, in characters: a secret has fewer than 400, and the cookie holds one for each of three tabs. */
export const maxSigninCookie = 1500;
