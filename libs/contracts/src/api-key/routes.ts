import { route } from '../route';
import { createApiKey, listApiKeys, removeApiKey, resetSandbox, revokeApiKey, rotateApiKey } from './questions';
import { ownKey } from './shapes';

/** Answered by a controller of its own, from the key that asks. */
export const ownKeyRoute = route('GET /api/v1/me', {
  access: 'owner',
  limit: 'api',
  summary: 'The key that you use: for whom it acts, what it may do, and until when',
  answer: ownKey,
});

/** Keys of programs, for the account that the caller acts for. */
export const apiKeyRoutes = [
  ownKeyRoute,
  route('GET /api/api-keys', { question: listApiKeys, limit: 'none', summary: 'Keys of the account, and what a key may do there' }),
  route('POST /api/api-keys', {
    question: createApiKey,
    limit: 'write',
    summary: 'Make a key; its secret is shown in this answer only',
    status: 201,
    errors: ['SIGN_IN_AGAIN', 'KEYS_FULL', 'UNAVAILABLE'],
  }),
  route('POST /api/api-keys/sandbox/reset', {
    question: resetSandbox,
    limit: 'sandbox',
    summary: 'Put a new sandbox in the place of the account’s: what test keys have written there is erased',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  route('POST /api/api-keys/{id}/rotate', {
    question: rotateApiKey,
    limit: 'write',
    summary: 'Give a key of your own another secret; the one before goes on for as long as you say',
    errors: ['SIGN_IN_AGAIN'],
  }),
  route('POST /api/api-keys/{id}/revoke', { question: revokeApiKey, limit: 'write', summary: 'End a key, whoever made it' }),
  route('DELETE /api/api-keys/{id}', { question: removeApiKey, limit: 'write', summary: 'Take a key that is over from the list', errors: ['CONFLICT'] }),
];
