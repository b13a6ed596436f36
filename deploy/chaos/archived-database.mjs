import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startPostgres } from '../local/postgres.mjs';
import { preparePostgresHome } from '../local/postgres-home.mjs';
import { ProcessList } from '../local/process-list.mjs';
import { withDatabase } from './with-database.mjs';

const run = promisify(execFile);

/** Gives a path to PostgreSQL's own user. */
function give({ as }, path) {
  if (as.uid !== undefined) chownSync(path, as.uid, as.gid);
}

function folderFor(place, path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  give(place, path);
  return path;
}

/** Changes settings of the database that take a restart. */
async function setAndRestart(system, statements) {
  await withDatabase(system.stores.databaseUrl, async (ask) => {
    for (const statement of statements) await ask(statement);
  });
  const old = system.pidOf('postgres');
  system.strike('postgres', 'SIGINT');
  while ([undefined, old].includes(system.pidOf('postgres'))) await sleep(20);
  await system.untilDatabase();
  await system.untilReady();
}

/**
 * Lets the database of a system archive its log, as an operator does who wants to go back to any moment. `backUp` makes a base backup while it runs (the low-level
 * API of PostgreSQL, "Continuous Archiving"); `untilArchived` resolves when everything so far is in the archive; `restore` starts another server from both, as of
 * a moment; `stop` ends the archiving.
 */
export async function archiveDatabase(system) {
  const place = preparePostgresHome(join(system.home, 'stores'));
  const archive = folderFor(place, join(place.home, `archive-${Date.now()}`));
  const base = join(archive, 'base.tar');
  let label = '';
  const put = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  await setAndRestart(system, [`ALTER SYSTEM SET archive_mode = on`, `ALTER SYSTEM SET archive_command = '${put}'`]);
  return {
    backUp: () =>
      withDatabase(system.stores.databaseUrl, async (ask) => {
        await ask(`SELECT pg_backup_start('drill', true)`);
        const files = ['-C', place.data, '--exclude=./pg_wal/*', '--exclude=./postmaster.pid', '-cf', base, '.'];
        // 1: a file has changed meanwhile, which the log makes good.
        await run('tar', files, place.as).catch((error) => {
          if (error.code !== 1) throw error;
        });
        label = (await ask('SELECT labelfile FROM pg_backup_stop(true)'))[0].labelfile;
      }),
    untilArchived: () =>
      withDatabase(system.stores.databaseUrl, async (ask) => {
        const [{ name }] = await ask('SELECT pg_walfile_name(pg_switch_wal()) AS name');
        while (!existsSync(join(archive, name))) await sleep(100, undefined, { signal: system.signal });
      }),
    /** @param {string} moment as PostgreSQL writes it */
    async restore(dataDirectory, moment) {
      mkdirSync(dataDirectory, { mode: 0o711 });
      const other = preparePostgresHome(dataDirectory);
      folderFor(other, other.data);
      await run('tar', ['-C', other.data, '-xf', base], other.as);
      const fetch = `cp ${archive}/%f %p`;
      const settings = { archive_mode: 'off', restore_command: fetch, recovery_target_time: moment, recovery_target_action: 'promote' };
      const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
      appendFileSync(join(other.data, 'postgresql.auto.conf'), lines.join(''));
      for (const [name, text] of Object.entries({ backup_label: label, 'recovery.signal': '' })) {
        writeFileSync(join(other.data, name), text);
        give(other, join(other.data, name));
      }
      const { adminUrl, stop } = await startPostgres({
        dataDirectory,
        password: 'test',
        list: new ProcessList(dataDirectory),
        throwAway: true,
        signal: system.signal,
      });
      await withDatabase(adminUrl, async (ask) => {
        while ((await ask('SELECT pg_is_in_recovery() AS is'))[0].is) await sleep(100, undefined, { signal: system.signal });
      });
      return { adminUrl, stop };
    },
    stop: () => setAndRestart(system, ['ALTER SYSTEM RESET archive_mode', 'ALTER SYSTEM RESET archive_command']),
  };
}
