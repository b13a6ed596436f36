import { Worker } from 'bullmq';
import { waitingRedis } from './redis';
import { WatchedPart } from './watched-part';

/**
 * Starts a BullMQ worker and answers how to stop it. It picks up a killed worker's messages in about 10 s: lock 10 s, stalled check 5 s (30/30 takes a minute).
 * Stalls don't count as attempts: attempts are capped in the row, so `maxStalledCount` is set too high to matter.
 */
export function startWorker<M>(options: {
  queue: string;
  redisUrl: string;
  prefix: string;
  concurrency: number;
  handle: (message: M) => Promise<void>;
}): () => Promise<void> {
  const connection = waitingRedis(options.redisUrl, 'workers');
  const part = new WatchedPart(`worker of ${options.queue}`);
  const worker = new Worker<M>(options.queue, (job) => options.handle(job.data), {
    connection,
    prefix: options.prefix,
    concurrency: options.concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 1_000,
  });
  worker.on('error', (error) => part.failed(error));
  worker.on('failed', (_job, error) => part.failed(error));
  for (const sign of ['ready', 'completed'] as const) worker.on(sign, () => part.worked());
  return async () => {
    await worker.close();
    // BullMQ does not close a connection that it did not open.
    connection.disconnect();
    part.closed();
  };
}
