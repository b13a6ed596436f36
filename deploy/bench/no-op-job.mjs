import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { inRoot } from '../local/paths.mjs';
import { median, percentile, ratio } from './figures.mjs';

const require = createRequire(inRoot('libs/platform/package.json'));
const jobs = 2_000;
const concurrency = 50;
const rounds = 3;

const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Adds and works off many no-op jobs with nothing but BullMQ. */
async function bareRound(redisUrl) {
  const prefix = `bench-${randomUUID()}`;
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue('bare', { connection, prefix });
  let done = 0;
  let finish;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  const worker = new Worker('bare', async () => void (++done === jobs && finish()), {
    connection: new Redis(redisUrl, { maxRetriesPerRequest: null }),
    prefix,
    concurrency,
  });
  await worker.waitUntilReady();
  const ms = await timed(async () => {
    await Promise.all(Array.from({ length: jobs }, (_, index) => queue.add('bare', { id: index }, { removeOnComplete: true })));
    await finished;
  });
  await worker.close();
  await queue.close();
  connection.disconnect();
  return ms;
}

/** The same through our rows: insert, message, claim, fence, result and event in one transaction, progress. */
async function ourRound({ redisUrl, databaseUrl }) {
  const { DataSource } = require('typeorm');
  const { databaseOptions } = require('./dist/database.js');
  const { JobRows, jobTable } = require('./dist/job-rows.js');
  const { Outbox, outboxTables } = require('./dist/outbox.js');
  const { ProgressWriter } = require('./dist/progress.js');
  const { Queues } = require('./dist/queues.js');
  const { runJob } = require('./dist/job-runner.js');
  const { startWorker } = require('./dist/worker.js');
  const schema = `bench_${randomUUID().slice(0, 8)}`;
  const database = await new DataSource(databaseOptions(databaseUrl, schema, [], [])).initialize();
  await database.query(`CREATE SCHEMA "${schema}"; ${jobTable} ${outboxTables}`);
  const prefix = `bench-${randomUUID()}`;
  const queues = new Queues(redisUrl, prefix);
  const progress = new ProgressWriter(redisUrl, prefix);
  const rows = new JobRows(database);
  const outbox = new Outbox(database, queues, () => ['bench']);
  const job = { name: 'no-op', timeoutMs: 30_000 };
  const ownerId = randomUUID();
  const caller = { actor: { type: 'user', id: ownerId, isAdmin: false, sessionId: ownerId } };
  const parts = { rows, outbox, progress, retryLater: async () => {}, onFault: console.error };
  let done = 0;
  let finish;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  const waits = [];
  const began = new Map();
  const handle = async ({ id }) => {
    waits.push(performance.now() - began.get(id));
    await runJob(parts, job, id, (work) => work.finish());
    if (++done === jobs) finish();
  };
  const stop = startWorker({ queue: job.name, redisUrl, prefix, concurrency, handle, onError: console.error });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ms = await timed(async () => {
    await Promise.all(
      Array.from({ length: jobs }, async () => {
        const id = randomUUID();
        await rows.insert({ id, job, ownerId, caller });
        began.set(id, performance.now());
        await queues.add(job.name, `${id}-1`, { id, traceparent: '' });
      }),
    );
    await finished;
  });
  await stop();
  await outbox.relay();
  await queues.close();
  progress.close();
  await database.query(`DROP SCHEMA "${schema}" CASCADE`);
  await database.destroy();
  return { ms, waits };
}

/** A no-op job through the platform against bare BullMQ, added and worked off at once. */
export async function benchNoOpJob(stores) {
  const [bare, ours] = [[], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(await bareRound(stores.redisUrl));
    ours.push(await ourRound(stores));
  }
  const perSecond = (ms) => Math.round((jobs / ms) * 1000);
  const [bareMs, ourMs] = [median(bare), median(ours.map(({ ms }) => ms))];
  return [
    { what: `bare BullMQ, ${jobs} jobs, ${concurrency} at a time`, 'per second': perSecond(bareMs), ratio: '1.00' },
    {
      what: 'the same as rows: claim, fence, event, progress',
      'per second': perSecond(ourMs),
      ratio: ratio(bareMs, ourMs),
      goal: '>= 0.5',
      'add to start p99 ms': Math.round(
        percentile(
          ours.flatMap(({ waits }) => waits),
          0.99,
        ),
      ),
    },
  ];
}
