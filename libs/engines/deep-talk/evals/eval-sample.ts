import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSample } from './make-sample';

const file = join(__dirname, '..', '..', '..', '..', 'web', 'content', 'sample.json');

/** Writes what the landing page's demo shows, as the engines give it now. */
writeFile(file, `${JSON.stringify(makeSample(), null, 2)}\n`).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
