import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Migration, migrate } from '@folia/platform/database';
import { Client } from 'pg';
import { testEnv } from './test-env';

/** The services with tables. */
export const services = ['user', 'portfolio', 'ai', 'sharing'] as const;
/** One database with the schemas of all services, as an installation has it: its addresses by service, and a folder for files that is not made yet. */
export type System = { urls: Record<(typeof services)[number], string>; files: string; drop: () => Promise<void> };

const root = join(__dirname, '../../..');
const sql = (name: string) => readFileSync(join(root, 'deploy/postgres', name), 'utf8');
const load = createRequire(join(root, 'package.json'));
const migrationsOf = (service: string): Migration[] => load(`./services/${service}/dist/migrations/index.js`).migrations;

async function asAdmin(database: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const url = new URL(testEnv('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await use(client).finally(() => client.end());
}

/**
 * Makes a system whose tables are there and empty. `until` leaves out migrations of each service as `slice` does: -1 the last one, 0 all.
 * Throws what the database says.
 */
export async function makeSystem(files: string, until?: number): Promise<System> {
  const name = `system_${randomUUID().slice(0, 8)}`;
  await asAdmin('postgres', (admin) => admin.query(`CREATE DATABASE ${name}`));
  await asAdmin(name, async (owner) => {
    await owner.query(sql('database.sql'));
    for (const service of services) {
      await owner.query(`SELECT set_config('folia.service', $1, false), set_config('folia.password', 'test', false)`, [service]);
      await owner.query(sql('service.sql'));
    }
  });
  const urlOf = (service: string) => {
    const url = new URL(testEnv('TEST_DATABASE_URL'));
    Object.assign(url, { pathname: `/${name}`, username: `folia_${service}`, password: 'test' });
    return url.href;
  };
  const urls = Object.fromEntries(services.map((service) => [service, urlOf(service)])) as System['urls'];
  if (until !== 0) for (const service of services) await migrate(urls[service], service, migrationsOf(service).slice(0, until));
  const drop = () => asAdmin('postgres', (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { urls, files, drop };
}
