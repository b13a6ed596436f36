import { createHmac } from 'node:crypto';

/** The key of the gate, for injection. */
export const gateKey = Symbol('key of the gate');

/** Makes what is counted recognisable without keeping it: an HMAC with the gate's key over what it is and its value. */
export const fingerprint = (key: string, what: string, value: string): Buffer => createHmac('sha256', key).update(`${what}\n${value}`).digest();
