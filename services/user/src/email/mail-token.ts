import { createHash, createHmac } from 'node:crypto';
import type { KeyList } from '@folia/platform/key-list';

/**
 * The token an e-mail carries to prove that it was read. It is derived from its row with our key, so neither rows nor queues contain it; the row keeps its
 * {@link hashOfToken} and says whether it still counts.
 */
export const makeMailToken = (what: string, rowId: string, key: string): string =>
  createHmac('sha256', key).update(`mail-token:${what}.${rowId}`).digest('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes an e-mail or network address recognisable without keeping it readable. */
export const hashOfAddress = (address: string, key: string): string => createHmac('sha256', key).update(`address:${address}`).digest('base64url');

/** Its hashes by all keys: what was kept before the key was replaced is recognised too. */
export const hashesOfAddress = (address: string, keys: KeyList): string[] => keys.map((key) => hashOfAddress(address, key));
