import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';

/** Makes the data directory with its folders, where they are missing. */
export function prepareDirectory(dataDirectory) {
  try {
    // Enterable, not readable: PostgreSQL's own user has to pass through when the launcher is root.
    mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
    for (const folder of ['files', 'logs']) mkdirSync(join(dataDirectory, folder), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new PlainError(
      `Folia cannot write its data in ${dataDirectory} (${error.code}): make that directory writable for you, or set DATA_DIR to another one.`,
    );
  }
}
