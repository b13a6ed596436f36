import { z } from 'zod';
import { emailAddress, mailToken } from '../email-address';

/** How long a new address can be confirmed, in hours, and how many a person may ask for per day. */
export const emailChangeHours = 24;
export const emailChangesPerDay = 5;
/** How long a recovery link works, in minutes, and how many an account is sent per hour. */
export const recoveryMinutes = 60;
export const recoveriesPerHour = 3;

/** The verified address of an account, null if none, and the one waiting for confirmation. */
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
