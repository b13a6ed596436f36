import { randomUUID } from 'node:crypto';
import { maxStreamsPerAddress, maxStreamsPerPerson } from '@folia/contracts/limits';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { gauge } from '@folia/platform/metrics';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
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
/** By the clock of Redis: renews the leases of slots, each by its two keys and its id. */
const keepSlots = {
  lua: `local time = redis.call('TIME')
local till = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
for place, key in ipairs(KEYS) do
  redis.call('ZADD', key, till, ARGV[1 + math.ceil(place / 2)])
  redis.call('PEXPIRE', key, ARGV[1])
end`,
};
type Scripted = Redis & {
  takeSlot(...keysThenValues: (string | number)[]): Promise<number>;
  keepSlots(keys: number, ...keysThenValues: (string | number)[]): Promise<unknown>;
};

/** Renewals of ten thousand streams go to Redis together. */
const keepRestMs = 250;

/**
 * How many event streams a person and a network address have open, over all gateways: each is a lease in Redis that its gateway renews, so those of a
 * gateway that was killed are free again within `leaseMs`; one that stops gives its own back first, since its listeners come again at once. While Redis is
 * away each gateway counts its own.
 */
@Injectable()
export class StreamSlots implements BeforeApplicationShutdown {
  /** Those of this process, by key. */
  private readonly own = new Map<string, number>();
  /** The keys of each lease that this process holds. */
  private readonly held = new Map<string, string[]>();
  private readonly renewals = new GroupedCalls<string, undefined>((ids) => this.renew(ids), keepRestMs);

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly leaseMs = 45_000,
  ) {
    redis.defineCommand('takeSlot', takeSlot);
    redis.defineCommand('keepSlots', keepSlots);
  }

  /** Null when the person or the address has as many as allowed. */
  async take(userId: string, address: string): Promise<StreamSlot | null> {
    const keys = [`${this.prefix}:streams-of-person:${userId}`, `${this.prefix}:streams-of-address:${address}`];
    const id = randomUUID();
    const hasRoom = () => keys.every((key, place) => (this.own.get(key) ?? 0) < (limits[place] ?? 0));
    const isTaken = await (this.redis as Scripted).takeSlot(...keys, id, this.leaseMs, ...limits).catch(() => (hasRoom() ? 1 : 0));
    if (!isTaken) return null;
    this.count(keys, 1);
    this.held.set(id, keys);
    openStreams.inc();
    return {
      keep: () => this.renewals.call(id),
      release: async () => {
        this.count(keys, -1);
        openStreams.dec();
        if (this.held.delete(id)) await this.giveBack(id, keys);
      },
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    const all = [...this.held];
    this.held.clear();
    await Promise.all(all.map(([id, keys]) => this.giveBack(id, keys)));
  }

  private async giveBack(id: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.redis.zrem(key, id))).catch(() => {});
  }

  /** Only those still held: a stream may have ended while its renewal waited. */
  private async renew(ids: string[]): Promise<undefined[]> {
    const still = ids.flatMap((id) => (this.held.has(id) ? [{ id, keys: this.held.get(id) ?? [] }] : []));
    const keys = still.flatMap((one) => one.keys);
    if (keys.length > 0) await (this.redis as Scripted).keepSlots(keys.length, ...keys, this.leaseMs, ...still.map(({ id }) => id));
    return [];
  }

  private count(keys: string[], change: 1 | -1): void {
    for (const key of keys) {
      const count = (this.own.get(key) ?? 0) + change;
      if (count > 0) this.own.set(key, count);
      else this.own.delete(key);
    }
  }
}
