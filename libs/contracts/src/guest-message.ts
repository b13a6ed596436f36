import { z } from 'zod';
import { emailAddress, mailToken } from './email-address';
import { longestMessage } from './limits';
import { rpc } from './rpc';
import { blockText, lineText } from './text';

/** How long a guest has to show that the address is theirs, in hours. */
export const guestMessageHours = 24;
/** Messages of one network address that may wait for that, within an hour. */
export const guestMessagesWaiting = 3;
/** Messages of one e-mail address a day (UTC), to whomever. */
export const guestMessagesPerDay = 5;

export const writeAsGuestInput = z.strictObject({
  to: z.uuid(),
  name: lineText(100).refine((value) => value !== '', 'is needed'),
  email: emailAddress,
  text: blockText(longestMessage).refine((value) => value !== '', 'is needed'),
});
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

export const confirmGuestMessageInput = z.strictObject({ token: mailToken });
export const confirmedGuestMessage = z.strictObject({ uname: z.string(), name: z.string() });
/** Lets a guest's message through, once, within `guestMessageHours`; says whom it was for. Throws NOT_FOUND. */
export const confirmGuestMessage = rpc('user.message.guest-confirm', { access: 'guest', input: confirmGuestMessageInput, output: confirmedGuestMessage });
