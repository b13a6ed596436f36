import { PlainError } from '../local/plain-error.mjs';

/**
 * What a schema holds, as far as its migrations do not say it.
 * @typedef {{name: string, columns: string[]}} Table
 * @typedef {{name: string, of: string, bound: string}} Partition
 * @typedef {{name: string, value: string, isCalled: boolean}} Sequence
 */

export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
export const inSchema = (schema, name) => `${quoted(schema)}.${quoted(name)}`;

/** Made by the migrations themselves, and by nothing else. */
const migrationTable = 'migration';

/** Tables that refer to others come after them. */
function inOrder(schema, names, references) {
  const ordered = [];
  const left = new Set(names);
  while (left.size > 0) {
    const next = [...left].filter((name) => references.every(({ from, to }) => from !== name || to === name || !left.has(to)));
    if (next.length === 0) throw new PlainError(`The tables ${[...left].join(', ')} of ${schema} refer to each other in a circle, which a backup cannot undo.`);
    for (const name of next) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

/**
 * The tables of a schema in the order in which rows can be put back. A table in months counts as one; columns that are computed are left out.
 * @returns {Promise<Table[]>}
 */
export async function listTables(client, schema) {
  const { rows: tables } = await client.query(
    `SELECT c.relname AS name, (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c WHERE c.relnamespace = to_regnamespace($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> $2 ORDER BY 1`,
    [quoted(schema), migrationTable],
  );
  const { rows: references } = await client.query(
    `SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND k.connamespace = to_regnamespace($1)`,
    [quoted(schema)],
  );
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  return inOrder(schema, [...columnsOf.keys()], references).map((name) => ({ name, columns: columnsOf.get(name) }));
}

/**
 * The months and the like that a service made of its tables while it ran.
 * @returns {Promise<Partition[]>}
 */
export async function listPartitions(client, schema) {
  const { rows } = await client.query(
    `SELECT child.relname AS name, parent.relname AS "of", pg_get_expr(child.relpartbound, child.oid) AS bound
     FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid JOIN pg_class parent ON parent.oid = inhparent
     WHERE child.relnamespace = to_regnamespace($1) AND child.relispartition AND child.relkind = 'r' ORDER BY 1`,
    [quoted(schema)],
  );
  return rows;
}

/**
 * How far the counters of a schema are, except that of the migrations.
 * @returns {Promise<Sequence[]>}
 */
export async function listSequences(client, schema) {
  const { rows: found } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind = 'S' AND relname NOT LIKE $2 ORDER BY 1`,
    [quoted(schema), `${migrationTable}\\_%`],
  );
  const sequences = [];
  for (const { name } of found) {
    const { rows } = await client.query(`SELECT last_value::text AS value, is_called AS "isCalled" FROM ${inSchema(schema, name)}`);
    sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

/** The names of the migrations that a schema has seen, in their order; none for a schema without tables. */
export async function listMigrations(client, schema) {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [inSchema(schema, migrationTable)]);
  if (!rows[0].made) return [];
  const { rows: run } = await client.query(`SELECT name FROM ${inSchema(schema, migrationTable)} ORDER BY id`);
  return run.map(({ name }) => name);
}
