import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyList } from './key-list';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A text that can only be read with the key (32 bytes), and only as what it is `about`. In base64. */
export function sealText(text: string, key: Buffer, about = ''): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([sealing.update(text), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Throws for another key, and for what is about something else. */
export function openText(sealed: string, key: Buffer, about = ''): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(about));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString();
}

/** Seals with the first of several keys and opens with all, each made into one that nothing else uses; `use` says for what. */
export class TextSealer {
  private readonly keys: Buffer[];

  constructor(keys: KeyList, use: string) {
    this.keys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', use, 32)));
  }

  /** Whether a key is being replaced, so that there may be texts to seal again. */
  get isReplacing(): boolean {
    return this.keys.length > 1;
  }

  seal(text: string, about: string): string {
    const [first] = this.keys;
    if (!first) throw new Error('there is no key to seal with');
    return sealText(text, first, about);
  }

  /** Null for a text that none of the keys sealed. */
  open(sealed: string, about: string): string | null {
    return this.opened(sealed, about)?.text ?? null;
  }

  /** The text sealed with the first key, if another sealed it; null when there is nothing to do, or nothing that can be done. */
  sealedAgain(sealed: string, about: string): string | null {
    const opened = this.opened(sealed, about);
    return opened && opened.place > 0 ? this.seal(opened.text, about) : null;
  }

  private opened(sealed: string, about: string): { text: string; place: number } | null {
    for (const [place, key] of this.keys.entries()) {
      try {
        return { text: openText(sealed, key, about), place };
      } catch {
        // Sealed with another one.
      }
    }
    return null;
  }
}
