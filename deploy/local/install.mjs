import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const record = inRoot('node_modules', '.folia-lock-hash');

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

function isRecorded(hash) {
  try {
    return readFileSync(record, 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Packages inside a workspace are lost when someone cleans there, and npm's own record does not notice. */
const isWhole = (lock) =>
  Object.entries(lock.packages).every(([path, { optional }]) => optional || !/^(?!node_modules\/).*\/node_modules\//.test(path) || existsSync(inRoot(path)));

/** Whether npm, run by hand, has installed just what the lockfile says. Packages for other machines may be missing. */
function isInstalled(lock) {
  const installed = readJson(inRoot('node_modules', '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(lock.packages).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return installed[path] ? installed[path].version === version : Boolean(optional || peer);
  });
}

/** Installs the packages when the lockfile differs from the one that was installed last. `quiet` says nothing on standard output. */
export function install({ quiet = false } = {}) {
  let lock;
  try {
    lock = readFileSync(inRoot('package-lock.json'));
  } catch {
    throw new PlainError('package-lock.json is missing: get it back with `git checkout package-lock.json` and run the command again.');
  }
  const hash = createHash('sha256').update(lock).digest('hex');
  const packages = JSON.parse(lock);
  const isComplete = isWhole(packages);
  if (isComplete && isRecorded(hash)) return;
  if (!isComplete || !isInstalled(packages)) {
    const say = quiet ? console.error : console.log;
    say('Installing packages (about a minute, only after they changed) …');
    // Development packages too, whatever NODE_ENV says: they build the product, and hold PostgreSQL and the local sign-in.
    const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', quiet ? 2 : 1, 2],
    });
    if (error) throw new PlainError('npm was not found: install Node with npm (24 is a good choice) and run the command again.');
    if (status !== 0) throw new PlainError('The packages could not be installed: mend what npm says above (often the network) and run the command again.');
  }
  writeFileSync(record, hash);
}
