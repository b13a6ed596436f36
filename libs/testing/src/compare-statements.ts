import type { Statement } from '@folia/platform/statement';
import { Client } from 'pg';
import { describeStatement } from './describe-statement';
import { outerJoined } from './outer-joined';

type Type = { id: number; name: string };
type Column = { table: number; column: number; isNotNull: boolean };

/**
 * Compares statements with a migrated database: parameters, columns, types and, where a column comes straight from a table, whether it may be null. Answers one
 * sentence per fault; none when all is well.
 * @param url a database as the service finds it after its migrations, opened by the service's role
 */
export async function compareStatements(url: string, own: Statement[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // The service's own schema has the same name as its role.
    await client.query(`SELECT set_config('search_path', quote_ident(substr(current_user, length('folia_') + 1)) || ',extensions', false)`);
    const types: Type[] = (await client.query('SELECT oid::int AS id, typname AS name FROM pg_type')).rows;
    const columns: Column[] = (
      await client.query('SELECT attrelid::int AS "table", attnum AS "column", attnotnull AS "isNotNull" FROM pg_attribute WHERE attnum > 0')
    ).rows;
    const schema = {
      typeName: new Map(types.map(({ id, name }) => [id, name])),
      isNotNull: new Map(columns.map(({ table, column, isNotNull }) => [`${table}.${column}`, isNotNull])),
    };
    const wrong: string[] = [];
    for (const one of own) wrong.push(...(await compare(client, schema, one)).map((sentence) => `${one.name} ${sentence}`));
    return wrong;
  } finally {
    await client.end();
  }
}

type Schema = { typeName: Map<number, string>; isNotNull: Map<string, boolean> };

async function compare(client: Client, { typeName, isNotNull }: Schema, { text, takes, gives }: Statement): Promise<string[]> {
  const described = await describeStatement(client, text).catch((error: Error) => error);
  if (described instanceof Error) return [`is refused by the database: ${described.message}`];
  const wrong: string[] = [];

  const parameters = Object.entries(takes);
  if (parameters.length !== described.parameters.length) wrong.push(`takes ${described.parameters.length} values, but ${parameters.length} are declared`);
  for (const [index, [name, declared]] of parameters.entries()) {
    const type = typeName.get(described.parameters[index] ?? 0);
    if (type && type !== declared.name) wrong.push(`takes "${name}" as ${type}, but it is declared ${declared.name}`);
  }

  const columns = Object.entries(gives);
  if (columns.length === 0) return wrong;
  const isFilled = /\b(left|right|full)\b/i.test(text) ? await outerJoined(client, text) : [];
  const given = new Map(described.columns.map((column, index) => [column.name, { ...column, isFilled: isFilled[index] ?? false }]));
  if (given.size < described.columns.length) wrong.push('gives two columns of the same name');
  for (const name of given.keys()) if (!(name in gives)) wrong.push(`gives "${name}", which is not declared`);
  for (const [name, declared] of columns) {
    const column = given.get(name);
    if (!column) {
      wrong.push(`declares "${name}", which it does not give`);
      continue;
    }
    const type = typeName.get(column.type);
    if (type !== declared.name) wrong.push(`gives "${name}" as ${type}, but it is declared ${declared.name}`);
    const source = isNotNull.get(`${column.table}.${column.column}`);
    if (source === undefined) continue;
    const mayBeNull = column.isFilled || !source;
    if (mayBeNull && declared.nullability === 'never') wrong.push(`gives "${name}", which may be null, but it is not declared nullable`);
    if (!mayBeNull && isFilled.length === 0 && declared.nullability !== 'never')
      wrong.push(`gives "${name}", which is never null, but it is declared ${declared.nullability === 'nullable' ? 'nullable' : 'notNull'}`);
  }
  return wrong;
}
