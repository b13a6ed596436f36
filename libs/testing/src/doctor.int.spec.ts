import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateEcJwk } from '@folia/platform/generate-jwk';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { startMailServer } from './mail-server';
import { OwnCluster } from './own-cluster';
import { describeWithOwnRedis, OwnRedis } from './own-redis';
import { cloneDatabase, type TestDatabase } from './postgres';
import { startS3 } from './s3-server';

const root = join(__dirname, '../../..');
const run = promisify(execFile);
const key = 'a-key-that-only-this-spec-knows-of-and-nobody-else';
const sessionKey = { ...generateEcJwk(), kid: 'one' };
const migrate = (service: string) => (url: string) =>
  run(process.execPath, ['dist/migrate.js'], { cwd: join(root, 'services', service), env: { PATH: process.env.PATH, DATABASE_URL: url } }).then(() => {});

type Changes = { user?: Record<string, string>; ai?: Record<string, string> };

/** A third party over HTTP: the keys of an identity provider, and a model that lets in who has the word. */
const third = createServer((request, response) => {
  if (request.url === '/keys') return void response.end(JSON.stringify({ keys: [{ kid: 'one' }] }));
  if (request.url !== '/v1/models') return void response.writeHead(404).end();
  if (request.headers.authorization !== 'Bearer word') return void response.writeHead(401).end();
  response.end(JSON.stringify({ data: [{ id: 'small' }] }));
});

