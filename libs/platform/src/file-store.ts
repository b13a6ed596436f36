import type { Readable } from 'node:stream';

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z]+)?)?$/;

/** Whether something is a key of the file store: `<uuid>` or `<uuid>/<part>.<ext>`. */
export const isFileKey = (text: string): boolean => keyShape.test(text);

/** The key itself; throws on anything that is not one. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('not a file store key');
  return key;
}

/**
 * Bytes under random keys (`<uuid>` or `<uuid>/<part>.<ext>`); the tables say what they mean and whose they are. {@link openFileStore} knows where they are kept.
 * Where the store itself is away or full, it throws what {@link refusalOfFault} knows as UNAVAILABLE or DISK_FULL.
 */
export abstract class FileStore {
  /** Writes a stream completely or not at all. */
  abstract write(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;

  /** Writes bytes completely or not at all. */
  abstract writeAll(key: string, bytes: Buffer): Promise<void>;

  /** `range` is in bytes and includes both ends. A key without bytes breaks the stream off with ENOENT. */
  abstract read(key: string, range?: { start: number; end: number }): Readable;

  /** In bytes; null for a key without any. */
  abstract size(key: string): Promise<number | null>;

  /** Removes a key, everything below it, and what a killed process has written of it. */
  abstract delete(key: string): Promise<void>;

  /** Lends the bytes of a key to a program that reads files of this machine, until `use` ends. */
  abstract lend<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;

  /** Keeps the files that `make` writes into a folder of this machine, each under its name below `key`; those with the name of an earlier one replace it. */
  abstract fill<T>(key: string, make: (folder: string) => Promise<T>): Promise<T>;

  /** Every key that has bytes, in no order; not what is still being written. */
  abstract list(): AsyncIterable<string>;

  /** Top-level names written more than `olderThanMs` ago, for sweeps: keys, and keys with `.part`. `startingWith`: at least two characters. */
  abstract listOlderThan(olderThanMs: number, startingWith?: string): Promise<string[]>;
}
