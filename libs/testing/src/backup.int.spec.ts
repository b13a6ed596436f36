import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { makeSystem, type System, services } from './backed-up-system';
import { testRedis } from './redis';

const root = join(__dirname, '../../..');
const home = mkdtempSync(join(tmpdir(), 'folia-backup-'));
const redis = testRedis();
const key = 'k'.repeat(48);
const person = '0199b6a0-0000-7000-8000-000000000001';
const event = { id: '0199b6a0-0000-7000-8000-00000000000e', name: 'user.leaving', payload: { userId: person, version: 1 }, traceparent: '' };
const opened: System[] = [];

async function systemOf(migrations?: number): Promise<System> {
  const system = await makeSystem(join(home, `files-${opened.length}`), migrations);
  opened.push(system);
  return system;
}

const environmentOf = ({ urls, files }: System, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  ...Object.fromEntries(services.map((service) => [`${service.toUpperCase()}_DATABASE_URL`, urls[service]])),
  REDIS_URL: redis.url,
  REDIS_PREFIX: redis.prefix,
  FILE_STORE: files,
  INNER_KEY: key,
  ...more,
});

/** Its exit code, and what it said. */
const run = (program: string, args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> =>
  promisify(execFile)(process.execPath, [`deploy/${program}.mjs`, ...args], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );

async function backUp(system: System): Promise<string> {
  const folder = mkdtempSync(join(home, 'backups-'));
  const { code, said } = await run('backup', ['--to', folder], environmentOf(system));
  expect([code, said]).toEqual([0, expect.stringContaining(' rows, ')]);
  const [name = ''] = readdirSync(folder);
  return join(folder, name);
}

const restore = (system: System, from: string, more?: Record<string, string>, ...args: string[]) =>
  run('restore', ['--from', from, ...args], environmentOf(system, more));

async function query<T>({ urls }: System, service: (typeof services)[number], sql: string): Promise<T[]> {
  const client = new Client({ connectionString: urls[service] });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const file = '0199b6a0-1111-7111-8111-111111111111';
const month = 'visit_2025_01';
let source: System;
let backup: string;

/** A person, a photo, a visit of long ago, a line of a log that refuses to be emptied, and an event that has left its outbox. */
beforeAll(async () => {
  source = await systemOf();
  await query(
    source,
    'user',
    `INSERT INTO "user" (id, uname, folded, type, name) VALUES ('${person}', 'kept', 'kept', 'individual', E'Line\\nbreak\\t\\\\ and „quotes“')`,
  );
  await query(source, 'user', `INSERT INTO audit_log (id, actor_id, action, target_id, reason) VALUES ('${person}', '${person}', 'spec', '${person}', 'spec')`);
  await query(source, 'sharing', `SELECT make_visit_months('2025-01-15'::date, 1)`);
  mkdirSync(join(source.files, '01', file), { recursive: true });
  writeFileSync(join(source.files, '01', file, 'avatar.jpg'), Buffer.alloc(100_000, 7));
  writeFileSync(join(source.files, '01', `${file.slice(0, -1)}2.part`), 'half');
  const connection = new Redis(redis.url);
  const queue = new Queue('events-portfolio', { connection, prefix: redis.prefix });
  await queue.add('events-portfolio', { events: [event] });
  backup = await backUp(source);
  await queue.close();
  connection.disconnect();
}, 180_000);

afterAll(async () => {
  for (const system of opened) await system.drop();
  rmSync(home, { recursive: true, force: true });
});

test('with --keep the oldest goes when a newer one is whole, with what was cut off, and nothing else', async () => {
  const folder = mkdtempSync(join(home, 'kept-'));
  const [oldest, older] = ['folia-2026-01-01T02-30-00Z', 'folia-2026-01-02T02-30-00Z'];
  for (const name of [oldest, older, 'folia-2026-01-03T02-30-00Z.partial', 'mine']) mkdirSync(join(folder, name));
  expect(await run('backup', ['--to', folder, '--keep', '0'], environmentOf(source))).toMatchObject({ code: 1, said: expect.stringContaining('1 or more') });
  // One that fails removes nothing.
  expect((await run('backup', ['--to', folder, '--keep', '1'], environmentOf(source, { REDIS_URL: 'redis://127.0.0.1:1' }))).code).toBe(1);
  expect(readdirSync(folder)).toHaveLength(4);
  expect(await run('backup', ['--to', folder, '--keep', '2'], environmentOf(source))).toMatchObject({
    code: 0,
    said: expect.stringContaining(`Removed ${oldest}`),
  });
  expect(readdirSync(folder).sort()).toEqual([older, expect.stringMatching(/^folia-[\dT-]+Z$/), 'mine']);
});

test('a journal that is not there is told of before anything is restored', async () => {
  const empty = await systemOf();
  const { code, said } = await restore(empty, backup, {}, '--journal', join(home, 'none.jsonl'));
  expect([code, said]).toEqual([1, expect.stringMatching(/The journal .*none\.jsonl cannot be copied \(ENOENT\)/)]);
});

test('of a bucket the rows alone are taken, and put back; files are never put where a bucket is', async () => {
  const inBucket = { FILE_STORE: 's3://files', ERASURE_JOURNAL: join(home, 'erasures.jsonl') };
  const folder = mkdtempSync(join(home, 'backups-'));
  const taken = await run('backup', ['--to', folder], environmentOf(source, inBucket));
  expect([taken.code, taken.said]).toEqual([0, expect.stringContaining('no files (copy the bucket now)')]);
  const empty = await systemOf();
  const refused = await restore(empty, backup, inBucket);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('FILE_STORE is a bucket')]);
  expect((await restore(empty, join(folder, readdirSync(folder)[0] ?? ''), inBucket)).said).toContain('Folia is again as it was');
  const nowhere = await run('backup', ['--to', folder], environmentOf(source, { FILE_STORE: 's3://files' }));
  expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('Set ERASURE_JOURNAL too')]);
});

