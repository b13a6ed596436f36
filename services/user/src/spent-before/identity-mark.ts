import { createHmac } from 'node:crypto';

/** A sign-in as something that can be recognised but not read: an HMAC with a key that nothing else uses. */
export const identityMark = (key: string, { issuer, subject }: { issuer: string; subject: string }): Buffer =>
  createHmac('sha256', key).update(`${issuer}\n${subject}`).digest();
