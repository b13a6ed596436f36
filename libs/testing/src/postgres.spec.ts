import { Client } from 'pg';
import { cloneDatabase } from './postgres';

const run = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

// Not the user service's real tables: the template belongs to the migrations, so a service of our own name keeps them apart.
const service = 'spec';

test('each copy has the migrated tables and is nobody else’s', async () => {
  let migrated = 0;
  const migrate = async (url: string) => {
    migrated += 1;
    await run(url, 'CREATE TABLE thing (name citext)');
  };
  const copies = await Promise.all([cloneDatabase(service, migrate), cloneDatabase(service, migrate)]);
  await run(copies[0].url, `INSERT INTO thing VALUES ('A')`);

  expect(migrated).toBeLessThanOrEqual(1);
  expect(await run(copies[0].url, `SELECT current_user AS role, schemaname AS schema, tableowner AS owner FROM pg_tables WHERE tablename = 'thing'`)).toEqual([
    { role: 'folia_spec', schema: 'spec', owner: 'folia_spec' },
  ]);
  expect(await run(copies[0].url, `SELECT name FROM thing WHERE name = 'a'`)).toEqual([{ name: 'A' }]);
  expect(await run(copies[1].url, 'SELECT name FROM thing')).toEqual([]);
  await Promise.all(copies.map((copy) => copy.drop()));
});
