import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { PlainError } from '../local/plain-error.mjs';
import { readPart, writePart } from './parts.mjs';

const partName = 'files.tar.gz';
/** Every path in the store: a shelf, a key, and what lies below it (libs/platform/src/file-store.ts). */
const pathShape = /^[a-z0-9-]{2}\/[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z0-9]+)?)?$/;

/** The paths of all whole files below the store's folder, one folder at a time. */
async function* listFiles(directory, below = '') {
  const entries = await readdir(join(directory, below), { withFileTypes: true }).catch((error) => {
    // A key that was removed meanwhile, or a store that nothing was written to yet.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* listFiles(directory, path);
    else if (pathShape.test(path)) yield path;
  }
}

/** Whether nothing was ever put into the store. */
export async function isStoreEmpty(directory) {
  for await (const _path of listFiles(directory)) return false;
  return true;
}

/** Adds one file, as long as it is now; one that is gone was removed by its owner since the rows were read. */
async function addFile(archive, directory, path) {
  const file = await open(join(directory, path)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return 0;
  try {
    const { size, mtime } = await file.stat();
    const entry = archive.entry({ name: path, size, mtime, mode: 0o600 });
    if (size === 0) entry.end();
    else await pipeline(file.createReadStream({ end: size - 1, autoClose: false }), entry);
    return 1;
  } finally {
    await file.close();
  }
}

/** Packs the whole store into one part; answers the part and how many files it holds. */
export async function packFiles(store, directory) {
  const archive = pack();
  let count = 0;
  const added = (async () => {
    for await (const path of listFiles(store)) count += await addFile(archive, store, path);
    archive.finalize();
  })().catch((error) => archive.destroy(error));
  const part = await writePart(directory, partName, archive);
  await added;
  return { ...part, count };
}

/** Puts the files of a backup into a store, each whole or not at all. */
export async function unpackFiles(directory, store) {
  const archive = extract();
  const read = readPart(directory, partName).on('error', (error) => archive.destroy(error));
  read.pipe(archive);
  let count = 0;
  for await (const entry of archive) {
    const { name, mtime } = entry.header;
    if (!pathShape.test(name)) throw new PlainError(`The backup holds a file that is none of Folia's: ${name}. Take another backup.`);
    const path = join(store, name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(entry, createWriteStream(`${path}.part`, { mode: 0o600 }));
    await utimes(`${path}.part`, mtime, mtime);
    await rename(`${path}.part`, path);
    count += 1;
  }
  return count;
}
