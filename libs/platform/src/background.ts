import { errorMessage } from '@folia/contracts/error-messages';
import { AppError } from '@folia/contracts/errors';
import { jobFailed } from '@folia/contracts/job/events';
import type { INestApplicationContext } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { findListeners, findPeriodic, findProcessors, findReceivers } from './discovery';
import type { ServiceEnv } from './env';
import { type Claim, JobRows } from './job-rows';
import { runJob } from './job-runner';
import { eventRetries } from './metrics';
import { eventQueue, handleOnce, Outbox } from './outbox';
import { JobEnds, ProgressWriter } from './progress';
import { type EventMessage, type Message, Queues } from './queues';
import { currentTraceparent, inSpan, SpanKind } from './trace';
import { WatchedPart } from './watched-part';
import { startWorker } from './worker';

const relayEveryMs = 500;
const sweepEveryMs = 10_000;

/** Everything a service does without being asked: its queues, events, sweeps and periodic tasks. Answers how to stop them. */
export async function startBackground(app: INestApplicationContext, service: string, env: ServiceEnv, log: PinoLogger): Promise<() => Promise<void>> {
  const [queues, rows, outbox, database] = [app.get(Queues), app.get(JobRows), app.get(Outbox), app.get(DataSource)];
  const wanted = (queue: string) => env.QUEUES === 'all' || env.QUEUES.split(',').includes(queue);
  const connection = { redisUrl: env.REDIS_URL, prefix: env.REDIS_PREFIX };
  const workers: (() => Promise<void>)[] = [];
  const loops: (() => void)[] = [repeat(relayEveryMs, () => outbox.relay())];

  const processors = findProcessors(app);
  const ends = processors.some(({ value }) => wanted(value.name)) ? new JobEnds(env.REDIS_URL, env.REDIS_PREFIX) : null;
  for (const { value, run } of processors.filter((one) => wanted(one.value.name))) {
    const parts = {
      rows,
      outbox,
      progress: app.get(ProgressWriter),
      retryLater: async ({ id, attempt }: Claim, delayMs: number) => {
        await queues.add(value.name, `${id}-${attempt + 1}`, { id, traceparent: currentTraceparent() }, { turn: await rows.turnOf(id), delayMs });
      },
      onFault: (error: unknown, { id, attempt }: Claim) =>
        error instanceof AppError
          ? log.info({ job: id, attempt, code: error.code }, 'a job was refused')
          : log.warn({ err: error, job: id, attempt }, 'a job stumbled'),
      whenOver: ends ? (id: string, told: () => void) => ends.listen(id, told) : undefined,
    };
    workers.push(
      startWorker({
        ...connection,
        queue: value.name,
        concurrency: value.atOnce,
        handle: ({ id, traceparent }: Message) => inSpan(`process ${value.name}`, traceparent, SpanKind.CONSUMER, () => runJob(parts, value, id, run)),
      }),
    );
  }
  if (processors.length > 0) loops.push(repeatWatched('sweep of jobs', sweepEveryMs, () => sweepJobs(rows, queues, outbox, app.get(ProgressWriter))));

  const stopping = new AbortController();
  for (const { value, run } of findReceivers(app).filter((one) => wanted(one.value.name))) {
    const handle = ({ id, traceparent }: Message) => inSpan(`receive ${value.name}`, traceparent, SpanKind.CONSUMER, () => run(id, stopping.signal));
    workers.push(startWorker({ ...connection, queue: value.name, concurrency: value.atOnce, handle }));
  }

  const listeners = new Map(findListeners(app).map(({ value, run }) => [value.name, { event: value, run }]));
  if (listeners.size > 0 && wanted(eventQueue(service))) {
    const handle = async (event: EventMessage) => {
      const listener = listeners.get(event.name);
      // An event that only a newer version knows: dropped, since retrying would not change that.
      if (!listener) return void log.warn({ event: event.name }, 'an event nobody here listens to');
      await inSpan(`hear ${event.name}`, event.traceparent, SpanKind.CONSUMER, () =>
        handleOnce(database, event.id, (manager) => listener.run(listener.event.payload.parse(event.payload), manager)),
      );
      void outbox.relay();
    };
    workers.push(startEventWorker({ ...connection, queue: eventQueue(service), handle }));
  }
  for (const { name, value, run } of findPeriodic(app)) loops.push(repeatWatched(name, value, run));

  return async () => {
    stopping.abort();
    for (const stop of loops) stop();
    await Promise.allSettled(workers.map((stop) => stop()));
    ends?.close();
  };
}

/** Events are retried until they are handled: the publisher no longer has them. */
function startEventWorker(options: { queue: string; redisUrl: string; prefix: string; handle: (event: EventMessage) => Promise<void> }) {
  const again = async (event: EventMessage) => {
    // One per event, since others with the same name may succeed meanwhile.
    const part = new WatchedPart(`hearing ${event.name}`);
    for (let wait = 200; ; wait = Math.min(wait * 2, 5_000)) {
      await part.run(() => options.handle(event));
      if (!part.failing) return;
      eventRetries.inc({ event: event.name });
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
  return startWorker({
    ...options,
    concurrency: 10,
    handle: async ({ events }: { events: EventMessage[] }) => void (await Promise.all(events.map(again))),
  });
}

/** Re-adds messages that were lost by Redis or a killed worker, and ends rows that have used up their attempts. */
async function sweepJobs(rows: JobRows, queues: Queues, outbox: Outbox, progress: ProgressWriter): Promise<void> {
  const ended = await rows.database.transaction(async (manager) => {
    const failed = await rows.failExhausted(manager, errorMessage.INTERNAL);
    for (const { id, kind, ownerId } of failed) await outbox.publish(manager, jobFailed, { jobId: id, kind, ownerId });
    return failed;
  });
  await Promise.all(ended.map(({ id }) => progress.tellOver(id)));
  for (const { id, kind, attempt, turn } of await rows.stale()) await queues.add(kind, `${id}-${attempt + 1}`, { id, traceparent: '' }, { turn });
}

function repeatWatched(name: string, ms: number, work: () => Promise<void>): () => void {
  const part = new WatchedPart(name);
  const stop = repeat(ms, () => part.run(work));
  return () => {
    stop();
    part.closed();
  };
}

/** `work` never throws. */
function repeat(ms: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const turn = async () => {
    await work();
    if (!stopped) timer = setTimeout(turn, ms);
  };
  timer = setTimeout(turn, ms);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
