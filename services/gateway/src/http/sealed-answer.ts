import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Not the hash that the answer is filed under: that one is not secret. */
const sealingKey = (key: string) => createHash('sha256').update(`answer:${key}`).digest();

/** An answer that can only be read again with the key. */
export function sealAnswer(answer: unknown, key: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(key), iv);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(answer ?? null)), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Throws for another key. */
export function openAnswer(sealed: string, key: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, sealingKey(key), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return JSON.parse(Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString());
}