describeWithOwnRedis('the doctor', () => {
  const home = mkdtempSync(join(tmpdir(), 'folia-doctor-'));
  let databases: Record<'user' | 'ai', TestDatabase>;
  let redis: OwnRedis;
  let admin: Redis;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let healthy: Record<'user' | 'ai', Record<string, string>>;

  beforeAll(async () => {
    const [user, ai] = await Promise.all([cloneDatabase('user', migrate('user')), cloneDatabase('ai', migrate('ai'))]);
    databases = { user, ai };
    redis = await OwnRedis.start();
    admin = new Redis(redis.url);
    await admin.config('SET', 'appendonly', 'yes');
    await admin.config('SET', 'maxmemory-policy', 'noeviction');
    mail = await startMailServer();
    await new Promise<void>((resolve) => third.listen(0, '127.0.0.1', resolve));
    const outside = `http://127.0.0.1:${(third.address() as AddressInfo).port}`;
    const services = Object.fromEntries(['USER', 'PORTFOLIO', 'AI', 'SHARING'].map((name) => [`${name}_RPC`, 'tcp://127.0.0.1:7101']));
    const common = { ...services, REDIS_URL: redis.url, INNER_KEY: key, HEALTH_PORT: '9000', RPC_PORT: '7101', FILE_STORE: join(home, 'files') };
    healthy = {
      user: {
        ...common,
        DATABASE_URL: user.url,
        APP_URL: 'http://localhost',
        SESSION_KEYS: JSON.stringify([sessionKey]),
        DELETED_IDENTITY_KEY: key,
        SMTP_URL: mail.url,
        IDP_GOOGLE_CLIENT_ID: 'folia',
        IDP_GOOGLE_JWKS: `${outside}/keys`,
      },
      ai: { ...common, DATABASE_URL: ai.url, LLM_BASE_URL: `${outside}/v1`, LLM_MODEL: 'small', LLM_API_KEY: 'word' },
    };
  }, 120_000);

  afterAll(async () => {
    admin.disconnect();
    third.close();
    await Promise.all([mail.close(), redis.close(), databases.user.drop(), databases.ai.drop()]);
    rmSync(home, { recursive: true, force: true });
  });

  /** Its exit code, and what it did not find well. */
  async function examine(changes: Changes = {}) {
    const environments = { user: { ...healthy.user, ...changes.user }, ai: { ...healthy.ai, ...changes.ai } };
    writeFileSync(join(home, 'environment.json'), JSON.stringify(environments));
    const { code, said } = await run(process.execPath, ['deploy/doctor.mjs'], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: home },
      timeout: 25_000,
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
    );
    // Where the tests run, room is scarce at times.
    return { code, told: said.split('\n').filter((line) => /^(warn|fail)/.test(line) && !line.includes('are free for files')), said };
  }

  /** Runs statements as the service's own role. */
  async function inDatabase(service: 'user' | 'ai', ...statements: string[]) {
    const client = new Client({ connectionString: databases[service].url });
    await client.connect();
    for (const text of statements) await client.query(text);
    await client.end();
  }

  test('finds nothing where all is well, tells no secret, and leaves nothing behind', async () => {
    const { told, said } = await examine();
    expect(told).toEqual([]);
    for (const what of [
      'migrations have run',
      'reads its own schema alone',
      'drops nothing',
      'over a restart',
      'written and read',
      'lets Folia in',
      'has 1 keys',
      'model small',
    ]) {
      expect(said).toContain(what);
    }
    expect(said).not.toContain(key);
    expect(said).not.toMatch(/:\/\/[^\s/]*:[^\s/]*@/);
    expect(readdirSync(join(home, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
  });

  test('writes to a bucket where files are in one, and tells of what keeps it from that', async () => {
    const s3 = await startS3();
    const settings = { FILE_STORE: `s3://${s3.bucket}/files`, S3_ENDPOINT: s3.url, S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: 'word' };
    const withBucket = (changes = {}) => examine({ user: { ...settings, ...changes }, ai: { ...settings, ...changes } });
    const { told, said } = await withBucket();
    expect(told).toEqual([]);
    expect(said).toContain(`the file store s3://${s3.bucket}/files can be written and read`);
    expect([...s3.objects.keys()]).toEqual([]);
    expect((await withBucket({ S3_ACCESS_KEY_ID: 'other' })).told).toEqual([expect.stringMatching(/^fail .* cannot be used: SignatureDoesNotMatch/)]);
    expect((await withBucket({ FILE_STORE: 's3://other' })).told).toEqual([expect.stringMatching(/^fail .* s3:\/\/other cannot be used: NoSuchBucket/)]);
    await s3.close();
    expect((await withBucket()).told).toEqual([expect.stringMatching(/^fail .* cannot be used: ECONNREFUSED/)]);
  });

  test.each<[string, Changes, number, string[]]>([
    [
      'variables that are missing or wrong',
      { user: { SESSION_KEYS: '' }, ai: { RPC: 'maybe' } },
      2,
      ['fail  user: SESSION_KEYS is missing', 'fail  ai: RPC is none of on, off'],
    ],
    [
      'no mail server, and a database that is away',
      { user: { SMTP_URL: '' }, ai: { DATABASE_URL: 'postgres://folia_ai:word@127.0.0.1:1/folia' } },
      2,
      ['warn  e-mails are written to files', 'fail  ai: PostgreSQL at 127.0.0.1:1/folia cannot be used'],
    ],
    [
      'no sign-in, and a model that is not there',
      { user: { IDP_GOOGLE_CLIENT_ID: '' }, ai: { LLM_MODEL: 'large' } },
      1,
      ['warn  nobody can sign in', 'warn  the endpoint does not know the model large'],
    ],
    [
      'a Redis that is away, and a folder that cannot be written',
      { user: { REDIS_URL: 'redis://127.0.0.1:1', FILE_STORE: '/dev/null/files' }, ai: { FILE_STORE: '/dev/null/files' } },
      2,
      ['fail  Redis at 127.0.0.1:1 cannot be used', 'fail  the file store /dev/null/files cannot be used'],
    ],
    ['an inner key that is not the same everywhere', { ai: { INNER_KEY: `${key}-and-another` } }, 2, ['fail  INNER_KEY is not the same in user and ai']],
    [
      'a folder that says nothing for ever, as what lies under /proc does',
      { user: { FILE_STORE: '/proc/nowhere' }, ai: { FILE_STORE: '/proc/nowhere' } },
      2,
      ['fail  the file store /proc/nowhere cannot be used: it does not answer'],
    ],
    [
      'a mail server that is away, and a key that the model refuses',
      { user: { SMTP_URL: 'smtp://127.0.0.1:1' }, ai: { LLM_API_KEY: 'other' } },
      2,
      ['fail  the mail server 127.0.0.1 refuses', 'fail  the model refuses the key'],
    ],
    [
      'keys of sign-in that cannot be read, and a model that is away',
      { user: { IDP_GOOGLE_JWKS: 'http://127.0.0.1:1/keys' }, ai: { LLM_BASE_URL: 'http://127.0.0.1:1/v1' } },
      2,
      ['fail  the keys of the identity provider cannot be read', 'warn  the model cannot be reached'],
    ],
  ])('tells %s, each by its own line', async (_what, changes, code, lines) => {
    const result = await examine(changes);
    expect(result.told).toEqual(lines.map((line) => expect.stringContaining(line)));
    if (code === 2) expect(result.code).toBe(2);
    else expect(result.code).toBeGreaterThanOrEqual(code);
  });

  test('tells a Redis that forgets, by a line each', async () => {
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect((await examine()).told).toEqual([expect.stringContaining('fail  Redis drops what it likes when it is full (allkeys-lru)')]);
    await admin.config('SET', 'maxmemory-policy', 'noeviction');
    await admin.config('SET', 'appendonly', 'no');
    expect((await examine()).told).toEqual([expect.stringContaining('warn  Redis keeps nothing over a restart')]);
    await admin.config('SET', 'appendonly', 'yes');
    await admin.config('SET', 'maxmemory', '1mb');
    expect((await examine()).told).toEqual([expect.stringMatching(/warn {2}Redis uses \d+ % of its memory/)]);
    await admin.config('SET', 'maxmemory', '0');
  });

  test('asks Sentinels where Redis is, and tells a primary that nothing would follow', async () => {
    const sentinel = await OwnRedis.startSentinel(redis.port);
    const REDIS_URL = `redis+sentinel://127.0.0.1:${sentinel.port}/folia`;
    const withSentinel = () => examine({ user: { REDIS_URL }, ai: { REDIS_URL } });
    const { told, said } = await withSentinel();
    expect(told).toEqual([expect.stringContaining('warn  no replica follows the primary of Redis')]);
    expect(said).toContain('Redis keeps what it was given over a restart');
    await sentinel.close();
    expect((await withSentinel()).told).toEqual([expect.stringMatching(/^fail {2}Redis at 127\.0\.0\.1:\d+ cannot be used/)]);
  });

  test('asks any node of a Redis Cluster which one has the keys, and tells one that nothing would follow', async () => {
    const cluster = await OwnCluster.start();
    const REDIS_URL = cluster.url('folia');
    const address = { REDIS_URL, REDIS_PREFIX: '{folia}' };
    const withCluster = () => examine({ user: address, ai: address });
    expect((await withCluster()).said).toContain('warn  no replica follows the primary of Redis');
    await cluster.close();
    expect((await withCluster()).told).toEqual([
      expect.stringMatching(/^fail {2}Redis at 127\.0\.0\.1:\d+ cannot be used: no node of the Redis Cluster answers/),
    ]);
  }, 30_000);

  test('tells events and jobs that wait, by their age', async () => {
    await inDatabase('user', `INSERT INTO outbox (id, name, payload, created_at) VALUES (gen_random_uuid(), 'x', '{}', now() - interval '2 hours')`);
    expect((await examine()).told).toEqual([expect.stringMatching(/^fail {2}user: 1 events wait, the oldest for 72\d\d s/)]);
    await inDatabase('user', 'DELETE FROM outbox');
    await inDatabase(
      'ai',
      `INSERT INTO job (id, kind, owner_id, caller, created_at) VALUES (gen_random_uuid(), 'fit-score', gen_random_uuid(), '{}', now() - interval '5 minutes')`,
    );
    expect((await examine()).told).toEqual([expect.stringMatching(/^warn {2}ai: 1 jobs of fit-score wait, the oldest for 30\d s/)]);
    await inDatabase('ai', 'DELETE FROM job');
  });

  test('tells tables of another version', async () => {
    await inDatabase('ai', 'CREATE TABLE kept AS SELECT * FROM migration', 'DELETE FROM migration WHERE id = (SELECT max(id) FROM migration)');
    expect((await examine()).told).toEqual([expect.stringContaining('warn  ai: 1 migrations are still to run')]);
    await inDatabase('ai', 'TRUNCATE migration', 'INSERT INTO migration SELECT * FROM kept', `INSERT INTO migration (timestamp, name) VALUES (9, 'Later9')`);
    expect((await examine()).told).toEqual([expect.stringContaining('warn  ai: the tables are of a newer version (Later9)')]);
    await inDatabase('ai', `DELETE FROM migration WHERE name = 'Later9'`, 'DROP TABLE kept');
  });

  test('tells a role that reads what is not its own, and a schema that is not there', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = new URL(databases.ai.url).pathname;
    expect((await examine({ ai: { DATABASE_URL: url.href } })).told).toEqual([
      expect.stringMatching(/^warn {2}ai: the role \w+ may read what belongs to everybody/),
    ]);
    expect((await examine({ ai: { DATABASE_URL: databases.user.url } })).told[0]).toMatch(/^fail {2}ai: there is no schema "ai"/);
  });
});
