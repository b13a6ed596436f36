import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot, root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-server', 'dist-kit', 'dist-evals', 'e2e', 'evals', 'fixtures', '.cache']);
/** What people read in the product is built from Markdown; elsewhere it only tells about the code. */
const isNote = (path) => path.endsWith('.md') && !path.startsWith(inRoot('web', 'content'));
const isSkipped = (path) => skipped.has(basename(path)) || /\.spec\.tsx?$/.test(path) || isNote(path);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const inside of readdirSync(path)
    .sort()
    .map((name) => join(path, name)))
    if (!isSkipped(inside)) yield* filesUnder(inside);
}

/** A hash over the names and contents of what a build reads. Contents, since a checkout changes times only. */
export function sourceHash(parts) {
  const hash = createHash('sha256').update(process.version);
  for (const part of [...parts, 'tsconfig.json', '.swcrc', 'package-lock.json']) {
    for (const file of filesUnder(inRoot(part))) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
