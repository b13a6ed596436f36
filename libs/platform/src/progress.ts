import type { RunningEvent } from '@folia/contracts/job';
import type { Redis } from 'ioredis';
import { GroupedCalls } from './grouped-calls';
import { producerRedis, waitingRedis } from './redis';
import { currentTraceparent } from './trace';

// Longer than any job. Progress is decoration, and nobody reads it an hour later.
const keptForS = 3_600;
const keptEvents = 1_000;
/** So many events are read at once: a listener who takes them slowly has no more than these waiting in memory. The largest (8 kB) are 64 kB together. */
export const readEvents = 8;

const streamOf = (prefix: string, jobId: string) => `${prefix}:job-${jobId}`;

/** The channel that tells every process which jobs are over, their ids separated by commas. */
const overOf = (prefix: string) => `${prefix}:jobs-over`;

/** Adds and announces each event in one step, so that a woken reader finds it. */
const addEvents = {
  lua: `for place, stream in ipairs(KEYS) do
  local trace = ARGV[#KEYS + place]
  if trace == '' then
    redis.call('XADD', stream, 'MAXLEN', '~', ${keptEvents}, '*', 'event', ARGV[place])
  else
    redis.call('XADD', stream, 'MAXLEN', '~', ${keptEvents}, '*', 'event', ARGV[place], 'traceparent', trace)
  end
  redis.call('EXPIRE', stream, ${keptForS})
  redis.call('PUBLISH', stream, '1')
end`,
};

type Addition = { stream: string; event: string; traceparent: string };

/** Writes what a job is doing to its stream, and announces when it is over. If this fails, nothing is lost: the row is the truth. */
export class ProgressWriter {
  private readonly redis: Redis & { addEvents(streams: number, ...streamsEventsAndTraces: string[]): Promise<unknown> };
  private readonly additions = new GroupedCalls<Addition, undefined>(async (all) => {
    const parts = [all.map(({ stream }) => stream), all.map(({ event }) => event), all.map(({ traceparent }) => traceparent)];
    await this.redis.addEvents(all.length, ...parts.flat());
    return [];
  });
  /** Settles when everything added so far has been sent. */
  private added: Promise<unknown> = Promise.resolve();
  private readonly ends = new GroupedCalls<string, undefined>(async (ids) => {
    await this.redis.publish(overOf(this.prefix), ids.join());
    return [];
  });

  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.redis = producerRedis(url, 'progress', { scripts: { addEvents } }) as typeof this.redis;
  }

  async add(jobId: string, event: RunningEvent): Promise<void> {
    const addition = { stream: streamOf(this.prefix, jobId), event: JSON.stringify(event), traceparent: currentTraceparent() };
    this.added = this.additions.call(addition).catch(() => {});
    await this.added;
  }

  /** Everything the job has said so far, oldest first; empty while Redis is away. */
  async told(jobId: string): Promise<RunningEvent[]> {
    const entries = await this.redis.xrange(streamOf(this.prefix, jobId), '-', '+').catch(() => []);
    return entries.map(([, fields]) => JSON.parse(fields[1] ?? '{}') as RunningEvent);
  }

  /** Wakes the job's followers, after its last step, to look at its row, which says how it ended. */
  async tellOver(jobId: string): Promise<void> {
    await this.added;
    await this.ends.call(jobId).catch(() => {});
  }

  /** Removes the progress of these jobs. */
  async forget(jobIds: readonly string[]): Promise<void> {
    await Promise.all(jobIds.map((jobId) => this.redis.del(streamOf(this.prefix, jobId))));
  }

  close() {
    this.redis.disconnect();
  }
}

/** Hears which jobs are over, over one connection per process. Without Redis nothing is heard. */
export class JobEnds {
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, () => void>();

  constructor(url: string, prefix: string) {
    this.subscriber = waitingRedis(url, 'ends');
    this.subscriber.on('message', (_channel: string, told: string) => {
      for (const id of told.split(',')) this.listeners.get(id)?.();
    });
    this.subscriber.subscribe(overOf(prefix)).catch(() => {});
  }

  /** Calls `told` when the job is said to be over. Answers how to stop listening. */
  listen(jobId: string, told: () => void): () => void {
    this.listeners.set(jobId, told);
    return () => {
      if (this.listeners.get(jobId) === told) this.listeners.delete(jobId);
    };
  }

  close() {
    this.subscriber.disconnect();
  }
}

/** `traceparent`: of the work that said it; empty where nothing is traced. */
type StreamedEvent = { id: string; event: RunningEvent; traceparent: string };

type Wake = (isOver: boolean) => void;

/** Follows job streams for many listeners over one subscribing connection per process. */
export class ProgressReader {
  private readonly redis: Redis;
  private readonly subscriber: Redis;
  private readonly waiting = new Map<string, Set<Wake>>();

  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.redis = producerRedis(url, 'followers');
    this.subscriber = waitingRedis(url, 'followers');
    this.subscriber.on('message', (channel: string, told: string) => {
      const isOver = channel === overOf(prefix);
      const streams = isOver ? told.split(',').map((id) => streamOf(prefix, id)) : [channel];
      for (const stream of streams) for (const wake of this.waiting.get(stream) ?? []) wake(isOver);
    });
    this.subscriber.subscribe(overOf(prefix)).catch(() => {});
  }

  /** The next events after `lastId` (exclusive, '0' = from the start), oldest first, at most `readEvents`. Empty while Redis is away. */
  async read(jobId: string, lastId: string): Promise<StreamedEvent[]> {
    const entries = await this.redis.xrange(streamOf(this.prefix, jobId), `(${lastId}`, '+', 'COUNT', readEvents).catch(() => []);
    return entries.map(([id, [, event = '{}', , traceparent = '']]) => ({ id, event: JSON.parse(event) as RunningEvent, traceparent }));
  }

  /** Calls `wake` whenever the job's stream grows, and when the job is over. Answers how to stop. */
  watch(jobId: string, wake: Wake): () => void {
    const stream = streamOf(this.prefix, jobId);
    const listeners = this.waiting.get(stream) ?? new Set();
    this.waiting.set(stream, listeners.add(wake));
    // Not awaited: while Redis is away, the caller falls back to looking at the row.
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
