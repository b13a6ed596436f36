import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { inRoot } from '../local/paths.mjs';
import { PlainError } from '../local/plain-error.mjs';
import { migrationsOf, nameOf } from './manifest.mjs';
import { readPart } from './parts.mjs';
import { inSchema, listMigrations, listTables, quoted } from './tables.mjs';

const { migrate } = createRequire(inRoot('services', 'user', 'package.json'))('@folia/platform/database');

/** Whatever a service holds about people hangs on rows of these tables. */
const ofPeople = { user: ['user', 'account'], portfolio: ['profile', 'item'], ai: ['job', 'conversation'], sharing: ['link', 'visit'] };

/** Said of the schema `user` from before the first row is written until all is done, so that a restore that was killed is known as such and can begin again. */
const saidOf = ({ takenAt }) => `a restore of Folia as of ${takenAt} is under way`;

export async function markUnderWay(client, manifest) {
  await client.query(`COMMENT ON SCHEMA "user" IS '${saidOf(manifest)}'`);
}

export async function markDone(client) {
  await client.query('COMMENT ON SCHEMA "user" IS NULL');
}

/** Whether this backup was being restored here when the restore was killed. Throws when it was another one. */
export async function isUnderWay(client, manifest) {
  const { rows } = await client.query(`SELECT obj_description(to_regnamespace('"user"'), 'pg_namespace') AS said`);
  const [{ said }] = rows;
  if (!/^a restore of Folia/.test(said ?? '')) return false;
  if (said === saidOf(manifest)) return true;
  throw new PlainError(`Another restore was begun here and is not done (${said}): run that one again, or give this one a new database.`);
}

/** The first migration that a schema has seen and a backup of it has not; undefined where there is none. */
const firstAhead = async (client, schema, migrations) => (await listMigrations(client, schema)).find((name) => !migrations.includes(name));

/** Refuses a schema that holds anything about anybody, or that is ahead of the backup. */
export async function refuseInUse(client, schema, { migrations }) {
  const made = new Set((await listTables(client, schema)).map(({ name }) => name));
  for (const name of ofPeople[schema].filter((one) => made.has(one))) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${inSchema(schema, name)}) AS held`);
    if (rows[0].held) throw new PlainError(`The table ${schema}.${name} is not empty: a backup is restored into an empty system only. Give it a new database.`);
  }
  const ahead = await firstAhead(client, schema, migrations);
  if (ahead) throw new PlainError(`The tables of ${schema} are newer than the backup (${ahead}): give it a database in which Folia has made no tables yet.`);
}

/** Counts like the backup, or throws. */
async function loadTable(client, schema, directory, { table, columns, rows, name }) {
  const into = client.query(copyFrom(`COPY ${inSchema(schema, table)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(readPart(directory, name), into);
  if (into.rowCount !== rows) throw new Error(`${schema}.${table} took ${into.rowCount} of ${rows} rows`);
}

/** Makes the tables as they were when the backup was taken, fills them in one transaction, and brings them up to date. */
export async function loadRows(client, { schema, url, directory, rows: { migrations, partitions, sequences, tables } }) {
  const known = migrationsOf(schema);
  const then = known.filter((migration) => migrations.includes(nameOf(migration)));
  // Only a restore that was killed leaves it ahead, and only with all its rows.
  if (await firstAhead(client, schema, migrations)) return migrate(url, schema, known);
  await migrate(url, schema, then);
  await client.query('BEGIN');
  // What triggers would do has been done: it is in the rows. They also guard logs against being emptied.
  const each = async (statement) => {
    for (const { table } of tables) await client.query(statement(inSchema(schema, table)));
  };
  await each((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(({ table }) => inSchema(schema, table)).join(', ')}`);
  for (const { name, of, bound } of partitions)
    await client.query(`CREATE TABLE IF NOT EXISTS ${inSchema(schema, name)} PARTITION OF ${inSchema(schema, of)} ${bound}`);
  for (const one of tables) await loadTable(client, schema, directory, one);
  await each((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { name, value, isCalled } of sequences) await client.query('SELECT setval($1::regclass, $2, $3)', [inSchema(schema, name), value, isCalled]);
  await client.query('COMMIT');
  await migrate(url, schema, known);
  for (const { table } of tables) await client.query(`ANALYZE ${inSchema(schema, table)}`).catch(() => {});
}

/** Puts the events that were on their way back among those that wait to be sent: whoever has handled one knows it by its id. */
export async function loadEvents(client, directory, { name }) {
  for await (const line of createInterface({ input: readPart(directory, name) })) {
    const { id, name: event, payload, traceparent } = JSON.parse(line);
    await client.query('INSERT INTO "user".outbox (id, name, payload, traceparent) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
      id,
      event,
      JSON.stringify(payload),
      traceparent ?? '',
    ]);
  }
}

/** Until they are erased, which the services do once they run, nobody sees people who were erased or left after the backup was taken. */
export async function hideLeaving(client, schema, userIds) {
  await client.query(
    `INSERT INTO ${inSchema(schema, 'departure')} (user_id, state, version) SELECT id, 'leaving', 0 FROM unnest($1::uuid[]) id
     ON CONFLICT (user_id) DO UPDATE SET state = 'leaving' WHERE departure.state = 'staying'`,
    [userIds],
  );
}
