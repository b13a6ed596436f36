import { z } from 'zod';
import { rpc } from '../rpc';
import { confirmedGuestMessage, confirmGuestMessageInput, writeAsGuestInput } from './shapes';

/**
 * Writes, without an account, to a person whose page the caller sees. The message is delivered once the link in an e-mail to the given address has been used.
 * The answer is the same for every address, even a blocked one. Throws NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const writeAsGuest = rpc('user.message.guest-write', {
  access: 'guest',
  input: writeAsGuestInput.extend({ ip: z.string().max(100) }),
  output: z.strictObject({}),
  timeoutMs: 10_000,
});
/** Delivers a guest's message, once, within `guestMessageHours`; answers whom it was for. Throws NOT_FOUND. */
export const confirmGuestMessage = rpc('user.message.guest-confirm', { access: 'guest', input: confirmGuestMessageInput, output: confirmedGuestMessage });
