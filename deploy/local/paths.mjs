import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone. Every path of the launcher starts here, so it may be called from any directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file or folder inside the clone. */
export const inRoot = (...parts) => join(root, ...parts);

/** Things that can be made again: downloaded packages, an unpacked browser, hashes of builds. */
export const cacheDirectory = inRoot('.cache');
