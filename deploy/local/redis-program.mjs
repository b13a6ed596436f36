import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

/** @typedef {{command: string, env: Record<string, string>}} Program */

const lowest = [6, 2];

/** The version a program reports, undefined when it cannot be run. */
function versionOf({ command, env }) {
  const [, major, minor] =
    spawnSync(command, ['--version'], { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } }).stdout?.match(/v=(\d+)\.(\d+)/) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}

function isUsable(program) {
  const [major, minor] = versionOf(program) ?? [0, 0];
  return major > lowest[0] || (major === lowest[0] && minor >= lowest[1]);
}

const run = (command, args, cwd) => spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });

/** The program among unpacked packages, with the folder of the libraries that came along. */
function unpackedIn(directory) {
  const libraries = join(directory, 'usr', 'lib');
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'));
  const program = {
    command: join(directory, 'usr', 'bin', 'redis-server'),
    env: { LD_LIBRARY_PATH: folders.map((entry) => join(libraries, entry.name)).join(':') },
  };
  return isUsable(program) ? program : undefined;
}

/** Debian and Ubuntu: the system's own signed packages, downloaded and unpacked into a folder of ours. Nothing is installed, no root is needed. */
function fromPackages() {
  const home = join(cacheDirectory, `redis-${process.arch}`);
  const kept = unpackedIn(home);
  if (kept) return kept;
  if (run('apt-get', ['--version']).status !== 0 || run('dpkg-deb', ['--version']).status !== 0) return undefined;

  const work = `${home}.${process.pid}`;
  for (const folder of ['lists/partial', 'cache/archives/partial', 'packages', 'root']) mkdirSync(join(work, folder), { recursive: true });
  const own = [`Dir::State::Lists=${work}/lists`, `Dir::Cache=${work}/cache`, 'Debug::NoLocking=1', 'APT::Sandbox::User=', 'Acquire::Languages=none'];
  const apt = (...args) => run('apt-get', ['-qq', ...own.flatMap((option) => ['-o', option]), ...args], join(work, 'packages'));
  try {
    console.log('Fetching Redis from the packages of this system (once) …');
    if (apt('update').status !== 0) return undefined;
    // Newer releases renamed libssl3; a slim image lacks it, a usual machine has it already: each package for itself, since some may not exist.
    for (const name of ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1', 'libssl3', 'libssl3t64', 'libsystemd0']) apt('download', name);
    for (const file of readdirSync(join(work, 'packages'))) run('dpkg-deb', ['-x', join(work, 'packages', file), join(work, 'root')]);
    if (!unpackedIn(join(work, 'root'))) return undefined;
    rmSync(home, { recursive: true, force: true });
    renameSync(join(work, 'root'), home);
    chmodSync(home, 0o755);
    return unpackedIn(home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A Redis (or Valkey) this machine can run: on the PATH, else from the system's packages.
 * @returns {Program}
 */
export function findRedis() {
  const onPath = ['redis-server', 'valkey-server'].map((command) => ({ command, env: {} })).find(isUsable);
  const program = onPath ?? fromPackages();
  if (program) return program;
  const how = process.platform === 'darwin' ? 'run `brew install redis`' : 'install the package redis-server (or valkey)';
  throw new PlainError(`Folia needs Redis ${lowest.join('.')} or newer: ${how}, or set REDIS_URL to the address of one.`);
}
