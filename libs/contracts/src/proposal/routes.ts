import { route } from '../route';
import { acceptProposal, declineProposal, listProposals } from './questions';

/** Changes that programs propose; only their owner makes them. */
export const proposalRoutes = [
  route('GET /api/me/proposals', { question: listProposals, limit: 'none', summary: 'Changes that programs propose to the caller' }),
  route('POST /api/me/proposals/{id}/accept', {
    question: acceptProposal,
    limit: 'write',
    summary: 'Make a proposed change',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('DELETE /api/me/proposals/{id}', { question: declineProposal, limit: 'write', summary: 'Decline a proposed change', errors: ['NOT_FOUND'] }),
];