test('what was backed up is there again: rows, files, months, and events that were on their way', async () => {
  const empty = await systemOf();
  expect((await restore(empty, backup)).said).toContain('Folia is again as it was');
  const people = (system: System) => query(system, 'user', 'SELECT * FROM "user"');
  expect(await people(empty)).toEqual(await people(source));
  // The trigger that opens an account for a person has not run a second time.
  for (const table of ['account', 'audit_log', 'plan']) {
    const rows = (system: System) => query(system, 'user', `SELECT to_jsonb(one)::text FROM ${table} one ORDER BY 1`);
    expect(await rows(empty)).toEqual(await rows(source));
  }
  expect(readFileSync(join(empty.files, '01', file, 'avatar.jpg'))).toEqual(Buffer.alloc(100_000, 7));
  expect(readdirSync(join(empty.files, '01'))).toEqual([file]);
  expect(await query(empty, 'sharing', `SELECT to_regclass('${month}') IS NOT NULL AS made`)).toEqual([{ made: true }]);
  expect(await query(empty, 'user', 'SELECT id, name, payload FROM outbox')).toEqual([{ id: event.id, name: event.name, payload: event.payload }]);
  await expect(query(empty, 'user', 'DELETE FROM audit_log')).rejects.toThrow();
});

test('nothing is restored into a system that is in use, and nothing of it is touched', async () => {
  const inUse = await systemOf();
  await query(inUse, 'user', `INSERT INTO "user" (id, uname, folded, type, name) VALUES (gen_random_uuid(), 'other', 'other', 'individual', 'Other')`);
  expect(await restore(inUse, backup)).toEqual({ code: 1, said: expect.stringMatching(/^The table user\.\w+ is not empty: .+\.\n$/) });
  expect(await query(inUse, 'user', 'SELECT uname FROM "user"')).toEqual([{ uname: 'other' }]);
  const withFiles = await systemOf();
  mkdirSync(join(withFiles.files, '01'), { recursive: true });
  writeFileSync(join(withFiles.files, '01', file), 'somebody’s');
  expect((await restore(withFiles, backup)).said).toContain(`There are files in ${withFiles.files}`);
});

describe('a backup that is not whole', () => {
  let untouched: System;
  beforeAll(async () => {
    untouched = await systemOf();
  });

  test.each<[string, string, (path: string) => void]>([
    ['user/plan.copy.gz', 'cannot be read (ENOENT)', (path) => rmSync(path)],
    ['user/user.copy.gz', 'bytes instead of', (path) => truncateSync(path, 20)],
    ['files.tar.gz', 'bytes instead of', (path) => appendFileSync(path, 'more')],
    ['events.jsonl.gz', 'was changed', (path) => writeFileSync(path, Buffer.from(readFileSync(path)).fill(1, 5, 9))],
    ['manifest.json', 'is cut off or damaged', (path) => truncateSync(path, 100)],
    ['manifest.json', 'is of a newer version of Folia', (path) => writeFileSync(path, '{"format":2}')],
  ])('is refused by the name of %s (%s) before anything is touched', async (part, why, damage) => {
    const copy = mkdtempSync(join(home, 'damaged-'));
    cpSync(backup, copy, { recursive: true });
    damage(join(copy, part));
    const { code, said } = await restore(untouched, copy);
    expect([code, said]).toEqual([1, expect.stringContaining(`its part ${part}`)]);
    expect(said).toContain(why);
    expect(await query(untouched, 'user', 'SELECT 1 FROM "user"')).toEqual([]);
    expect(existsSync(untouched.files)).toBe(false);
  });
});

