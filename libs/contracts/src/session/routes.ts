import { z } from 'zod';
import { route } from '../route';
import { currentUser, signinOptions, userInfo, userType } from './shapes';

const nothing = z.strictObject({});
export const signinOptionsRoute = route('GET /api/users/signin/options', {
  access: 'guest',
  limit: 'sign-in',
  summary: 'The ways to sign in, bound to this browser for ten minutes',
  answer: signinOptions,
});
export const signInRoute = route('POST /api/users/signin', {
  access: 'guest',
  limit: 'sign-in',
  summary: 'Sign in with `Authorization: Bearer idpgoogle:<id token>` or `Bearer idplinkedin:<authorization code>`; no body',
  query: z.strictObject({ userType: userType.optional(), state: z.string().optional() }),
  answer: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: userInfo, isNew: z.boolean() }),
  errors: ['SIGNIN_FAILED', 'SIGNIN_OTHER_BROWSER', 'SIGNIN_REPLAYED', 'SUSPENDED'],
});
export const signOutRoute = route('POST /api/users/signout', { access: 'guest', limit: 'write', summary: 'End this session', answer: nothing });
export const signOutEverywhereRoute = route('POST /api/users/signout-everywhere', {
  access: 'person',
  limit: 'write',
  summary: 'End every session of this person',
  answer: nothing,
});
export const currentUserRoute = route('GET /api/users/current', {
  access: 'guest',
  limit: 'none',
  summary: 'Who asks; the guest for everybody who is not signed in',
  answer: currentUser,
  errors: ['SESSION_EXPIRED'],
});

/** Signing in and out, and who the caller is. */
export const sessionRoutes = [signinOptionsRoute, signInRoute, signOutRoute, signOutEverywhereRoute, currentUserRoute];
