import { z } from 'zod';
import { emailAddress, mailToken } from '../email-address';

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
export const changeEmailInput = z.strictObject({ email: emailAddress });
export const confirmEmailInput = z.strictObject({ token: mailToken });
export const confirmedEmail = z.strictObject({ email: z.string() });

export const askRecoveryInput = z.strictObject({ email: emailAddress });
export const recoverInput = z.strictObject({ token: mailToken });
