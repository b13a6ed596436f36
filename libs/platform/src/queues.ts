import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { producerRedis } from './redis';
import { WatchedPart } from './watched-part';

/** What a message carries: ids only, never content. */
export type Message = { id: string; traceparent: string };
/** A domain event in transit: only ids and versions, nothing personal. */
export type EventMessage = { id: string; name: string; payload: unknown; traceparent: string };

// A slower add would hold up a request; the row waits for the sweep instead.
const addWithinMs = 1_500;
/** The row remembers the outcome; a message that stayed would block its id for a later attempt. */
const forgotten = { removeOnComplete: true, removeOnFail: true };
/** BullMQ's lowest priority. Messages without one (0) come before all that have one. */
const lastPriority = 2_097_151;
/** The most events in one message. */
const eventsPerMessage = 100;

const inTime = (added: Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`a message was not taken within ${addWithinMs} ms`)), addWithinMs);
    added.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Producers of all queues over one connection. Rows are the truth: failing to add a message is not an error. */
export class Queues {
  private readonly connection: Redis;
  private readonly queues = new Map<string, Queue>();
  private readonly adding = new WatchedPart('messages to queues');

  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.connection = producerRedis(url, 'queues', { enableAutoPipelining: false });
  }

  /** Adds a message under its own id (a duplicate is ignored); `turn` 1 is first ({@link JobRows.turnOf}). False when Redis did not accept it in time. */
  async add(queue: string, id: string, message: Message, { turn, delayMs = 0 }: { turn: number; delayMs?: number }): Promise<boolean> {
    const priority = Math.min(Math.max(turn, 1) - 1, lastPriority);
    return this.added(() => this.queue(queue).add(queue, message, { jobId: id, priority, delay: delayMs, ...forgotten }));
  }

  /** Removes the messages with these ids that no worker holds, and what BullMQ's own event log still says about them. */
  async forget(name: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const queue = this.queue(name);
    await Promise.all(ids.map((id) => queue.remove(id)));
    const wanted = new Set(ids);
    const events = await this.connection.xrange(queue.toKey('events'), '-', '+');
    const told = events.filter(([, fields]) => fields.some((value) => wanted.has(value))).map(([id]) => id);
    if (told.length > 0) await this.connection.xdel(queue.toKey('events'), ...told);
  }

  /** Adds events in as few messages as possible; a receiver recognises duplicates by their id. False when Redis did not accept them all in time. */
  async addEvents(queue: string, events: EventMessage[]): Promise<boolean> {
    const groups = Array.from({ length: Math.ceil(events.length / eventsPerMessage) }, (_, index) =>
      events.slice(index * eventsPerMessage, (index + 1) * eventsPerMessage),
    );
    return this.added(() => this.queue(queue).addBulk(groups.map((group) => ({ name: queue, data: { events: group }, opts: forgotten }))));
  }

  async close() {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.connection.disconnect();
    this.adding.closed();
  }

  private async added(add: () => Promise<unknown>): Promise<boolean> {
    try {
      await inTime(add());
      this.adding.worked();
      return true;
    } catch (error) {
      this.adding.failed(error as Error);
      return false;
    }
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.connection, prefix: this.prefix, skipWaitingForReady: true });
    // The connection is watched separately, and so is every message.
    queue.on('error', () => {});
    this.queues.set(name, queue);
    // BullMQ asks Redis for its version once. A queue that got no answer refuses everything from then on, so it is dropped and the next one asks again.
    queue.waitUntilReady().catch(() => {
      this.queues.delete(name);
      queue.close().catch(() => {});
    });
    return queue;
  }
}
