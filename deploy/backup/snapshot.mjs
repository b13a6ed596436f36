import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { PlainError } from '../local/plain-error.mjs';
import { connectAll } from './connect.mjs';
import { inSchema } from './tables.mjs';

/** Every state in which BullMQ keeps a message that was not handled yet. */
const notHandled = ['waiting', 'active', 'delayed', 'prioritized', 'paused', 'waiting-children', 'failed'];

/** The events that are on their way to a service: they left the sender's outbox, and the receiver has not handled them for certain. */
async function readEvents(redisUrl, prefix, services) {
  const connection = new Redis(redisUrl, { lazyConnect: true, connectTimeout: 5_000, maxRetriesPerRequest: 0, retryStrategy: () => null });
  let reason;
  connection.on('error', (error) => {
    reason = error.message || error.code;
  });
  try {
    await connection.connect();
    const events = new Map();
    for (const service of services) {
      const queue = new Queue(`events-${service}`, { connection, prefix, skipVersionCheck: true });
      queue.on('error', () => {});
      // All at once: page by page, those that move up meanwhile would be left out.
      for (const event of (await queue.getJobs(notHandled)).flatMap((one) => one?.data?.events ?? [])) events.set(event.id, event);
      await queue.close();
    }
    return [...events.values()];
  } catch (error) {
    const { hostname, port } = new URL(redisUrl);
    throw new PlainError(
      `Redis at ${hostname}:${port || 6379} cannot be read (${reason ?? error.message}): start it, since events that are on their way belong to a backup.`,
    );
  } finally {
    connection.disconnect();
  }
}

/**
 * Opens one view of all schemas, as they were at one moment, and reads the events that were on their way at that moment.
 * For as long as that takes (milliseconds), no service publishes: an event is then either in an outbox, or in Redis, or handled, and none falls between.
 * @param {{databases: Record<string, string>, redisUrl: string, redisPrefix: string}} system
 */
export async function openSnapshot({ databases, redisUrl, redisPrefix }) {
  const services = Object.keys(databases);
  const readers = await connectAll(databases);
  const holders = await connectAll(databases).catch(async (error) => {
    await readers.close();
    throw error;
  });
  try {
    for (const service of services) await holders.clients[service].query(`BEGIN; LOCK TABLE ${inSchema(service, 'outbox')} IN SHARE MODE`);
    const events = await readEvents(redisUrl, redisPrefix, services);
    let shared;
    for (const service of services) {
      const client = readers.clients[service];
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (shared) await client.query(`SET TRANSACTION SNAPSHOT '${shared}'`);
      else shared = (await client.query('SELECT pg_export_snapshot() AS name')).rows[0].name;
    }
    return { clients: readers.clients, events, close: readers.close };
  } catch (error) {
    await readers.close();
    if (error.code === '55P03')
      throw new PlainError('The services write without a pause of ten seconds, so that no moment could be held: run the backup again.');
    if (error.code === '22023')
      throw new PlainError('The services have databases of their own, so there is no moment at which all can be read: back these up by their own means.');
    throw error;
  } finally {
    await holders.close();
  }
}
