import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { testEnv } from './test-env';

export type TestDatabase = { url: string; drop: () => Promise<void> };

const root = join(__dirname, '../../..');
const sql = (name: string) => readFileSync(join(root, 'deploy/postgres', name), 'utf8');
// Roles belong to the whole cluster, and this one is disposable.
const password = 'test';

/**
 * A database for one spec file, as the service finds it after its migrations, opened with the service's own role. The migrated template is made once per
 * service and state of its migrations; a copy of it takes some 40 ms.
 * @param migrate runs the service's migrations at the address it is given, and leaves no connection open
 */
export async function cloneDatabase(service: string, migrate: (url: string) => Promise<void>): Promise<TestDatabase> {
  const template = `template_${service}_${migrationsHash(service)}`;
  const name = `test_${service}_${randomUUID().slice(0, 8)}`;
  await asAdmin('postgres', async (admin) => {
    // Specs of one service start together: the first one makes the template, the others wait for it.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const made = await admin.query('SELECT datistemplate FROM pg_database WHERE datname = $1', [template]);
    if (!made.rows[0]?.datistemplate) await makeTemplate(admin, template, service, migrate);
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const drop = () => asAdmin('postgres', (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { url: addressOf(name, `folia_${service}`), drop: async () => void (await drop()) };
}

async function makeTemplate(admin: Client, template: string, service: string, migrate: (url: string) => Promise<void>) {
  // A run that was killed may have left it half made.
  await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${template}`);
  await asAdmin(template, async (owner) => {
    await owner.query(sql('database.sql'));
    await owner.query(`SELECT set_config('folia.service', $1, false), set_config('folia.password', $2, false)`, [service, password]);
    await owner.query(sql('service.sql'));
  });
  await migrate(addressOf(template, `folia_${service}`));
  // Finished and closed: a template with an open connection can't be copied.
  await admin.query(`ALTER DATABASE ${template} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [template]);
}

function migrationsHash(service: string): string {
  const hash = createHash('sha256');
  for (const folder of [`services/${service}/src/migrations`, 'libs/platform/src', 'deploy/postgres']) {
    if (!existsSync(join(root, folder))) continue;
    for (const file of readdirSync(join(root, folder)).sort()) if (/\.(ts|sql)$/.test(file)) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function asAdmin<T>(database: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: addressOf(database) });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string, role?: string): string {
  const url = new URL(testEnv('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  if (role) {
    url.username = role;
    url.password = password;
  }
  return url.href;
}
