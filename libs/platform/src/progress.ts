import type { ProgressEvent } from '@folia/contracts/job';
import type { Redis } from 'ioredis';
import { GroupedCalls } from './grouped-calls';
import { producerRedis, waitingRedis } from './redis';

// Longer than any job; decoration that nobody reads an hour later.
const keptForS = 3_600;
const keptEvents = 1_000;

const streamOf = (prefix: string, jobId: string) => `${prefix}:job-${jobId}`;

/** Adds and tells at once, event by event: whoever is woken finds the event. */
const addEvents = {
  lua: `for place, stream in ipairs(KEYS) do
  redis.call('XADD', stream, 'MAXLEN', '~', ${keptEvents}, '*', 'event', ARGV[place])
  redis.call('EXPIRE', stream, ${keptForS})
  redis.call('PUBLISH', stream, '1')
end`,
};

type Addition = { stream: string; event: string };

/** Writes what a job is doing to its stream. Failing to is no failure: the row is the truth. */
export class ProgressWriter {
  private readonly redis: Redis & { addEvents(streams: number, ...streamsThenEvents: string[]): Promise<unknown> };
  private readonly additions = new GroupedCalls<Addition, undefined>(async (all) => {
    await this.redis.addEvents(all.length, ...all.map(({ stream }) => stream), ...all.map(({ event }) => event));
    return [];
  });

  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.redis = producerRedis(url, { addEvents }) as typeof this.redis;
  }

  async add(jobId: string, event: ProgressEvent): Promise<void> {
    await this.additions.call({ stream: streamOf(this.prefix, jobId), event: JSON.stringify(event) }).catch(() => {});
  }

  /** Removes what these jobs have told. */
  async forget(jobIds: readonly string[]): Promise<void> {
    await Promise.all(jobIds.map((jobId) => this.redis.del(streamOf(this.prefix, jobId))));
  }

  close() {
    this.redis.disconnect();
  }
}

export type StreamedEvent = { id: string; event: ProgressEvent };

/** Follows job streams for many listeners over one subscribing connection per process. */
export class ProgressReader {
  private readonly redis: Redis;
  private readonly subscriber: Redis;
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.redis = producerRedis(url);
    this.subscriber = waitingRedis(url);
    this.subscriber.on('message', (stream: string) => {
      for (const wake of this.waiting.get(stream) ?? []) wake();
    });
  }

  /** Everything after `lastId` (exclusive, '0' = from the start), oldest first. Empty while Redis is away. */
  async read(jobId: string, lastId: string): Promise<StreamedEvent[]> {
    const entries = await this.redis.xrange(streamOf(this.prefix, jobId), `(${lastId}`, '+').catch(() => []);
    return entries.map(([id, fields]) => ({ id, event: JSON.parse(fields[1] ?? '{}') as ProgressEvent }));
  }

  /** Calls `wake` whenever the job's stream grows; answers how to stop. */
  async watch(jobId: string, wake: () => void): Promise<() => void> {
    const stream = streamOf(this.prefix, jobId);
    const listeners = this.waiting.get(stream) ?? new Set();
    this.waiting.set(stream, listeners.add(wake));
    // Not awaited: while Redis is away the caller falls back to looking at the row.
    if (listeners.size === 1) this.subscriber.subscribe(stream).catch(() => {});
    return () => {
      listeners.delete(wake);
      if (listeners.size > 0) return;
      this.waiting.delete(stream);
      this.subscriber.unsubscribe(stream).catch(() => {});
    };
  }

  close() {
    this.redis.disconnect();
    this.subscriber.disconnect();
  }
}
