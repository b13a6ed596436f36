import { z } from 'zod';
import { rpc } from '../rpc';
import { actingProgram, apiKeyList, createApiKeyInput, keySecret, madeApiKey, rotateApiKeyInput } from './shapes';

const byId = z.strictObject({ id: z.uuid() });

/**
 * Who asks with a key from a network address: its maker, in their present role. Throws KEY_REFUSED for a key that is unknown, revoked or over, whose maker is
 * suspended, to be deleted or no longer in the account, or that is not for this address.
 */
export const authenticateKey = rpc('user.api-key.authenticate', {
  access: 'guest',
  input: z.strictObject({ secret: keySecret, address: z.string().max(100) }),
  output: actingProgram,
  idempotent: true,
});

/** Keys of the account that the caller acts for. */
export const listApiKeys = rpc('user.api-key.list', { access: 'key.end', input: z.strictObject({}), output: apiKeyList, idempotent: true });
/**
 * The first one for the sandbox makes the sandbox. Throws SIGN_IN_AGAIN when the sign-in is too long ago, KEYS_FULL {limit}, BODY_INVALID for a scope that a key
 * of this account cannot have, UNAVAILABLE when the sandbox cannot be made now.
 */
export const createApiKey = rpc('user.api-key.create', { access: 'key.manage', input: createApiKeyInput, output: madeApiKey, timeoutMs: 20_000 });
/** Puts a new sandbox in the place of the account's; what was in the one before is erased. Throws NOT_FOUND where there is none, UNAVAILABLE. */
export const resetSandbox = rpc('user.api-key.reset-sandbox', {
  access: 'key.manage',
  input: z.strictObject({}),
  output: apiKeyList,
  timeoutMs: 20_000,
});
/** Gives a key of the caller's own another secret; the one before goes on for a while. Throws SIGN_IN_AGAIN, NOT_FOUND also for another maker's key. */
export const rotateApiKey = rpc('user.api-key.rotate', { access: 'key.manage', input: rotateApiKeyInput.extend(byId.shape), output: madeApiKey });
/** Ends a key, whoever made it. Throws NOT_FOUND. */
export const revokeApiKey = rpc('user.api-key.revoke', { access: 'key.end', input: byId, output: apiKeyList });
/** Takes a key that is revoked or over from the list. Throws NOT_FOUND, CONFLICT for one that is alive. */
export const removeApiKey = rpc('user.api-key.remove', { access: 'key.end', input: byId, output: apiKeyList });
