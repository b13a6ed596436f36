import './check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { writeKitEmails } from './kit-emails.mjs';
import { cacheDirectory, inRoot } from './paths.mjs';
import { endWith, PlainError } from './plain-error.mjs';
import { sourceHash } from './source-hash.mjs';

const packagesWith = (folder) =>
  ['libs', 'libs/engines', 'services']
    .flatMap((group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`))
    .filter((path) => existsSync(inRoot(path, folder)));

/** The packages of server code: `libs/contracts`, `libs/engines/fit`, `services/user` … */
export const serverPackages = () => packagesWith('src');
/** The engines that are measured: their cases and the programs that run them are beside their code, and are built apart from it. */
const measuredPackages = () => packagesWith('evals');

const swc = inRoot('node_modules', '.bin', 'swc');
// Data files beside the code (word lists) are copied too; fixtures of specs are not.
const swcArguments = (from, to) => [from, '-d', to, '--strip-leading-paths', '--ignore', '**/fixtures/**,**/*.md', '--config-file', inRoot('.swcrc')];

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
  return run(path, swc, [...swcArguments('src', 'dist'), '--copy-files'], inRoot(path));
}

/** Builds what measures one engine. */
function buildEvals(path) {
  rmSync(inRoot(path, 'dist-evals'), { recursive: true, force: true });
  return run(`${path} (evals)`, swc, swcArguments('evals', 'dist-evals'), inRoot(path));
}

async function buildWeb() {
  if (!existsSync(inRoot('web', 'vite.config.ts'))) return;
  await run('web', process.execPath, [vite(), 'build', '--logLevel', 'warn'], inRoot('web'));
  await run('web (server)', process.execPath, [vite(), 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], inRoot('web'));
}

/** The development page of all pieces and e-mails: in no image, and no part of what is served in production. */
async function buildKit() {
  await run('the kit', process.execPath, [vite(), 'build', '--config', 'vite.kit.config.ts', '--logLevel', 'warn'], inRoot('web'));
  writeKitEmails(inRoot('web', 'dist-kit'));
}

/** The parts of the build, each built again only when what it is made of has changed. */
const parts = {
  server: {
    sources: () => ['libs', 'services'],
    outputs: () => serverPackages().map((path) => inRoot(path, 'dist')),
    make: () => Promise.all(serverPackages().map(buildServer)),
  },
  web: {
    sources: () => ['web', 'libs/contracts'],
    outputs: () => (existsSync(inRoot('web', 'vite.config.ts')) ? [inRoot('web', 'dist'), inRoot('web', 'dist-server')] : []),
    make: buildWeb,
  },
  kit: {
    sources: () => ['web', 'libs/contracts', 'services/user', 'deploy/local/kit-emails.mjs'],
    outputs: () => [inRoot('web', 'dist-kit')],
    // Its fonts and its e-mails come from the others.
    after: ['server', 'web'],
    make: buildKit,
  },
  evals: {
    sources: () => measuredPackages().map((path) => `${path}/evals`),
    outputs: () => measuredPackages().map((path) => inRoot(path, 'dist-evals')),
    make: () => Promise.all(measuredPackages().map(buildEvals)),
  },
};

const recordOf = (part) => join(cacheDirectory, `build-hash-${part}`);

function isBuilt(part, hash) {
  try {
    return readFileSync(recordOf(part), 'utf8') === hash && parts[part].outputs().every((path) => existsSync(path));
  } catch {
    return false;
  }
}

/** What somebody who develops Folia runs: the product, and beside it the kit. */
export const developmentParts = process.env.NODE_ENV === 'production' ? ['server', 'web'] : ['server', 'web', 'kit'];

/** Builds what has changed since the last build. `quiet` says nothing on standard output. */
export async function build({ only = ['server', 'web'], force = false, quiet = false } = {}) {
  const stale = only.map((part) => ({ part, hash: sourceHash(parts[part].sources()) })).filter(({ part, hash }) => force || !isBuilt(part, hash));
  if (stale.length === 0) return;
  if (!quiet) console.log('Building …');
  mkdirSync(cacheDirectory, { recursive: true });
  const making = {};
  for (const { part, hash } of stale)
    making[part] = (async () => {
      rmSync(recordOf(part), { force: true });
      await Promise.all((parts[part].after ?? []).map((other) => making[other]));
      await parts[part].make();
      writeFileSync(recordOf(part), hash);
    })();
  await Promise.all(Object.values(making));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await build({ force: true }).catch(endWith);
