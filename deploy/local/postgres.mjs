import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openLog } from './log-file.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort } from './ports.mjs';
import { preparePostgresHome } from './postgres-home.mjs';
import { commandOf, stopProcess } from './running-process.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

// A throw-away database may lose everything in a power cut, and is faster for it. What it has confirmed outlives its own death: trials kill it.
const carefree = ['fsync=off', 'full_page_writes=off'];

/** Makes the cluster beside its place and moves it there when complete, so that a killed start leaves no half of one. */
function initialise({ native, home, data, as }, password) {
  const partial = `${data}.new`;
  const passwordFile = join(home, 'password');
  rmSync(partial, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined) chownSync(passwordFile, as.uid, as.gid);
  // The builtin locale sorts alike on every machine.
  const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(native, 'bin', 'initdb'), ['-D', partial, '-U', 'folia', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...options], {
    ...as,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    const reason = made.error?.message ?? made.stderr.trim().split('\n').at(-1);
    throw new PlainError(`PostgreSQL could not make its database in ${home} (${reason}): mend that, or set DATABASE_URL to a PostgreSQL of your own.`);
  }
  renameSync(partial, data);
}

/** Stops the server that a killed launcher left on this data, should the process list not have known it. */
async function stopLeftover(data) {
  const lines = existsSync(join(data, 'postmaster.pid')) ? readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n') : [];
  const pid = Number(lines[0]);
  if (pid > 1 && commandOf(pid)?.includes(data)) await stopProcess(pid, 'SIGINT');
}

/** Whether a client is let in, or at least told why not: a server that starts or recovers says so. */
const isLive = (adminUrl) =>
  connects(adminUrl).then(
    () => true,
    (error) => error.severity !== undefined,
  );

async function connects(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A server that goes away between connecting and ending must not end the launcher.
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

async function answers(adminUrl) {
  try {
    await connects(adminUrl);
    return true;
  } catch (error) {
    if (error.code === '28P01') {
      throw new PlainError(
        'The password in secrets.json does not open the database beside it: put the two back together from one backup, or move both away to start again.',
      );
    }
    return false;
  }
}

/**
 * Starts the PostgreSQL that comes with the packages on a free loopback port.
 * @param {{dataDirectory: string, password: string, list: import('./process-list.mjs').ProcessList, throwAway?: boolean, signal?: AbortSignal, giveUp?: (error: Error) => void}} options
 */
export async function startPostgres({ dataDirectory, password, list, throwAway = false, signal, giveUp }) {
  const place = preparePostgresHome(dataDirectory);
  try {
    if (!existsSync(place.data)) initialise(place, password);
    await stopLeftover(place.data);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    throw new PlainError(`The database in ${place.home} belongs to another user: start Folia as that user, or set DATA_DIR to another directory.`);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...(throwAway ? carefree : [])].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const launch = () => {
    const log = openLog(dataDirectory, 'postgres');
    const server = spawn(join(place.native, 'bin', 'postgres'), ['-D', place.data, '-p', String(port), ...settings], {
      ...place.as,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log, log],
      // Its own group: Ctrl-C in the terminal is for the launcher, which stops the services first.
      detached: true,
    });
    closeSync(log);
    return server;
  };
  const adminUrl = `postgres://folia:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  // SIGINT ends open connections at once and still writes everything; SIGTERM would wait for them.
  const health = { isReady: () => answers(adminUrl), isLive: () => isLive(adminUrl) };
  const server = new SupervisedProcess({ name: 'postgres', launch, ...health, port, dataDirectory, list, stopSignal: 'SIGINT', signal, giveUp });
  const stop = async () => {
    await server.stop();
    if (throwAway) place.remove();
  };
  await server.start().catch(async (error) => {
    await stop();
    throw error;
  });
  return { adminUrl, stop };
}
