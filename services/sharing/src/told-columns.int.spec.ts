import { toldColumns } from '@folia/contracts/visit/told';
import { databaseOptions, migrate } from '@folia/platform/database';
import { cloneDatabase } from '@folia/testing/postgres';
import { DataSource } from 'typeorm';
import { migrations } from './migrations';

test('visitors are told of every column that is written about them', async () => {
  const copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const database = await new DataSource(databaseOptions(copy.url, 'sharing', [], [])).initialize();
  try {
    const found: { table: string; column: string }[] = await database.query(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_name = ANY($1)`,
      [Object.keys(toldColumns)],
    );
    const written = Object.fromEntries(
      Object.keys(toldColumns).map((table) => [table, found.filter((one) => one.table === table).map(({ column }) => column)]),
    );
    const told = Object.fromEntries(Object.entries(toldColumns).map(([table, columns]) => [table, Object.keys(columns).toSorted()]));
    for (const columns of Object.values(written)) columns.sort();
    expect(written).toEqual(told);
  } finally {
    await database.destroy();
    await copy.drop();
  }
});
