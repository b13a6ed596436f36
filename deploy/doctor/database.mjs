import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';

const services = ['user', 'portfolio', 'ai', 'sharing'];
/** More than this apart, in seconds: sessions and signatures are judged by the clock. */
const clockApart = { warn: 2, fail: 60 };
/** Seconds that something may wait before it deserves a look, and before it does not move at all. */
const waitsFor = { warn: 60, fail: 900 };

const shorten = (error) => error.message || error.code;
const levelOf = (value, limits) => (value > limits.fail ? 'fail' : value > limits.warn ? 'warn' : 'ok');

async function examineServer(client, service, tell) {
  const asked = Date.now();
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS version, extract(epoch FROM clock_timestamp()) * 1000 AS now");
  const answered = Date.now();
  const { version, now } = rows[0];
  const shown = `${Math.floor(version / 10_000)}.${version % 10_000}`;
  if (version < 150_000) tell('fail', `${service}: PostgreSQL is ${shown}`, 'Folia needs PostgreSQL 15 or newer.');
  else tell('ok', `${service}: PostgreSQL ${shown} answers`);
  const apart = Math.round(Math.abs(Number(now) - (asked + answered) / 2) / 100) / 10;
  const level = levelOf(apart, clockApart);
  tell(level, `${service}: the database's clock is ${apart} s away from this one`, level !== 'ok' && 'let both machines keep their time by NTP.');
}

async function examineRole(client, service, tell) {
  const others = services.filter((one) => one !== service);
  const { rows } = await client.query(
    `SELECT current_user AS name, rolsuper AS super, to_regnamespace($1) IS NOT NULL AS made,
       coalesce(has_schema_privilege(to_regnamespace($1), 'CREATE'), false) AS own,
       ARRAY(SELECT nspname::text FROM pg_namespace WHERE nspname = ANY($2) AND has_schema_privilege(oid, 'USAGE')) AS foreign_schemas,
       ARRAY(SELECT wanted FROM unnest(ARRAY['pg_trgm', 'unaccent', 'citext']) wanted
         WHERE NOT EXISTS (SELECT FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = wanted AND nspname = 'extensions')) AS missing
     FROM pg_roles WHERE rolname = current_user`,
    [service, others],
  );
  const role = rows[0];
  const prepare = 'run deploy/postgres/database.sql and service.sql as the owner of the database (`npm start` does it by itself).';
  if (!role.made) tell('fail', `${service}: there is no schema "${service}"`, prepare);
  else if (!role.own) tell('fail', `${service}: the role ${role.name} may not make tables in "${service}"`, prepare);
  else if (role.super || role.foreign_schemas.length > 0) {
    tell(
      'warn',
      `${service}: the role ${role.name} may read what belongs to ${role.super ? 'everybody' : role.foreign_schemas.join(', ')}`,
      'give each service a role of its own.',
    );
  } else tell('ok', `${service}: the role ${role.name} reads its own schema alone`);
  if (role.missing.length > 0) tell('fail', `${service}: extensions are missing: ${role.missing.join(', ')}`, prepare);
  else tell('ok', `${service}: all extensions are there`);
  return role.made;
}

/** Answers whether the tables are those of this program. */
async function examineMigrations(client, { root, service, tell }) {
  const { migrations } = createRequire(import.meta.url)(join(root, 'services', service, 'dist', 'migrations', 'index.js'));
  const known = migrations.map((one) => new one().name ?? one.name);
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [`"${service}".migration`]);
  const run = rows[0].made ? (await client.query(`SELECT name FROM "${service}".migration`)).rows.map(({ name }) => name) : [];
  const pending = known.filter((name) => !run.includes(name));
  const newer = run.filter((name) => !known.includes(name));
  if (pending.length > 0) tell('warn', `${service}: ${pending.length} migrations are still to run`, `start ${service}, or run \`node dist/migrate.js\` in it.`);
  else if (newer.length > 0) tell('warn', `${service}: the tables are of a newer version (${newer.at(-1)})`, 'run the version that made them.');
  else tell('ok', `${service}: all ${known.length} migrations have run`);
  return pending.length === 0;
}

async function examineWaiting(client, service, tell) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::int AS age FROM "${service}".outbox`,
  );
  const [{ count, age }] = rows;
  const level = levelOf(age, waitsFor);
  tell(
    level,
    `${service}: ${count} events wait, the oldest for ${age} s`,
    level !== 'ok' && `see whether ${service} runs and reaches Redis: its log names "outbox".`,
  );
  const { rows: found } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [`"${service}".job`]);
  if (!found[0].made) return;
  const { rows: jobs } = await client.query(
    `SELECT kind, count(*)::int AS count, extract(epoch FROM now() - min(created_at))::int AS age FROM "${service}".job WHERE state = 'accepted' GROUP BY kind ORDER BY kind`,
  );
  if (jobs.length === 0) tell('ok', `${service}: no job waits`);
  for (const { kind, count: many, age: oldest } of jobs) {
    const how = levelOf(oldest, waitsFor);
    tell(
      how,
      `${service}: ${many} jobs of ${kind} wait, the oldest for ${oldest} s`,
      how !== 'ok' && `see whether a worker of ${kind} runs (QUEUES), and start more.`,
    );
  }
}

/** Looks at a service's database with the service's own role. */
export async function examineDatabase({ root, service, url, tell }) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    tell(
      'fail',
      `${service}: PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${shorten(error)}`,
      'correct DATABASE_URL, or start the database.',
    );
    return;
  }
  try {
    await examineServer(client, service, tell);
    if (!(await examineRole(client, service, tell))) return;
    if (await examineMigrations(client, { root, service, tell })) await examineWaiting(client, service, tell);
  } catch (error) {
    tell('fail', `${service}: the database refused a question: ${shorten(error)}`, 'run the doctor again; if it stays, look into the log of the database.');
  } finally {
    await client.end();
  }
}
