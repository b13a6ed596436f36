import { setTimeout as sleep } from 'node:timers/promises';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isOutage } from './outage-of';
import { PromptClient } from './prompt-client';
import { AbandonedCallSubscriber } from './running-calls';
import { SnakeCaseNaming } from './snake-case-naming';
import { affected, statement } from './statement';

export type Migration = new () => MigrationInterface;
export type Entity = new () => object;

// An arbitrary number; it only has to be the same in every process of Folia.
const migrationLock = 7_102_026;
const lookEveryMs = 100;
/** How long a process that starts before its database waits for it, in ms: less than the minute that a launcher gives it. */
const usualPatienceMs = 50_000;

/** The settings of each connection, by which the database itself ends what takes too long. */
const sessionSettings = (schema: string) => ({
  // Plans each named statement for the table as it is now: a plan made while the table was empty would later read all of it.
  options: `-c search_path="${schema}",extensions -c plan_cache_mode=force_custom_plan`,
  statement_timeout: 10_000,
});

/**
 * Options of a service's connection: its own schema first, then the extensions (DESIGN section 4). With `?pool=transaction` in the address, connections of the
 * database are lent for one transaction each, as PgBouncer does it: nothing may be set for a session, nor prepared in one. The role and PgBouncer then set it.
 */
export function databaseOptions(url: string, schema: string, entities: Entity[], migrations: Migration[]): DataSourceOptions {
  const address = new URL(url);
  const isLent = address.searchParams.get('pool') === 'transaction';
  address.searchParams.delete('pool');
  return {
    type: 'postgres',
    url: address.href,
    schema,
    entities,
    namingStrategy: new SnakeCaseNaming(),
    migrations,
    subscribers: [AbandonedCallSubscriber],
    migrationsTableName: 'migration',
    // An id left out by mistake must never mean "the first row".
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      max: 10,
      Client: PromptClient,
      connectionTimeoutMillis: 5_000,
      ...(isLent ? { isLent } : sessionSettings(schema)),
    },
  };
}

const ping = statement('ping', { text: 'SELECT 1' });

/** Throws when the database does not answer. */
export async function pingDatabase(database: DataSource): Promise<void> {
  await affected(database, ping);
}

/** Begins a transaction that holds the lock. Whoever waits for it keeps no connection meanwhile: where they are lent, its holder would have none to work on. */
async function takeLock(runner: QueryRunner): Promise<void> {
  for (;;) {
    await runner.startTransaction();
    const [{ isTaken }] = await runner.query('SELECT pg_try_advisory_xact_lock($1) AS "isTaken"', [migrationLock]);
    if (isTaken) return;
    await runner.rollbackTransaction();
    await sleep(lookEveryMs);
  }
}

/** Connects as soon as the database takes connections. What waiting does not mend, such as a wrong password, is thrown at once. */
async function connectPatiently(options: DataSourceOptions, patienceMs: number): Promise<DataSource> {
  const deadline = Date.now() + patienceMs;
  for (let hasTold = false; ; hasTold = true) {
    try {
      return await new DataSource(options).initialize();
    } catch (error) {
      if (!isOutage(error) || Date.now() > deadline) throw error;
      if (!hasTold) console.error(`The database is not there yet (${(error as Error).message}): waiting for it.`);
    }
    await sleep(lookEveryMs);
  }
}

/** Brings a service's schema up to date, in one process at a time. Waits for a database that is not there yet, up to `patienceMs`. */
export async function migrate(url: string, schema: string, migrations: Migration[], { patienceMs = usualPatienceMs } = {}): Promise<void> {
  const database = await connectPatiently(databaseOptions(url, schema, [], migrations), patienceMs);
  const lock = database.createQueryRunner();
  try {
    await takeLock(lock);
    // The installation creates the schema for the service's own role, which may not create schemas. Only a bare database needs this.
    const made: unknown[] = await database.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
    if (made.length === 0) await database.query(`CREATE SCHEMA "${schema}"`);
    await database.runMigrations({ transaction: 'each' });
  } finally {
    if (lock.isTransactionActive) await lock.rollbackTransaction();
    await lock.release();
    await database.destroy();
  }
}

export const databaseModule = (url: string, schema: string, entities: Entity[]) => TypeOrmModule.forRoot(databaseOptions(url, schema, entities, []));
