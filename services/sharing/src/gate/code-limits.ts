import type { KeyList } from '@folia/platform/key-list';
import { fingerprints } from './gate-key';

/** At most so many attempts in so many seconds, for whatever these marks stand for: one and the same under each key of the gate. */
export type AttemptLimit = { readonly marks: readonly Buffer[]; readonly most: number; readonly seconds: number };

const hour = 3_600;
const day = 24 * hour;

/** How often a code is asked for before the asker is told to wait: per link and per network address, within an hour. */
export const askLimits = (keys: KeyList, linkId: string, address: string): AttemptLimit[] => [
  { marks: fingerprints(keys, 'code asked of link', linkId), most: 30, seconds: hour },
  { marks: fingerprints(keys, 'code asked from address', address), most: 10, seconds: hour },
];

/** How many codes are asked for an e-mail address, over all links, before the asker is told to wait; listed or not. */
export const mailLimits = (keys: KeyList, email: string): AttemptLimit[] => [
  { marks: fingerprints(keys, 'codes to e-mail in an hour', email), most: 3, seconds: hour },
  { marks: fingerprints(keys, 'codes to e-mail in a day', email), most: 6, seconds: day },
];

/** How often a code is tried for an e-mail address on one link. */
export const tryLimits = (keys: KeyList, linkId: string, email: string): AttemptLimit[] => [
  { marks: fingerprints(keys, 'code tried', `${linkId} ${email}`), most: 10, seconds: day },
];
