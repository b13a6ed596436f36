import { createHash } from 'node:crypto';
import { openText, sealText } from '@folia/platform/sealed-text';

/** Not the hash that the answer is filed under: that one is not secret. */
const sealingKey = (key: string) => createHash('sha256').update(`answer:${key}`).digest();

/** An answer that can only be read again with the key. */
export const sealAnswer = (answer: unknown, key: string): string => sealText(JSON.stringify(answer ?? null), sealingKey(key));

/** Throws for another key. */
export const openAnswer = (sealed: string, key: string): unknown => JSON.parse(openText(sealed, sealingKey(key)));
