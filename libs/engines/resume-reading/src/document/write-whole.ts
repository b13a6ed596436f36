import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file completely or not at all, even if others write the same one at the same time. Throws whatever the file system throws. */
export async function writeWhole(path: string, data: Uint8Array | string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  try {
    await writeFile(part, data, { mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
