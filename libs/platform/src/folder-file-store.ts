import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore, fileKey, isFileKey } from './file-store';

/** The file store in a folder that all services share. */
export class FolderFileStore extends FileStore {
  constructor(readonly directory: string) {
    super();
  }

  /** The path of a key's bytes on disk; throws on anything that is not a key. */
  path(key: string): string {
    return join(this.directory, key.slice(0, 2), fileKey(key));
  }

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

  read(key: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.path(key), range);
  }

  async size(key: string): Promise<number | null> {
    return stat(this.path(key)).then(
      (found) => found.size,
      () => null,
    );
  }

  async delete(key: string): Promise<void> {
    const path = this.path(key);
    await rm(path, { recursive: true, force: true });
    await rm(`${path}.part`, { force: true });
  }

  async lend<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.path(key));
  }

  async fill<T>(key: string, make: (folder: string) => Promise<T>): Promise<T> {
    const path = this.path(key);
    await mkdir(path, { recursive: true });
    return make(path);
  }

  async *list(): AsyncIterable<string> {
    for (const shelf of await readdir(this.directory).catch(() => [])) {
      for (const entry of await readdir(join(this.directory, shelf), { withFileTypes: true }).catch(() => [])) {
        const names = entry.isDirectory()
          ? (await readdir(join(this.directory, shelf, entry.name)).catch(() => [])).map((name) => `${entry.name}/${name}`)
          : [entry.name];
        yield* names.filter((name) => isFileKey(name) && !name.endsWith('.part'));
      }
    }
  }

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
