import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits: `folia_live_` and 43 signs. */
export const makeKeySecret = (): string => `folia_live_${randomBytes(32).toString('base64url')}`;

/** What is kept of a secret. It is random, so a fast hash does. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
