import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { environments } from './person';

/** Where a text was found: `schema.table`, `redis <key>` or `file <path>`, with how often. */
export type Traces = Record<string, number>;

const services = ['user', 'portfolio', 'ai', 'sharing'] as const;
type Service = (typeof services)[number];

/** One statement as a service's own role. */
export async function inDatabase(service: Service, statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: environments()[service]?.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`SET search_path TO "${service}", extensions`);
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every table there is, as `schema.table`; one that is kept in parts counts as one. */
export async function allTables(): Promise<string[]> {
  const found: string[] = [];
  for (const service of services) {
    const names = await inDatabase(
      service,
      "SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition",
      [service],
    );
    found.push(...names.map(({ name }) => `${service}.${name}`));
  }
  return found;
}

/** Every row of every table of every service, as text. */
async function tables(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const table of await allTables()) {
    const [service, name] = table.split('.') as [Service, string];
    const rows = await inDatabase(service, `SELECT to_jsonb(one)::text AS text FROM "${name}" one`);
    found.push(...rows.map(({ text }): [string, string] => [table, String(text)]));
  }
  return found;
}

/** Every key of Redis with everything it holds, of whatever type. */
async function redisValues(): Promise<[string, string][]> {
  const { REDIS_URL = '', REDIS_PREFIX = 'folia' } = environments().gateway ?? {};
  const redis = new Redis(REDIS_URL);
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  try {
    const keys = await redis.keys(`${REDIS_PREFIX}:*`);
    return await Promise.all(
      keys.map(async (key): Promise<[string, string]> => [`redis ${key}`, key + JSON.stringify(await read[await redis.type(key)]?.(key))]),
    );
  } finally {
    redis.disconnect();
  }
}

function files(): [string, string][] {
  const { FILE_STORE = '', MAIL_SPOOL = '' } = environments().user ?? {};
  return [FILE_STORE, MAIL_SPOOL]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one): [string, string] => [`file ${one.name}`, join(one.parentPath, one.name) + readFileSync(join(one.parentPath, one.name), 'latin1')]);
}

/** Looks for texts in everything the running product keeps: all tables, all of Redis, all stored files and e-mails. */
export async function tracesOf(...texts: string[]): Promise<Traces> {
  const wanted = texts.map((text) => text.toLowerCase());
  const all = [...(await tables()), ...(await redisValues()), ...files()];
  const traces: Traces = {};
  for (const [place, text] of all) if (wanted.some((one) => text.toLowerCase().includes(one))) traces[place] = (traces[place] ?? 0) + 1;
  return traces;
}
