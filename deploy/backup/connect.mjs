import pg from 'pg';
import { PlainError } from '../local/plain-error.mjs';

/** A connection as the role of one service. Ends with a sentence when it cannot be had. */
async function connect(service, url) {
  // A table may take long to read; only a dead connection is given up.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c statement_timeout=0 -c lock_timeout=10s',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    throw new PlainError(
      `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used as ${service} (${error.message || error.code}): start it, or correct its address.`,
    );
  }
}

/** Connections of all services, by service; `close` ends them. */
export async function connectAll(databases) {
  const clients = {};
  const close = () => Promise.allSettled(Object.values(clients).map((client) => client.end()));
  try {
    for (const [service, url] of Object.entries(databases)) clients[service] = await connect(service, url);
  } catch (error) {
    await close();
    throw error;
  }
  return { clients, close };
}
