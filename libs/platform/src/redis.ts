import { type Command, Redis, type RedisOptions } from 'ioredis';
import { WatchedPart } from './watched-part';

/** A command on a request's path may take this long, in milliseconds. */
const commandWithinMs = 1_000;

/**
 * Gives its connection up with the first command that is not answered in time. Those behind it fail with it, and later ones at once, until Redis
 * answers on a new connection: a Redis that hangs costs one request a second, and no command is sent again later.
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

/** A connection that is away comes back by itself and tells nobody: it is noted under what it is for. */
function watched<R extends Redis>(redis: R, usedFor: string): R {
  const part = new WatchedPart(`redis for ${usedFor}`);
  redis.on('error', (error) => part.failed(error));
  redis.on('ready', () => part.worked());
  redis.on('end', () => part.closed());
  return redis;
}

/** For requests (`usedFor` says which, in a word): fails at once while Redis is away, within a second when it hangs, and comes back by itself. Commands of one turn of the event loop go out together. */
export function producerRedis(url: string, usedFor: string, options: RedisOptions = {}): Redis {
  const redis = new PromptRedis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandWithinMs,
    connectTimeout: 2_000,
    enableAutoPipelining: true,
    ...options,
  });
  return watched(redis, usedFor);
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

/** For workers and subscribers (`usedFor` says which, in a word): waits until Redis is back. Commands go out one by one: the first is being answered while the next is written. */
export function waitingRedis(url: string, usedFor: string): Redis {
  return watched(new Redis(url, { maxRetriesPerRequest: null }), usedFor);
}
