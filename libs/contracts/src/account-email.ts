import { z } from 'zod';
import { emailAddress, mailToken } from './email-address';
import { rpc } from './rpc';
import { account } from './session';

/** How long a new address may take to be confirmed, in hours, and how often a day somebody may ask for one. */
export const emailChangeHours = 24;
export const emailChangesPerDay = 5;
/** How long a link back into an account serves, in minutes, and how many an account is sent an hour. */
export const recoveryMinutes = 60;
export const recoveriesPerHour = 3;

/** The verified address of an account, null for none, and the one that waits to be confirmed. */
export const accountEmail = z.strictObject({
  email: z.string().nullable(),
  pending: z.strictObject({ email: z.string(), since: z.iso.datetime() }).nullable(),
});
export type AccountEmail = z.infer<typeof accountEmail>;

export const getAccountEmail = rpc('user.email.get', { access: 'person', input: z.strictObject({}), output: accountEmail, idempotent: true });
export const changeEmailInput = z.strictObject({ email: emailAddress });
/** Asks for another address: it counts once the link in an e-mail to it was used, and the present one is told. Throws BODY_INVALID, TOO_MANY_REQUESTS. */
export const changeEmail = rpc('user.email.change', { access: 'person', input: changeEmailInput, output: accountEmail });
/** Lets go of an address that waits. */
export const cancelEmailChange = rpc('user.email.cancel', { access: 'person', input: z.strictObject({}), output: accountEmail, idempotent: true });
export const confirmEmailInput = z.strictObject({ token: mailToken });
export const confirmedEmail = z.strictObject({ email: z.string() });
/** Makes the waiting address that of its account, once; whoever has the e-mail may. Throws NOT_FOUND. */
export const confirmEmail = rpc('user.email.confirm', { access: 'guest', input: confirmEmailInput, output: confirmedEmail });

export const askRecoveryInput = z.strictObject({ email: emailAddress });
/** Sends a link back into every account of this verified address; the answer is the same for every address. */
export const askRecovery = rpc('user.email.ask-recovery', { access: 'guest', input: askRecoveryInput, output: z.strictObject({}) });
export const recoverInput = z.strictObject({ token: mailToken });
/** Signs in by such a link, once; the person is told everywhere. Throws NOT_FOUND, SUSPENDED. */
export const recover = rpc('user.email.recover', {
  access: 'guest',
  input: recoverInput.extend({ userAgent: z.string().max(500).default('') }),
  output: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: account }),
});
