import './check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { cacheDirectory, inRoot } from './paths.mjs';
import { endWith, PlainError } from './plain-error.mjs';
import { sourceHash } from './source-hash.mjs';

/** The packages of server code: `libs/contracts`, `services/user` … */
export const serverPackages = () =>
  ['libs', 'services'].flatMap((group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`)).filter((path) => existsSync(inRoot(path, 'src')));

const swc = inRoot('node_modules', '.bin', 'swc');
// Data files beside the code (word lists, taxonomies) go along.
const swcArguments = ['src', '-d', 'dist', '--strip-leading-paths', '--copy-files', '--config-file', '../../.swcrc'];

export const vite = () => join(dirname(createRequire(inRoot('web', 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');

/** Runs a step silently; what it said is shown when it fails. */
function run(what, command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new PlainError(`${stripVTControlCharacters(said).trim()}\nThe build of ${what} failed: mend what is said above and run the command again.`)),
    );
  });
}

/** Builds one package of server code. */
export function buildServer(path) {
  rmSync(inRoot(path, 'dist'), { recursive: true, force: true });
  return run(path, swc, swcArguments, inRoot(path));
}

async function buildWeb() {
  if (!existsSync(inRoot('web', 'vite.config.ts'))) return;
  await run('web', process.execPath, [vite(), 'build', '--logLevel', 'warn'], inRoot('web'));
  await run('web (server)', process.execPath, [vite(), 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], inRoot('web'));
}

/** The two halves of the product, each built anew only when what it is made of has changed. */
const halves = {
  server: {
    sources: ['libs', 'services'],
    outputs: () => serverPackages().map((path) => inRoot(path, 'dist')),
    make: () => Promise.all(serverPackages().map(buildServer)),
  },
  web: {
    sources: ['web', 'libs/contracts'],
    outputs: () => (existsSync(inRoot('web', 'vite.config.ts')) ? [inRoot('web', 'dist'), inRoot('web', 'dist-server')] : []),
    make: buildWeb,
  },
};

const recordOf = (half) => join(cacheDirectory, `build-hash-${half}`);

function isBuilt(half, hash) {
  try {
    return readFileSync(recordOf(half), 'utf8') === hash && halves[half].outputs().every((path) => existsSync(path));
  } catch {
    return false;
  }
}

/** Builds what has changed since the last build. `quiet` says nothing on standard output. */
export async function build({ only = ['server', 'web'], force = false, quiet = false } = {}) {
  const stale = only.map((half) => ({ half, hash: sourceHash(halves[half].sources) })).filter(({ half, hash }) => force || !isBuilt(half, hash));
  if (stale.length === 0) return;
  if (!quiet) console.log('Building …');
  mkdirSync(cacheDirectory, { recursive: true });
  await Promise.all(
    stale.map(async ({ half, hash }) => {
      rmSync(recordOf(half), { force: true });
      await halves[half].make();
      writeFileSync(recordOf(half), hash);
    }),
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await build({ force: true }).catch(endWith);
