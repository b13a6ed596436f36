import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 random bits, as it appears in an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random and long, so even a plain hash cannot be reversed. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();
