import { z } from 'zod';
import { rpc } from '../rpc';
import { confirmedGuestMessage, confirmGuestMessageInput, writeAsGuestInput } from './shapes';

/**
 * Writes to somebody whose page the caller sees, without an account: it arrives once the link in an e-mail to the given address was used. The answer is the
 * same for every address, also for one that is blocked. Throws NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const writeAsGuest = rpc('user.message.guest-write', {
  access: 'guest',
  input: writeAsGuestInput.extend({ ip: z.string().max(100) }),
  output: z.strictObject({}),
  timeoutMs: 10_000,
});
/** Lets a guest's message through, once, within `guestMessageHours`; says whom it was for. Throws NOT_FOUND. */
export const confirmGuestMessage = rpc('user.message.guest-confirm', { access: 'guest', input: confirmGuestMessageInput, output: confirmedGuestMessage });
