import { z } from 'zod';
import { accountSettings, mySettings, updateUserInput, usernameCheck } from './account';
import { type ApiRoute, writeErrors as write } from './api-route';
import { leaving } from './deletion';
import { modelInfo } from './model';
import { peopleFound } from './people-search';
import { currentUser, signinOptions, userInfo, userType } from './session';
import { connectIdentityInput, identityView, sessionView } from './sign-ins';
import { usageView } from './usage';

const nothing = z.strictObject({});

/** Signing in, the account with its settings, sessions and sign-ins, people search and usage. */
export const accountRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/users/signin/options',
    summary: 'The ways to sign in, bound to this browser for ten minutes',
    guests: true,
    status: 200,
    answer: signinOptions,
    errors: ['TOO_MANY_REQUESTS'],
  },
  {
    method: 'POST',
    path: '/api/users/signin',
    summary: 'Sign in with `Authorization: Bearer idpgoogle:<id token>` or `Bearer idplinkedin:<authorization code>`; no body',
    guests: true,
    query: z.strictObject({ userType: userType.optional(), state: z.string().optional() }),
    status: 200,
    answer: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: userInfo, isNew: z.boolean() }),
    errors: ['SIGNIN_FAILED', 'SIGNIN_OTHER_BROWSER', 'SIGNIN_REPLAYED', 'SUSPENDED', 'TOO_MANY_REQUESTS'],
  },
  { method: 'POST', path: '/api/users/signout', summary: 'End this session', status: 200, answer: nothing, errors: [] },
  { method: 'POST', path: '/api/users/signout-everywhere', summary: 'End every session of this person', status: 200, answer: nothing, errors: [] },
  {
    method: 'GET',
    path: '/api/users/current',
    summary: 'Who asks; the guest for everybody who is not signed in',
    guests: true,
    status: 200,
    answer: currentUser,
    errors: ['SESSION_EXPIRED'],
  },
  {
    method: 'GET',
    path: '/api/users/uname/{uname}',
    summary: 'Whether the caller could have this username; thirty questions a minute',
    status: 200,
    answer: usernameCheck,
    errors: ['TOO_MANY_REQUESTS'],
  },
  {
    method: 'PATCH',
    path: '/api/users/uname/{old}/{new}',
    summary: 'Change the username; the old one leads to the new one for 90 days',
    status: 200,
    answer: userInfo,
    errors: ['NOT_FOUND', 'USERNAME_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  {
    method: 'PATCH',
    path: '/api/users/{id}',
    summary: 'Change what a person may change of their own user',
    body: updateUserInput,
    status: 200,
    answer: accountSettings.extend({ name: z.string() }),
    errors: [...write, 'NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/users/search',
    summary: 'People who are public and want to be found, by name, username, headline and skills; nobody for fewer than two characters',
    query: z.strictObject({ text: z.string().max(200).optional() }),
    status: 200,
    answer: peopleFound,
    errors: ['BODY_INVALID', 'TOO_MANY_REQUESTS'],
  },
  { method: 'GET', path: '/api/me/settings', summary: 'What the caller has decided', status: 200, answer: mySettings, errors: [] },
  {
    method: 'GET',
    path: '/api/me/model',
    summary: 'The language model of this installation, which a person may switch off for their data',
    status: 200,
    answer: z.strictObject({ model: modelInfo }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'Where the caller is signed in',
    status: 200,
    answer: z.strictObject({ items: z.array(sessionView) }),
    errors: [],
  },
  { method: 'DELETE', path: '/api/me/sessions/{id}', summary: 'End one session', status: 200, answer: nothing, errors: ['NOT_FOUND'] },
  {
    method: 'GET',
    path: '/api/me/identities',
    summary: 'The ways into the account of the caller',
    status: 200,
    answer: z.strictObject({ items: z.array(identityView) }),
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/me/identities',
    summary: 'Add a way in by the proof of a provider, in the browser that asked for the options',
    body: connectIdentityInput,
    status: 200,
    answer: z.strictObject({ items: z.array(identityView) }),
    errors: [...write, 'IDENTITY_IN_USE', 'SIGNIN_FAILED', 'SIGNIN_OTHER_BROWSER', 'SIGNIN_REPLAYED'],
  },
  {
    method: 'DELETE',
    path: '/api/me/identities/{id}',
    summary: 'Take a way in away; the last one stays',
    status: 200,
    answer: z.strictObject({ items: z.array(identityView) }),
    errors: ['NOT_FOUND', 'LAST_SIGN_IN'],
  },
  {
    method: 'DELETE',
    path: '/api/users/{id}',
    summary: 'Delete one’s own account: every session ends at once, everything is erased 14 days later; signing in and `/keep` undo it until then',
    status: 200,
    answer: leaving,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  {
    method: 'POST',
    path: '/api/users/{id}/keep',
    summary: 'Keep an account that was to be deleted',
    status: 200,
    answer: nothing,
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  { method: 'GET', path: '/api/me/usage', summary: 'The plan, and what is used of it', status: 200, answer: usageView, errors: [] },
];
