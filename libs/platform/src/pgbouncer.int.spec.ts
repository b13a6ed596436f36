import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeTestPort } from '@folia/testing/answering-service';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { allowLongStatements } from './allow-long-statements';
import { databaseOptions, migrate } from './database';
import { int4, text } from './sql-type';
import { onlyRow, statement } from './statement';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) => existsSync(path));
const describeWithPgBouncer = program ? describe : describe.skip;
const serverConnections = 3;

const double = statement('pgbouncer-double', { text: 'SELECT $1::int * 2 AS twice', takes: { one: int4 }, gives: { twice: int4 }, isPrepared: true });
const setting = statement('pgbouncer-setting', { text: 'SELECT current_setting($1) AS value', takes: { name: text }, gives: { value: text } });

class Counted1760000000001 implements MigrationInterface {
  name = 'Counted1760000000001';
  async up(runner: QueryRunner) {
    await runner.query('CREATE TABLE counted_once (at timestamptz NOT NULL)');
    await runner.query('SELECT pg_sleep(0.2)');
    await runner.query('INSERT INTO counted_once VALUES (now())');
  }
  async down() {}
}

describeWithPgBouncer(`PgBouncer in transaction mode (${program ?? 'not present'})`, () => {
  let home: string;
  let child: ChildProcess;
  let database: TestDatabase;
  let url: string;
  let source: DataSource;

  beforeAll(async () => {
    database = await cloneDatabase('poolspec', async () => {});
    home = mkdtempSync(join(tmpdir(), 'folia-pgbouncer-'));
    chmodSync(home, 0o755);
    const direct = new URL(database.url);
    const port = await freeTestPort();
    const settings = [
      '[databases]',
      `* = host=${direct.hostname} port=${direct.port} connect_query='SET statement_timeout = 10000'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      `default_pool_size = ${serverConnections}`,
      'auth_type = plain',
      `auth_file = ${join(home, 'users.txt')}`,
      'ignore_startup_parameters = extra_float_digits',
    ];
    writeFileSync(join(home, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
    writeFileSync(join(home, 'users.txt'), `"${direct.username}" "${direct.password}"\n`);
    // It refuses to run as root.
    const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    child = spawn(program ?? '', [...as, join(home, 'pgbouncer.ini')], { stdio: 'ignore' });
    direct.port = String(port);
    direct.searchParams.set('pool', 'transaction');
    url = direct.href;
    source = new DataSource(databaseOptions(url, 'poolspec', [], []));
    while (
      !(await source.initialize().then(
        () => true,
        () => false,
      ))
    )
      await sleep(50);
  }, 30_000);

  afterAll(async () => {
    await source.destroy();
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  test('answers statements that are prepared elsewhere, from more connections than the database has', async () => {
    const asked = Array.from({ length: 100 }, (_, one) => onlyRow(source, double, { one }));
    expect((await Promise.all(asked)).map(({ twice }) => twice)).toEqual(Array.from({ length: 100 }, (_, one) => one * 2));
  });

  test('keeps to the schema and the longest time of a statement, and what a transaction sets ends with it', async () => {
    const settingOf = async (name: string) => (await onlyRow(source, setting, { name })).value;
    expect(await settingOf('search_path')).toBe('poolspec, extensions');
    await source.transaction(async (manager) => {
      await allowLongStatements(manager, 60_000);
      expect((await onlyRow(manager, setting, { name: 'statement_timeout' })).value).toBe('1min');
    });
    for (let times = 0; times < 2 * serverConnections; times += 1) expect(await settingOf('statement_timeout')).toBe('10s');
  });

  test('lets three processes migrate at once: one does it, the others find it done', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(url, 'poolspec', [Counted1760000000001])));
    expect(await source.query('SELECT count(*)::int AS count FROM counted_once')).toEqual([{ count: 1 }]);
    const held = await source.query(
      `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    expect(held).toEqual([{ count: 0 }]);
  });
});
