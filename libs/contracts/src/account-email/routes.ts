import { z } from 'zod';
import { route } from '../route';
import { userInfo } from '../session/shapes';
import { askRecovery, cancelEmailChange, changeEmail, confirmEmail, getAccountEmail } from './questions';
import { recoverInput } from './shapes';

export const recoverRoute = route('POST /api/users/recover/open', {
  access: 'guest',
  limit: 'recover',
  summary: 'Sign in by the token of that link; once, within an hour',
  body: recoverInput,
  answer: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: userInfo }),
  errors: ['NOT_FOUND', 'SUSPENDED'],
});

/** The address of an account, and recovering the account through it. */
export const accountEmailRoutes = [
  route('GET /api/me/email', { question: getAccountEmail, limit: 'none', summary: 'The verified address of the caller, and one that waits' }),
  route('PUT /api/me/email', {
    question: changeEmail,
    limit: 'write',
    summary: 'Ask for another address: it counts once the link in an e-mail to it was used; the present one is told',
  }),
  route('DELETE /api/me/email/pending', { question: cancelEmailChange, limit: 'write', summary: 'Let go of an address that waits' }),
  route('POST /api/email/confirm', {
    question: confirmEmail,
    limit: 'write',
    summary: 'Make a waiting address that of its account, by the token of the e-mail to it; once, within 24 hours',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/users/recover', {
    question: askRecovery,
    limit: 'recover',
    summary: 'Send a link back into the accounts of a verified address; answered alike for every address',
    status: 202,
  }),
  recoverRoute,
];
