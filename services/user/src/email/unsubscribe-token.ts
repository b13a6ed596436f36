import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyList } from '@folia/platform/key-list';

const shape = /^([a-z]+)\.([A-Za-z0-9_-]{36,43})\.([A-Za-z0-9_-]{43})$/;
const sign = (what: string, id: string, key: string) => createHmac('sha256', key).update(`unsubscribe:${what}.${id}`).digest('base64url');

/**
 * Ends e-mails without a sign-in. Contains the kind (readable, so that a page can name it), the receiver (an id, or the hash of an address), and our signature.
 * It never expires: an e-mail may be opened years later.
 */
export const unsubscribeToken = (what: string, id: string, key: string): string => `${what}.${id}.${sign(what, id, key)}`;

/** What a token ends; null when it is not ours. */
export function readUnsubscribeToken(token: string, keys: KeyList): { what: string; id: string } | null {
  const [, what = '', id = '', given = ''] = shape.exec(token) ?? [];
  const isOf = (expected: Buffer) => given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
  return keys.some((key) => isOf(Buffer.from(sign(what, id, key)))) ? { what, id } : null;
}
