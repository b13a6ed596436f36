import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { emailAddress, mailToken } from '../email-address';
import { longestMessage } from '../limits';
import { blockText, lineText } from '../text';

/** How long a guest has to prove that the address is theirs, in hours. */
export const guestMessageHours = 24;
/** How many messages from one network address may wait for that, within an hour. */
export const guestMessagesWaiting = 3;
/** How many messages one e-mail address may send per day (UTC), to anybody. */
export const guestMessagesPerDay = 5;

export const writeAsGuestInput = z.strictObject({
  to: z.uuid(),
  name: lineText(100).refine((value) => value !== '', brokenRules.missing),
  email: emailAddress,
  text: blockText(longestMessage).refine((value) => value !== '', brokenRules.missing),
});

export const confirmGuestMessageInput = z.strictObject({ token: mailToken });
export const confirmedGuestMessage = z.strictObject({ uname: z.string(), name: z.string() });
