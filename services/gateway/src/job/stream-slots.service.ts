import { randomUUID } from 'node:crypto';
import { maxStreamsPerAddress, maxStreamsPerPerson } from '@folia/contracts/limits';
import { gauge } from '@folia/platform/metrics';
import { Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** A place for one event stream. `keep` it within its lease, `release` it at the end. */
export type StreamSlot = { keep: () => Promise<void>; release: () => Promise<void> };

const openStreams = gauge('sse_clients', 'Event streams that are open in this process');

const limits = [maxStreamsPerPerson, maxStreamsPerAddress] as const;

/** By the clock of Redis: forgets what was not kept, counts the rest, and takes a place in every set or in none. Answers whether it did. */
const takeSlot = {
  numberOfKeys: 2,
  lua: `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for place, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[place + 2]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2])
end
return 1`,
};
type Scripted = Redis & { takeSlot(...keysThenValues: (string | number)[]): Promise<number> };

/**
 * How many event streams a person and a network address have open, over all gateways: each is a lease in Redis that its gateway renews, so those of a
 * gateway that was killed are free again within `leaseMs`. While Redis is away each gateway counts its own.
 */
@Injectable()
export class StreamSlots {
  /** Those of this process, by key. */
  private readonly own = new Map<string, number>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly leaseMs = 45_000,
  ) {
    redis.defineCommand('takeSlot', takeSlot);
  }

  /** Null when the person or the address has as many as allowed. */
  async take(userId: string, address: string): Promise<StreamSlot | null> {
    const keys = [`${this.prefix}:streams-of-person:${userId}`, `${this.prefix}:streams-of-address:${address}`];
    const id = randomUUID();
    const hasRoom = () => keys.every((key, place) => (this.own.get(key) ?? 0) < (limits[place] ?? 0));
    const isTaken = await (this.redis as Scripted).takeSlot(...keys, id, this.leaseMs, ...limits).catch(() => (hasRoom() ? 1 : 0));
    if (!isTaken) return null;
    this.count(keys, 1);
    openStreams.inc();
    return {
      keep: async () => {
        const [seconds, microseconds] = await this.redis.time();
        const until = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000) + this.leaseMs;
        await Promise.all(keys.flatMap((key) => [this.redis.zadd(key, until, id), this.redis.pexpire(key, this.leaseMs)]));
      },
      release: async () => {
        this.count(keys, -1);
        openStreams.dec();
        await Promise.all(keys.map((key) => this.redis.zrem(key, id))).catch(() => {});
      },
    };
  }

  private count(keys: string[], change: 1 | -1): void {
    for (const key of keys) {
      const count = (this.own.get(key) ?? 0) + change;
      if (count > 0) this.own.set(key, count);
      else this.own.delete(key);
    }
  }
}
