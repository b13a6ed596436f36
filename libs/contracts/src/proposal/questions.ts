import { z } from 'zod';
import { item } from '../item/shapes';
import { rpc } from '../rpc';
import { proposal, proposedEdit } from './shapes';

/**
 * Keeps a change that a program would make for the owner to accept; nothing of the portfolio changes. The same change again is the same proposal. Throws
 * NOT_FOUND for an unknown entry, BODY_INVALID for another kind than the entry has, TOO_MANY_REQUESTS {limit, retryAfter in s} while `openProposals` wait.
 */
export const proposeEdit = rpc('portfolio.proposal.propose', {
  access: 'owner',
  scope: 'portfolios:write',
  input: proposedEdit,
  output: z.strictObject({ id: z.uuid() }),
});
/** What waits for the caller's answer, the newest first. */
export const listProposals = rpc('portfolio.proposal.list', {
  access: 'person',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(proposal) }),
  idempotent: true,
});
/**
 * Makes the proposed change. `version` is that of the entry which the person compared it with; none for a new entry. Throws NOT_FOUND, also for another
 * person's proposal, VERSION_CONFLICT {current} when the entry was changed since.
 */
export const acceptProposal = rpc('portfolio.proposal.accept', {
  access: 'person',
  input: z.strictObject({ id: z.uuid(), version: z.int().optional() }),
  output: item,
});
/** Throws NOT_FOUND, also for another person's proposal. */
export const declineProposal = rpc('portfolio.proposal.decline', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
