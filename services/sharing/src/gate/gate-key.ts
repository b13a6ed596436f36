import { createHmac } from 'node:crypto';
import type { KeyList } from '@folia/platform/key-list';

/** The keys of the gate, for injection: codes are made with the first, all are recognised. */
export const gateKeys = Symbol('keys of the gate');

/**
 * Makes what is counted recognisable without keeping it: an HMAC over what it is and its value, with each of the gate's keys. While a key is replaced it is
 * counted under both, so nobody has their tries again because of that.
 */
export const fingerprints = (keys: KeyList, what: string, value: string): Buffer[] =>
  keys.map((key) => createHmac('sha256', key).update(`${what}\n${value}`).digest());
