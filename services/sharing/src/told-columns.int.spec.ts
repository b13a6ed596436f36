import { toldColumns } from '@folia/contracts/visit/told';
import { databaseOptions, migrate } from '@folia/platform/database';
import { cloneDatabase } from '@folia/testing/postgres';
import { DataSource } from 'typeorm';
import { migrations } from './migrations';

/** Tables that say nothing about who visits: what owners made and chose, counts of days and months, and what keeps services in step. */
const tablesWithoutVisitors = [
  'change',
  'closed_day',
  'closed_month',
  'connector',
  'connector_call',
  'connector_test',
  'daily_count',
  'departure',
  'gone_link',
  'handled_event',
  'handover',
  'link',
  'migration',
  'monthly_count',
  'outbox',
  'program_count',
  'visit_alert',
  'visit_alert_choice',
  'visit_digest',
  'visit_gap',
  'webhook_delivery',
  'webhook_endpoint',
];

test('visitors are told of every column that is written about them, and of every table but those that say nothing about them', async () => {
  const copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const database = await new DataSource(databaseOptions(copy.url, 'sharing', [], [])).initialize();
  try {
    // A month of visits has the columns of the table that it is a part of.
    const found: { table: string; column: string }[] = await database.query(
      `SELECT relname AS table, attname AS column FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
       WHERE relnamespace = 'sharing'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND attnum > 0 AND NOT attisdropped AND relname <> ALL($1)`,
      [tablesWithoutVisitors],
    );
    const written = Object.fromEntries(
      [...new Set(found.map(({ table }) => table))].map((table) => [table, found.filter((one) => one.table === table).map(({ column }) => column)]),
    );
    const told = Object.fromEntries(Object.entries(toldColumns).map(([table, columns]) => [table, Object.keys(columns).toSorted()]));
    for (const columns of Object.values(written)) columns.sort();
    expect(written).toEqual(told);
  } finally {
    await database.destroy();
    await copy.drop();
  }
});