test('a restore that was killed half-way is not mistaken for a system in use, and ends whole when it is run again', async () => {
  const empty = await systemOf();
  const child: ChildProcess = spawn(process.execPath, ['deploy/restore.mjs', '--from', backup], { cwd: root, env: environmentOf(empty), stdio: 'ignore' });
  const gone = once(child, 'exit');
  const isMarked = async () =>
    (await query<{ said: string | null }>(empty, 'user', `SELECT obj_description('"user"'::regnamespace, 'pg_namespace') AS said`))[0]?.said !== null;
  while (!(await isMarked()) && child.exitCode === null) await sleep(5);
  child.kill('SIGKILL');
  await gone;
  const other = mkdtempSync(join(home, 'other-'));
  cpSync(backup, other, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(other, 'manifest.json'), 'utf8'));
  writeFileSync(join(other, 'manifest.json'), JSON.stringify({ ...manifest, takenAt: '2026-01-01T00:00:00.000Z' }));
  expect((await restore(empty, other)).said).toContain('Another restore was begun here and is not done');
  expect((await restore(empty, backup)).code).toBe(0);
  expect(await query(empty, 'user', 'SELECT uname FROM "user"')).toEqual([{ uname: 'kept' }]);
  expect(await isMarked()).toBe(false);
});

test('a backup of an older version is brought up to date, one of a newer version is refused', async () => {
  const older = await systemOf(-1);
  const taken = await backUp(older);
  const empty = await systemOf(0);
  expect(await restore(empty, taken)).toEqual({ code: 0, said: expect.stringContaining('again as it was') });
  const ran = (system: System) => query(system, 'ai', 'SELECT name FROM migration ORDER BY name');
  expect(await ran(empty)).toEqual(await ran(source));
  expect((await restore(await systemOf(), taken)).said).toMatch(/The tables of \w+ are newer than the backup/);
  const manifest = JSON.parse(readFileSync(join(taken, 'manifest.json'), 'utf8'));
  manifest.services.ai.migrations.push('NotYet9');
  writeFileSync(join(taken, 'manifest.json'), JSON.stringify(manifest));
  expect((await restore(empty, taken)).said).toContain('taken by a newer version of Folia (ai had NotYet9)');
});

test('without the keys of that time nothing is restored, unless one says so', async () => {
  const empty = await systemOf();
  const other = { INNER_KEY: 'o'.repeat(48) };
  expect((await restore(empty, backup, other)).said).toContain('taken with another INNER_KEY');
  // Both during a rotation.
  expect((await restore(empty, backup, { INNER_KEY: `${other.INNER_KEY},${key}` })).code).toBe(0);
  expect((await restore(await systemOf(), backup, other, '--with-other-keys')).code).toBe(0);
});

test('of a database that was put back by its own means, those who left since are hidden in every service, and nobody else', async () => {
  const putBack = await systemOf();
  expect((await restore(putBack, backup)).code).toBe(0);
  const journal = join(home, 'left-since.jsonl');
  writeFileSync(journal, JSON.stringify({ userId: person, word: 'asked', at: '2026-01-02T00:00:00.000Z', dueAt: '2026-02-01T00:00:00.000Z' }));
  expect(await run('restore', [], environmentOf(putBack))).toEqual({ code: 1, said: expect.stringContaining('Say which backup') });
  expect(await run('restore', ['--journal', journal], environmentOf(putBack))).toEqual({ code: 0, said: expect.stringContaining('1 people asked') });
  for (const service of ['portfolio', 'ai', 'sharing'] as const)
    expect(await query(putBack, service, 'SELECT user_id, state FROM departure')).toEqual([{ user_id: person, state: 'leaving' }]);
  expect(await query(putBack, 'user', 'SELECT uname FROM "user"')).toEqual([{ uname: 'kept' }]);
});
