import { z } from 'zod';
import { brokenRules } from './broken-rules';

/** An e-mail address as typed by a person: at most 254 characters (RFC 5321), stored in lower case. */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email(brokenRules.emailAddress));

/** The token an e-mail carries to prove that it was read: 256 bits, base64url. */
export const mailToken = z.string().max(100);

/** The part after the @ in small letters: exactly this domain, without those below it. */
export const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, brokenRules.domain);
