import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { producerRedis } from './redis';

/** What a message carries: ids only, never content. */
export type Message = { id: string; traceparent: string };

// An add that takes longer would hold a request; the row waits for the sweep instead.
const addWithinMs = 1_500;
/** BullMQ's largest priority; 1 is first. */
const lastPriority = 2_097_151;

/** Producers of all queues over one connection. Rows are the truth: a message that can't be added is not an error. */
export class Queues {
  private readonly connection: Redis;
  private readonly queues = new Map<string, Queue>();

  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.connection = producerRedis(url);
  }

  /** Adds a message under its own id (a twin is ignored). False when Redis did not take it in time. */
  async add(queue: string, id: string, message: Message, options: { priority?: number; delayMs?: number } = {}): Promise<boolean> {
    const added = this.queue(queue)
      .add(queue, message, {
        jobId: id,
        priority: Math.min(Math.max(options.priority ?? 1, 1), lastPriority),
        delay: options.delayMs ?? 0,
        removeOnComplete: true,
        removeOnFail: true,
      })
      .then(
        () => true,
        () => false,
      );
    return Promise.race([added, new Promise<boolean>((resolve) => setTimeout(resolve, addWithinMs, false).unref())]);
  }

  async close() {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.connection.disconnect();
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.connection, prefix: this.prefix, skipWaitingForReady: true });
    queue.on('error', () => {});
    this.queues.set(name, queue);
    return queue;
  }
}
