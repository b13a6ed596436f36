import { createHash } from 'node:crypto';

/** Tokens are kept by their hashes. They are random, so no salt is needed. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
