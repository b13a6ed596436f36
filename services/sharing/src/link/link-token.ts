import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 random bits, as it stands in an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It is random and long, so a plain hash cannot be turned back. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();
