import { createHash, randomBytes } from 'node:crypto';
import type { KeyMode } from '@folia/contracts/api-key/shapes';

/** A new secret of 256 random bits: `folia_live_` or `folia_test_`, and 43 signs. */
export const makeKeySecret = (mode: KeyMode): string => `folia_${mode}_${randomBytes(32).toString('base64url')}`;

/** What is kept of a secret. It is random, so a fast hash does. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
