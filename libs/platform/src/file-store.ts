import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z]+)?)?$/;

/** Bytes in a folder under random keys (`<uuid>` or `<uuid>/<part>.<ext>`); the tables say what they mean and whose they are. */
export class FileStore {
  constructor(private readonly directory: string) {}

  /** The path of a key's bytes on disk; throws on anything that is not a key. */
  path(key: string): string {
    if (!keyShape.test(key)) throw new Error('not a file store key');
    return join(this.directory, key.slice(0, 2), key);
  }

  /** Writes a stream completely or not at all. */
  async write(key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    // Opened before anything is read. Otherwise an early failure would remove the file before it is opened, and opening it would leave it behind.
    const part = await open(`${path}.part`, 'w', 0o600);
    try {
      await pipeline(bytes, part.createWriteStream());
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  }

  async writeAll(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, bytes, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  /** A folder under a key, created if missing, for a program that writes its files itself. Answers its path. */
  async makeFolder(key: string): Promise<string> {
    const path = this.path(key);
    await mkdir(path, { recursive: true });
    return path;
  }

  /** `range` is in bytes and includes both ends. */
  read(key: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.path(key), range);
  }

  async size(key: string): Promise<number | null> {
    return stat(this.path(key)).then(
      (found) => found.size,
      () => null,
    );
  }

  /** Removes a key, everything below it, and what a killed process has written of it. */
  async delete(key: string): Promise<void> {
    const path = this.path(key);
    await rm(path, { recursive: true, force: true });
    await rm(`${path}.part`, { force: true });
  }

  /** Every key that has bytes, in no order; not what is still being written. */
  async *list(): AsyncIterable<string> {
    for (const shelf of await readdir(this.directory).catch(() => [])) {
      for (const entry of await readdir(join(this.directory, shelf), { withFileTypes: true }).catch(() => [])) {
        const names = entry.isDirectory()
          ? (await readdir(join(this.directory, shelf, entry.name)).catch(() => [])).map((name) => `${entry.name}/${name}`)
          : [entry.name];
        yield* names.filter((name) => keyShape.test(name) && !name.endsWith('.part'));
      }
    }
  }

  /** Names of top-level files written more than `olderThanMs` ago, for sweeps: keys, and keys with `.part`. `startingWith`: at least two characters. */
  async listOlderThan(olderThanMs: number, startingWith = ''): Promise<string[]> {
    const keys: string[] = [];
    const shelves = startingWith ? [startingWith.slice(0, 2)] : await readdir(this.directory).catch(() => []);
    for (const shelf of shelves) {
      const names = await readdir(join(this.directory, shelf)).catch(() => []);
      for (const name of names.filter((one) => one.startsWith(startingWith))) {
        const found = await stat(join(this.directory, shelf, name)).catch(() => null);
        if (found && Date.now() - found.mtimeMs > olderThanMs) keys.push(name);
      }
    }
    return keys;
  }
}
