import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { PlainError } from '../local/plain-error.mjs';

/** @typedef {{name: string, bytes: number, sha256: string}} Part */

/** Passes bytes on, and knows how many there were and their SHA-256. */
function measured() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * Writes a stream as a compressed part of a backup, without ever holding all of it.
 * @returns {Promise<Part>}
 */
export async function writePart(directory, name, source) {
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const { through, result } = measured();
  await pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), through, createWriteStream(file, { mode: 0o600, flush: true }));
  return { name, ...result() };
}

/** The bytes of a part as they were before they were compressed. Throws in the stream when the part is damaged. */
export function readPart(directory, name) {
  const unpacked = createGunzip();
  createReadStream(join(directory, name))
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  return unpacked;
}

/** Reads every part once, and refuses the backup by the name of the first that is missing, cut off or changed. */
export async function verifyParts(directory, parts) {
  for (const { name, bytes, sha256 } of parts) {
    const { through, result } = measured();
    try {
      await pipeline(createReadStream(join(directory, name)), through.resume());
    } catch (error) {
      throw new PlainError(`The backup in ${directory} cannot be used: its part ${name} cannot be read (${error.code ?? error.message}). Take another backup.`);
    }
    const found = result();
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      const fault = found.bytes === bytes ? 'was changed' : `has ${found.bytes} bytes instead of ${bytes}`;
      throw new PlainError(`The backup in ${directory} cannot be used: its part ${name} ${fault}. Take another backup.`);
    }
  }
}
