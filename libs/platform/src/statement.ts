import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { SqlType } from './sql-type';

// biome-ignore lint/suspicious/noExplicitAny: a table of types of any kind; inference says which
type SqlTypes = Record<string, SqlType<any, any>>;
/** Values of a statement's parameters by their names. */
type Values<Takes extends SqlTypes> = { [Name in keyof Takes]: Takes[Name]['input'] };
/** A row as a table of columns describes it. */
export type RowOf<Gives extends SqlTypes> = { -readonly [Name in keyof Gives]: Gives[Name]['value'] };

/** SQL with the types of its parameters and columns. */
export type Statement<Takes extends SqlTypes = SqlTypes, Gives extends SqlTypes = SqlTypes> = {
  name: string;
  text: string;
  /** Types of the parameters, `$1` first. */
  takes: Takes;
  /** Types of the columns by their names; without columns, rows are only counted. */
  gives: Gives;
  /** Whether the database parses it only once per connection: for statements that run for every job. Has no effect inside a transaction, or where connections are lent. */
  isPrepared: boolean;
};
/** A row of a statement. */
export type Row<One extends Statement> = RowOf<One['gives']>;

/** Where a statement runs: a transaction's manager, or a connection of its own. */
export type Database = DataSource | EntityManager;
type Arguments<Takes extends SqlTypes> = keyof Takes extends never ? [] : [values: Values<Takes>];

const made = new Map<string, Statement>();

/** Every statement made so far, for the check against the database. */
export const statements = (): Statement[] => [...made.values()];

/**
 * Describes a statement; use it at module scope. Its parameters and columns are compared with the migrated database by each service's statements.int.spec.ts.
 * Throws when another statement has the same name.
 */
export function statement<const Takes extends SqlTypes = Record<never, never>, const Gives extends SqlTypes = Record<never, never>>(
  name: string,
  { takes, gives, text, isPrepared = false }: { takes?: Takes; gives?: Gives; text: string; isPrepared?: boolean },
): Statement<Takes, Gives> {
  if (made.has(name)) throw new Error(`two statements are called ${name}`);
  const one = { name, text, takes: takes ?? ({} as Takes), gives: gives ?? ({} as Gives), isPrepared };
  made.set(name, one);
  return one;
}

/** All rows of a statement; throws what the database says. */
export async function rows<Takes extends SqlTypes, Gives extends SqlTypes>(
  database: Database,
  one: Statement<Takes, Gives>,
  ...values: Arguments<Takes>
): Promise<RowOf<Gives>[]> {
  return (await run(database, one, values[0])).rows as RowOf<Gives>[];
}

/** The row of a statement, or null; throws when there are more. */
export async function row<Takes extends SqlTypes, Gives extends SqlTypes>(
  database: Database,
  one: Statement<Takes, Gives>,
  ...values: Arguments<Takes>
): Promise<RowOf<Gives> | null> {
  const found = await rows(database, one, ...values);
  if (found.length > 1) throw new Error(`${one.name} found ${found.length} rows instead of one`);
  return found[0] ?? null;
}

/** The row of a statement that always has one; throws when it has none, or more. */
export async function onlyRow<Takes extends SqlTypes, Gives extends SqlTypes>(
  database: Database,
  one: Statement<Takes, Gives>,
  ...values: Arguments<Takes>
): Promise<RowOf<Gives>> {
  const found = await row(database, one, ...values);
  if (!found) throw new Error(`${one.name} found no row`);
  return found;
}

/** How many rows a statement wrote, or found if it only reads. */
export async function affected<Takes extends SqlTypes, Gives extends SqlTypes>(
  database: Database,
  one: Statement<Takes, Gives>,
  ...values: Arguments<Takes>
): Promise<number> {
  return (await run(database, one, values[0])).count;
}

async function run(database: Database, { name, text, takes, isPrepared }: Statement, given: Record<string, unknown> = {}) {
  const values = Object.entries(takes).map(([parameter, { encode }]) => {
    const value = given[parameter];
    return encode && value !== null ? encode(value) : value;
  });
  const manager = database instanceof DataSource ? database.manager : database;
  if (isPrepared && !manager.queryRunner) {
    const pool: Pool = (manager.dataSource.driver as PostgresDriver).master;
    const { isLent } = pool.options as { isLent?: boolean };
    const answer = await pool.query({ ...(!isLent && { name }), text, values });
    return { rows: answer.rows as unknown[], count: answer.rowCount ?? 0 };
  }
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const answer = await runner.query(text, values, true);
    return { rows: answer.records as unknown[], count: answer.affected ?? 0 };
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}
