import { isAbsolute, resolve } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

/** Where the data is (`DATA_DIR`) and which port to use (`PORT`), as the environment says. */
export function readOptions() {
  const port = Number(process.env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new PlainError(`PORT is ${process.env.PORT}: set it to a number between 1 and 65535.`);
  const given = process.env.DATA_DIR;
  return { port, dataDirectory: given ? (isAbsolute(given) ? given : resolve(root, given)) : inRoot('.data') };
}
