import { readFileSync } from 'node:fs';
import pg from 'pg';
import { databaseServices } from './database-services.mjs';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const sql = (name) => readFileSync(inRoot('deploy', 'postgres', name), 'utf8');

async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { hostname, port } = new URL(url);
    throw new PlainError(
      `The database at ${hostname}:${port || 5432} cannot be used (${error.message || error.code}): correct DATABASE_URL, or unset it to use the one that comes with Folia.`,
    );
  }
}

/** The address with another database, and as another user. */
function addressOf(adminUrl, database, role, password) {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (role) {
    url.username = role;
    url.password = encodeURIComponent(password);
  }
  return url.href;
}

/** An address that names a database of its own means that one; otherwise ours is `folia`, made here. */
async function ensureDatabase(adminUrl) {
  const named = decodeURIComponent(new URL(adminUrl).pathname.slice(1));
  const client = await connect(adminUrl);
  try {
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int AS version, EXISTS (SELECT FROM pg_database WHERE datname = 'folia') AS made`,
    );
    if (rows[0].version < 150_000)
      throw new PlainError('Folia needs PostgreSQL 15 or newer: set DATABASE_URL to one, or unset it to use the one that comes with Folia.');
    if (named && named !== 'postgres') return named;
    if (!rows[0].made) await client.query('CREATE DATABASE folia');
    return 'folia';
  } finally {
    await client.end();
  }
}

/**
 * Makes the database, and per service its role and schema, where they are missing.
 * @param {string} adminUrl a superuser's address, or the address of a database's owner who may create roles
 * @param {Record<string, string>} passwords by service
 * @returns {Promise<Record<string, string>>} the address of the database by service
 */
export async function ensureRoles(adminUrl, passwords) {
  const database = await ensureDatabase(adminUrl);
  const client = await connect(addressOf(adminUrl, database));
  try {
    await client.query(sql('database.sql'));
    for (const service of databaseServices) {
      await client.query(`SELECT set_config('folia.service', $1, false), set_config('folia.password', $2, false)`, [service, passwords[service]]);
      await client.query(sql('service.sql'));
    }
  } finally {
    await client.end();
  }
  return Object.fromEntries(databaseServices.map((service) => [service, addressOf(adminUrl, database, `folia_${service}`, passwords[service])]));
}
