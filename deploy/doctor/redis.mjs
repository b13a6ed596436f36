import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** What Redis tells about itself, by name. */
const factsOf = (info) => Object.fromEntries([...info.matchAll(/^([a-z_]+):(.*?)\r?$/gm)].map(([, name, value]) => [name, value]));

const isOld = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major < 6 || (major === 6 && minor < 2);
};

/** Looks at the Redis that all processes share. */
export async function examineRedis({ root, service, url, tell }) {
  const platform = createRequire(join(root, 'services', service, 'package.json'));
  const { sentinelOptions } = platform('@folia/platform/sentinel-address');
  const { clusterOptions } = platform('@folia/platform/cluster-address');
  const found = sentinelOptions(url) ?? clusterOptions(url);
  const patience = { lazyConnect: true, connectTimeout: 5_000, commandTimeout: 5_000, maxRetriesPerRequest: 0, retryStrategy: () => null };
  const redis = found ? new Redis({ ...found, ...patience, sentinelRetryStrategy: () => null }) : new Redis(url, patience);
  let reason;
  redis.on('error', (error) => {
    reason = error.message || error.code;
  });
  try {
    await redis.connect();
    const facts = factsOf(await redis.info());
    const [seconds, micros] = await redis.time();
    const apart = Math.round(Math.abs(Date.now() / 1000 - Number(seconds) - Number(micros) / 1e6) * 10) / 10;
    if (isOld(facts.redis_version)) tell('fail', `Redis is ${facts.redis_version}`, 'Folia needs Redis 6.2 or newer.');
    else tell('ok', `Redis ${facts.redis_version} answers`);
    if (found && facts.connected_slaves === '0') tell('warn', 'no replica follows the primary of Redis', 'start one: without it nothing can take over.');
    if (facts.maxmemory_policy === 'noeviction') tell('ok', 'Redis drops nothing when it is full');
    else tell('fail', `Redis drops what it likes when it is full (${facts.maxmemory_policy})`, 'set maxmemory-policy to noeviction: queues live there.');
    if (facts.aof_enabled !== '1')
      tell(
        'warn',
        'Redis keeps nothing over a restart',
        'set appendonly to yes. Jobs are put back by the sweep; progress, limits and stored answers are lost.',
      );
    else if (facts.aof_last_write_status !== 'ok') tell('fail', 'Redis could not write its append-only file', 'look at its disk.');
    else tell('ok', 'Redis keeps what it was given over a restart');
    const [used, most] = [Number(facts.used_memory), Number(facts.maxmemory)];
    if (most > 0 && used > 0.8 * most)
      tell('warn', `Redis uses ${Math.round((100 * used) / most)} % of its memory`, 'give it more: when it is full it refuses writes.');
    else tell('ok', `Redis uses ${Math.round(used / 1e6)} MB`);
    if (apart > 2) tell('warn', `the clock of Redis is ${apart} s away from this one`, 'let both machines keep their time by NTP.');
    else tell('ok', `the clock of Redis is ${apart} s away from this one`);
  } catch (error) {
    const { hostname, port } = new URL(url);
    tell('fail', `Redis at ${hostname}:${port || 6379} cannot be used: ${reason ?? error.message}`, 'correct REDIS_URL, or start Redis.');
  } finally {
    redis.disconnect();
  }
}
