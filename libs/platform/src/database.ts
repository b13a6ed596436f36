import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { PromptClient } from './prompt-client';
import { AbandonedCallSubscriber } from './running-calls';
import { SnakeCaseNaming } from './snake-case-naming';
import { affected, statement } from './statement';

export type Migration = new () => MigrationInterface;
export type Entity = new () => object;

// An arbitrary number; it only has to be the same in every process of Folia.
const migrationLock = 7_102_026;

/** Options of a service's connection: its own schema first, then the extensions (DESIGN section 4). */
export function databaseOptions(url: string, schema: string, entities: Entity[], migrations: Migration[]): DataSourceOptions {
  return {
    type: 'postgres',
    url,
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
      // Plans each named statement for the table as it is now: a plan made while the table was empty would later read all of it.
      options: `-c search_path="${schema}",extensions -c plan_cache_mode=force_custom_plan`,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
    },
  };
}

const ping = statement('ping', { text: 'SELECT 1' });

/** Throws when the database does not answer. */
export async function pingDatabase(database: DataSource): Promise<void> {
  await affected(database, ping);
}

/** Brings a service's schema up to date, in one process at a time. */
export async function migrate(url: string, schema: string, migrations: Migration[]): Promise<void> {
  const database = await new DataSource(databaseOptions(url, schema, [], migrations)).initialize();
  const lock = database.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // The installation creates the schema for the service's own role, which may not create schemas. Only a bare database needs this.
    const made: unknown[] = await lock.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
    if (made.length === 0) await lock.query(`CREATE SCHEMA "${schema}"`);
    await database.runMigrations({ transaction: 'each' });
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await lock.release();
    await database.destroy();
  }
}

export const databaseModule = (url: string, schema: string, entities: Entity[]) => TypeOrmModule.forRoot(databaseOptions(url, schema, entities, []));
