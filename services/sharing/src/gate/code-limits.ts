import { fingerprint } from './gate-key';

/** At most so many attempts in so many seconds, for whatever the key stands for. */
export type AttemptLimit = { readonly key: Buffer; readonly most: number; readonly seconds: number };

const hour = 3_600;
const day = 24 * hour;

/** How often a code is asked for before the asker is told to wait: per link and per network address, within an hour. */
export const askLimits = (key: string, linkId: string, address: string): AttemptLimit[] => [
  { key: fingerprint(key, 'code asked of link', linkId), most: 30, seconds: hour },
  { key: fingerprint(key, 'code asked from address', address), most: 10, seconds: hour },
];

/** How many codes are asked for an e-mail address, over all links, before the asker is told to wait; listed or not. */
export const mailLimits = (key: string, email: string): AttemptLimit[] => [
  { key: fingerprint(key, 'codes to e-mail in an hour', email), most: 3, seconds: hour },
  { key: fingerprint(key, 'codes to e-mail in a day', email), most: 6, seconds: day },
];

/** How often a code is tried for an e-mail address on one link. */
export const tryLimits = (key: string, linkId: string, email: string): AttemptLimit[] => [
  { key: fingerprint(key, 'code tried', `${linkId} ${email}`), most: 10, seconds: day },
];
