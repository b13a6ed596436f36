import { z } from 'zod';
import { brokenRules } from './broken-rules';

/** An e-mail address as somebody types it: at most 254 characters (RFC 5321), kept in small letters. */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email(brokenRules.emailAddress));

/** What an e-mail carries to show that it was read: 256 bits, base64url. */
export const mailToken = z.string().max(100);
