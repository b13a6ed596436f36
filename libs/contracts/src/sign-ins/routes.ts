import { z } from 'zod';
import { route } from '../route';
import { endSession, listIdentities, listSessions, removeIdentity } from './questions';
import { connectIdentityInput, identityView } from './shapes';

export const connectIdentityRoute = route('POST /api/me/identities', {
  access: 'person',
  limit: 'write',
  summary: 'Add a way in by the proof of a provider, in the browser that asked for the options',
  body: connectIdentityInput,
  answer: z.strictObject({ items: z.array(identityView) }),
  errors: ['IDENTITY_IN_USE', 'SIGNIN_FAILED', 'SIGNIN_OTHER_BROWSER', 'SIGNIN_REPLAYED'],
});

/** Where the caller is signed in, and the ways to sign in. */
export const signInsRoutes = [
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
];
