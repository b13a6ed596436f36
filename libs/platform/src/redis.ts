import { type Command, Redis, type RedisOptions } from 'ioredis';
import { clusterOptions } from './cluster-address';
import { sentinelOptions } from './sentinel-address';
import { WatchedPart } from './watched-part';

/** The longest that a command may take while a request waits, in milliseconds. */
const commandWithinMs = 1_000;

/**
 * Drops its connection at the first command that is not answered in time. The commands behind it fail with it, and later ones fail at once until Redis answers
 * on a new connection: a Redis that hangs costs one request a second, and no command is sent again later.
 */
class PromptRedis extends Redis {
  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const connection = (this as unknown as { stream?: { destroy(error: Error): void } }).stream;
    const answer = super.sendCommand(...sent) as Command['promise'];
    answer.catch((error: Error) => {
      if (error.message === 'Command timed out') connection?.destroy(error);
    });
    return answer;
  }
}

/** A connection to the Redis at an address, to whichever is the primary where that names Sentinels, or to the node of a Redis Cluster that holds our keys. */
function connectionTo<R extends Redis>(
  Client: { new (url: string, options: RedisOptions): R; new (options: RedisOptions): R },
  url: string,
  options: RedisOptions,
): R {
  const found = sentinelOptions(url) ?? clusterOptions(url);
  return found ? new Client({ ...found, ...options }) : new Client(url, options);
}

/** Connections recover by themselves without reporting anything, so failures are recorded under the connection's purpose. */
function watched<R extends Redis>(redis: R, usedFor: string): R {
  const part = new WatchedPart(`redis for ${usedFor}`);
  redis.on('error', (error) => part.failed(error));
  redis.on('ready', () => part.worked());
  redis.on('end', () => part.closed());
  return redis;
}

/**
 * For requests (`usedFor` names the purpose in a word): fails at once while Redis is away, within a second when it hangs, and recovers by itself. Commands from
 * one turn of the event loop are sent together.
 */
export function producerRedis(url: string, usedFor: string, options: RedisOptions = {}): Redis {
  const redis = connectionTo(PromptRedis, url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandWithinMs,
    connectTimeout: 2_000,
    enableAutoPipelining: true,
    ...options,
  });
  return watched(redis, usedFor);
}

/** Removes every key under a prefix that contains this id. Scans all keys, a thousand at a time, so use it only for rare tasks. */
export async function removeKeysNaming(redis: Redis, prefix: string, id: string): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `${prefix}:*${id}*`, 'COUNT', 1_000);
    if (keys.length > 0) await redis.del(...keys);
    cursor = next;
  } while (cursor !== '0');
}

/** BullMQ waits at most 10 s for a message: a connection on which a command stays unanswered for longer is not there any more. */
const silenceMs = 15_000;
/** How long nothing may come before the kernel asks whether the other side is still there: subscribers ask for nothing themselves. */
const keepAliveMs = 10_000;

/**
 * For workers and subscribers (`usedFor` names the purpose in a word): waits until Redis is back, on a new connection if the old one stays silent. Commands are sent one by one: the first is being answered
 * while the next is written.
 */
export function waitingRedis(url: string, usedFor: string): Redis {
  return watched(connectionTo(Redis, url, { maxRetriesPerRequest: null, socketTimeout: silenceMs, keepAlive: keepAliveMs }), usedFor);
}
