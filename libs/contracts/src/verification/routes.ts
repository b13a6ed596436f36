import { route } from '../route';
import { checkVerification, claimDomain, listVerifications, removeVerification, vouchForDomain } from './questions';

/** Domains by which people know whose account it is. */
export const verificationRoutes = [
  route('GET /api/verifications', { question: listVerifications, limit: 'none', summary: 'The domains of the account you act for, and how they stand' }),
  route('POST /api/verifications', { question: claimDomain, limit: 'write', summary: 'Name a domain of the account you act for', status: 201 }),
  route('POST /api/verifications/{id}/check', { question: checkVerification, limit: 'write', summary: 'Look for the proof of a domain now' }),
  route('DELETE /api/verifications/{id}', { question: removeVerification, limit: 'write', summary: 'Take a domain off the account you act for' }),
  route('POST /api/admin/accounts/{accountId}/verifications', {
    question: vouchForDomain,
    limit: 'write',
    summary: 'Give your word that a domain is an account’s',
    errors: ['NOT_FOUND'],
  }),
];
