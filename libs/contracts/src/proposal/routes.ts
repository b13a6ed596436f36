import { route } from '../route';
import { acceptProposal, declineProposal, listProposals, proposeEdit } from './questions';

/** Changes that programs propose; only their owner makes them. */
export const proposalRoutes = [
  route('POST /api/me/proposals', {
    question: proposeEdit,
    v1: '/proposals',
    limit: 'write',
    status: 201,
    summary: 'Propose a change to an entry, or a new one; nothing changes until its owner accepts',
    errors: ['NOT_FOUND', 'BODY_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  route('GET /api/me/proposals', { question: listProposals, limit: 'none', summary: 'Changes that programs propose to the caller' }),
  route('POST /api/me/proposals/{id}/accept', {
    question: acceptProposal,
    limit: 'write',
    summary: 'Make a proposed change',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('DELETE /api/me/proposals/{id}', { question: declineProposal, limit: 'write', summary: 'Decline a proposed change', errors: ['NOT_FOUND'] }),
];
