import { z } from 'zod';
import { rpc } from '../rpc';
import { claimDomainInput, verificationList, vouchInput } from './shapes';

const nothing = z.strictObject({});
const byId = z.strictObject({ id: z.uuid() });

/** The domains of the account that the caller acts for. */
export const listVerifications = rpc('user.verification.list', { access: 'board.read', input: nothing, output: verificationList, idempotent: true });
/**
 * Names a domain, and looks for the proof at once. Throws BODY_INVALID for a mail provider's domain, for one too many, and where a confirmed address at it is the
 * proof and the caller has none.
 */
export const claimDomain = rpc('user.verification.claim', { access: 'account.verify', input: claimDomainInput, output: verificationList, timeoutMs: 10_000 });
/** Looks for the proof now. Throws NOT_FOUND. */
export const checkVerification = rpc('user.verification.check', { access: 'account.verify', input: byId, output: verificationList, timeoutMs: 10_000 });
/** Throws NOT_FOUND. */
export const removeVerification = rpc('user.verification.remove', { access: 'account.verify', input: byId, output: verificationList });
/** An admin's word that a domain is an account's. Throws NOT_FOUND without such an account, BODY_INVALID as above. */
export const vouchForDomain = rpc('user.verification.vouch', {
  access: 'admin',
  input: vouchInput.extend({ accountId: z.uuid() }),
  output: verificationList,
});

/**
 * Who searches when somebody searches for an account. `domains` are the verified ones of the account; `marks` those and all that lead to its members: of their
 * confirmed addresses, their own accounts and their other organisations. Both name every domain above them too. `memberIds` are all its members.
 */
export const getSearcher = rpc('user.verification.get-searcher', {
  access: 'system',
  input: z.strictObject({ accountId: z.uuid() }),
  output: z.strictObject({
    verifiedDomain: z.string().nullable(),
    domains: z.array(z.string()),
    marks: z.array(z.string()),
    memberIds: z.array(z.uuid()),
  }),
  idempotent: true,
});
