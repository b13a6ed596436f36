import { z } from 'zod';
import { accountEmail, askRecoveryInput, changeEmailInput, confirmEmailInput, confirmedEmail, recoverInput } from './account-email';
import { type ApiRoute, writeErrors as write } from './api-route';
import { userInfo } from './session';

/** The address of an account, and the way back into it by that address. */
export const accountEmailRoutes: ApiRoute[] = [
  { method: 'GET', path: '/api/me/email', summary: 'The verified address of the caller, and one that waits', status: 200, answer: accountEmail, errors: [] },
  {
    method: 'PUT',
    path: '/api/me/email',
    summary: 'Ask for another address: it counts once the link in an e-mail to it was used; the present one is told',
    body: changeEmailInput,
    status: 200,
    answer: accountEmail,
    errors: write,
  },
  { method: 'DELETE', path: '/api/me/email/pending', summary: 'Let go of an address that waits', status: 200, answer: accountEmail, errors: [] },
  {
    method: 'POST',
    path: '/api/email/confirm',
    summary: 'Make a waiting address that of its account, by the token of the e-mail to it; once, within 24 hours',
    guests: true,
    body: confirmEmailInput,
    status: 200,
    answer: confirmedEmail,
    errors: [...write, 'NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/users/recover',
    summary: 'Send a link back into the accounts of a verified address; answered alike for every address',
    guests: true,
    body: askRecoveryInput,
    status: 202,
    answer: z.strictObject({}),
    errors: write,
  },
  {
    method: 'POST',
    path: '/api/users/recover/open',
    summary: 'Sign in by the token of that link; once, within an hour',
    guests: true,
    body: recoverInput,
    status: 200,
    answer: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: userInfo }),
    errors: [...write, 'NOT_FOUND', 'SUSPENDED'],
  },
];
