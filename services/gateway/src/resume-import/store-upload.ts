import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@folia/contracts/errors';
import { maxResumeBytes } from '@folia/contracts/limits';
import type { FileKind, ImportSource } from '@folia/contracts/resume-import/sources';
import { holdsEncrypted, isCompound, sniffHead } from './sniff-head';

export type StoredUpload = { key: string; name: string; kind: FileKind; bytes: number; sha256: string };
type Store = { write(key: string, bytes: AsyncIterable<Buffer>): Promise<void>; delete(key: string): Promise<void> };

const headBytes = 1024;

/** A file's own name: no folders, no control or bidi characters, at most 255 characters. */
export const cleanFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(-255) || 'resume';

/** Streams at most as many bytes as `limitOf` the first ones says (10 MB unless told) into the store under a random key while counting, hashing and keeping its first bytes. Throws FILE_TOO_LARGE; then nothing stays. */
export async function storeBytes(
  store: Store,
  upload: Readable,
  { limitOf = () => maxResumeBytes, source, keyPrefix = '' }: { limitOf?: (head: Buffer) => number; source?: string; keyPrefix?: string } = {},
): Promise<{ key: string; head: Buffer; bytes: number; sha256: string }> {
  const key = `${keyPrefix}${randomUUID()}`;
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  // The reading below meets the error too; without a listener it would end the process before that.
  upload.on('error', () => {});
  async function* measured() {
    for await (const chunk of upload as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      const limit = limitOf(head);
      if (bytes > limit) throw new AppError('FILE_TOO_LARGE', { limit, source });
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await store.write(key, measured());
    return { key, head, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    upload.resume();
    await store.delete(key);
    throw error;
  }
}

/**
 * Stores what is to be read as a resume; nothing of a refused file stays. `source`: what the person says it is.
 * Throws FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, FILE_TYPE_MISMATCH, FILE_ENCRYPTED for a Word file with a password.
 */
export async function storeUpload(
  store: Store & { read(key: string): Readable },
  name: string,
  upload: Readable,
  source: ImportSource = 'resume',
  { limit = maxResumeBytes, keyPrefix = '' } = {},
): Promise<StoredUpload> {
  const { key, head, bytes, sha256 } = await storeBytes(store, upload, { limitOf: () => limit, keyPrefix });
  try {
    if (bytes === 0) throw new AppError('FILE_EMPTY', source === 'resume' ? undefined : { source });
    if (source === 'resume' && isCompound(head) && holdsEncrypted(await buffer(store.read(key)))) throw new AppError('FILE_ENCRYPTED');
    return { key, name: cleanFileName(name), kind: sniffHead(head, source), bytes, sha256 };
  } catch (error) {
    await store.delete(key);
    throw error;
  }
}
