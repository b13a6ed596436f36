import { z } from 'zod';
import { accountSettings, checkUsername, mySettings, updateUserInput } from './account';
import { leaving, undoDeletion } from './deletion';
import { describeModel } from './model';
import { peopleFound } from './people-search';
import { type Route, route } from './route';
import { currentUser, signinOptions, userInfo, userType } from './session';
import { connectIdentityInput, endSession, identityView, listIdentities, listSessions, removeIdentity } from './sign-ins';
import { getUsage } from './usage';

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
export const renameUserRoute = route('PATCH /api/users/uname/{old}/{new}', {
  access: 'person',
  limit: 'rename',
  summary: 'Change the username; the old one leads to the new one for 90 days',
  answer: userInfo,
  errors: ['NOT_FOUND', 'USERNAME_UNAVAILABLE'],
});
export const updateUserRoute = route('PATCH /api/users/{id}', {
  access: 'person',
  limit: 'write',
  summary: 'Change what a person may change of their own user',
  body: updateUserInput,
  answer: accountSettings.extend({ name: z.string() }),
  errors: ['NOT_FOUND'],
});
export const searchPeopleRoute = route('GET /api/users/search', {
  access: 'person',
  limit: 'people-search',
  summary: 'People who are public and want to be found, by name, username, headline and skills; nobody for fewer than two characters',
  query: z.strictObject({ text: z.string().max(200).optional() }),
  answer: peopleFound,
});
export const mySettingsRoute = route('GET /api/me/settings', { access: 'person', limit: 'none', summary: 'What the caller has decided', answer: mySettings });
export const connectIdentityRoute = route('POST /api/me/identities', {
  access: 'person',
  limit: 'write',
  summary: 'Add a way in by the proof of a provider, in the browser that asked for the options',
  body: connectIdentityInput,
  answer: z.strictObject({ items: z.array(identityView) }),
  errors: ['IDENTITY_IN_USE', 'SIGNIN_FAILED', 'SIGNIN_OTHER_BROWSER', 'SIGNIN_REPLAYED'],
});
export const requestDeletionRoute = route('DELETE /api/users/{id}', {
  access: 'person',
  limit: 'write',
  summary: 'Delete one’s own account: every session ends at once, everything is erased 14 days later; signing in and `/keep` undo it until then',
  answer: leaving,
  errors: ['NOT_FOUND'],
});

/** Signing in, the account with its settings, sessions and sign-ins, people search and usage. */
export const accountRoutes: Route[] = [
  signinOptionsRoute,
  signInRoute,
  signOutRoute,
  signOutEverywhereRoute,
  currentUserRoute,
  route('GET /api/users/uname/{uname}', {
    question: checkUsername,
    limit: 'username',
    summary: 'Whether the caller could have this username; thirty questions a minute',
  }),
  renameUserRoute,
  updateUserRoute,
  searchPeopleRoute,
  mySettingsRoute,
  route('GET /api/me/model', {
    question: describeModel,
    limit: 'none',
    summary: 'The language model of this installation, which a person may switch off for their data',
  }),
  route('GET /api/me/sessions', { question: listSessions, limit: 'none', summary: 'Where the caller is signed in' }),
  route('DELETE /api/me/sessions/{id}', { question: endSession, limit: 'write', summary: 'End one session', errors: ['NOT_FOUND'] }),
  route('GET /api/me/identities', { question: listIdentities, limit: 'none', summary: 'The ways into the account of the caller' }),
  connectIdentityRoute,
  route('DELETE /api/me/identities/{id}', {
    question: removeIdentity,
    limit: 'write',
    summary: 'Take a way in away; the last one stays',
    errors: ['NOT_FOUND', 'LAST_SIGN_IN'],
  }),
  requestDeletionRoute,
  route('POST /api/users/{id}/keep', {
    question: undoDeletion,
    limit: 'write',
    summary: 'Keep an account that was to be deleted',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  route('GET /api/me/usage', { question: getUsage, limit: 'none', summary: 'The plan, and what is used of it' }),
];
