import { Redis, type RedisOptions } from 'ioredis';

/** For requests: fails at once while Redis is away, and comes back by itself. Commands of one turn of the event loop go out together. */
export function producerRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000, enableAutoPipelining: true, ...options });
  redis.on('error', () => {});
  return redis;
}

/** Removes every key under a prefix that names somebody. Looks at all keys, a thousand at a time: for rare duties only. */
export async function removeKeysNaming(redis: Redis, prefix: string, id: string): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `${prefix}:*${id}*`, 'COUNT', 1_000);
    if (keys.length > 0) await redis.del(...keys);
    cursor = next;
  } while (cursor !== '0');
}

/** For workers and subscribers: waits until Redis is back. Commands go out one by one: the first is being answered while the next is written. */
export function waitingRedis(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => {});
  return redis;
}
