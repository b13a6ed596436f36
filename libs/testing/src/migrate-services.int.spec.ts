import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { cloneDatabase } from './postgres';

const root = join(__dirname, '../../..');
const run = promisify(execFile);

/** Runs the program that Kubernetes runs before an upgrade, as it stands in the image. */
const migrateProgram = (service: string, url: string) =>
  run(process.execPath, ['dist/migrate.js'], { cwd: join(root, 'services', service), env: { PATH: process.env.PATH, DATABASE_URL: url } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );

async function tablesOf(client: Client, service: string) {
  const { rows } = await client.query('SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1', [service]);
  return rows.map(({ name }: { name: string }) => name);
}

/** Leaves the schema as the installation makes it: there, and empty. */
const empty = (service: string) => `DO $$ DECLARE one regclass; func regprocedure; BEGIN
  FOR one IN SELECT oid::regclass FROM pg_class WHERE relnamespace = '${service}'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition LOOP EXECUTE format('DROP TABLE %s CASCADE', one); END LOOP;
  FOR func IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = '${service}'::regnamespace LOOP EXECUTE format('DROP FUNCTION %s CASCADE', func); END LOOP;
END $$`;

test('the migrations of a service run alone, and once more without harm', async () => {
  const database = await cloneDatabase('sharing', (url) => migrateProgram('sharing', url).then(() => {}));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const before = await tablesOf(client, 'sharing');
    await client.query(empty('sharing'));
    expect(await tablesOf(client, 'sharing')).toEqual([]);
    const done = { code: 0, said: 'The tables of sharing are up to date.\n' };
    expect(await migrateProgram('sharing', database.url)).toEqual(done);
    expect(before.length).toBeGreaterThan(5);
    expect(await tablesOf(client, 'sharing')).toEqual(before);
    expect(await migrateProgram('sharing', database.url)).toEqual(done);
  } finally {
    await client.end();
    await database.drop();
  }
});

test.each(['user', 'portfolio', 'ai', 'sharing'])('%s brings such a program, with migrations of its own', (service) => {
  expect(readFileSync(join(root, 'services', service, 'src', 'migrate.ts'), 'utf8')).toContain(`migrateService('${service}', migrations)`);
  expect(existsSync(join(root, 'services', service, 'dist', 'migrate.js'))).toBe(true);
});

test('a database that cannot be used ends the program with a fault, so that the upgrade stops', async () => {
  expect(await migrateProgram('sharing', '')).toEqual({ code: 1, said: 'The configuration is not complete:\n  DATABASE_URL is missing\n' });
  // One that is not there yet is waited for; one that lets nobody in is not.
  const { host } = new URL(process.env.TEST_DATABASE_URL ?? '');
  expect((await migrateProgram('sharing', `postgres://nobody:wrong@${host}/none`)).code).toBe(1);
});
