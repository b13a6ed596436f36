import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import { describeWithOwnRedis, OwnRedis } from './own-redis';
import { cloneDatabase } from './postgres';

const root = join(__dirname, '../../..');
const migrate = (url: string) =>
  promisify(execFile)(process.execPath, ['dist/migrate.js'], {
    cwd: join(root, 'services/sharing'),
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  }).then(() => {});
const withLogin = (address: string, name: string, password: string) => Object.assign(new URL(address), { username: name, password }).href;
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

/** The steps of deploy/ROTATION.md, with the connections that processes hold meanwhile. The role is one of this spec's own: roles belong to the whole cluster. */
test('the password of a database role is replaced by way of a second login, and no connection is refused on the way', async () => {
  const { url, drop } = await cloneDatabase('sharing', migrate);
  const admin = new Client({ connectionString: Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: new URL(url).pathname }).href });
  await admin.connect();
  const role = `folia_spec_${randomUUID().slice(0, 8)}`;
  await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'former'`);
  await admin.query(`GRANT CONNECT ON DATABASE ${new URL(url).pathname.slice(1)} TO ${role}; CREATE SCHEMA ${role} AUTHORIZATION ${role}`);
  const pools: Pool[] = [];
  const processWith = (name: string, password: string) => {
    const pool = new Pool({ connectionString: withLogin(url, name, password), max: 1 });
    pool.on('error', () => {});
    pools.push(pool);
    return { writes: () => outcome(pool.query(`CREATE TABLE IF NOT EXISTS ${role}.t${pools.indexOf(pool)} (id int)`)) };
  };
  const before = processWith(role, 'former');
  expect(await before.writes()).toBe('answered');

  await admin.query(`CREATE ROLE ${role}_next LOGIN PASSWORD 'between' IN ROLE ${role}; ALTER ROLE ${role}_next SET role = ${role}`);
  const between = processWith(`${role}_next`, 'between');
  expect([await before.writes(), await between.writes()]).toEqual(['answered', 'answered']);

  await admin.query(`ALTER ROLE ${role} PASSWORD 'present'`);
  const after = processWith(role, 'present');
  expect([await before.writes(), await between.writes(), await after.writes()]).toEqual(['answered', 'answered', 'answered']);
  expect(await processWith(role, 'former').writes()).toBe('28P01');
  await Promise.all(pools.map((pool) => pool.end()));

  // Nothing belongs to the second login, so that it can go.
  await admin.query(`DROP ROLE ${role}_next`);
  const last = processWith(role, 'present');
  expect(await last.writes()).toBe('answered');
  await pools.at(-1)?.end();
  await admin.query(`DROP SCHEMA ${role} CASCADE; DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await admin.end();
  await drop();
});

describeWithOwnRedis('Redis', () => {
  test('has two passwords while one is replaced: who is connected stays, who comes is let in with either, then with the new one alone', async () => {
    const redis = await OwnRedis.start();
    const connect = (password?: string) =>
      new Redis(redis.url, { password, lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null, reconnectOnError: () => false });
    const comes = async (password: string) => {
      const one = connect(password);
      one.on('error', () => {});
      const found = await outcome(one.connect().then(() => one.ping()));
      one.disconnect();
      return found;
    };
    const admin = connect();
    await admin.connect();
    await admin.acl('SETUSER', 'default', 'resetpass', '>former');
    const worker = connect('former');
    await worker.connect();
    await admin.acl('SETUSER', 'default', '>present');
    expect([await comes('former'), await comes('present'), await outcome(worker.ping())]).toEqual(['answered', 'answered', 'answered']);
    await admin.acl('SETUSER', 'default', '<former');
    expect([await comes('former'), await comes('present'), await outcome(worker.ping())]).toEqual([
      expect.not.stringMatching('answered'),
      'answered',
      'answered',
    ]);
    for (const one of [admin, worker]) one.disconnect();
    await redis.close();
  });
});
