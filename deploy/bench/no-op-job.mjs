import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { inRoot } from '../local/paths.mjs';
import { median, percentile, ratio } from './figures.mjs';

const require = createRequire(inRoot('libs/platform/package.json'));
const { newId } = require('./dist/new-id.js');
const jobs = 10_000;
/** Not measured: scripts are loaded, connections opened and the code warm, as in a process that has been running. */
const warmUp = 500;
const alone = 300;
const rounds = 5;
const queueName = 'no-op';

/** Counts what is done and tells when it is all. */
function countdown() {
  let left = 0;
  let finish;
  return {
    one: () => void (--left === 0 && finish()),
    all: (count) => {
      left = count;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  };
}

/** ms until so many jobs, added at once, are worked off. */
async function timed(count, done, add) {
  const began = performance.now();
  const finished = done.all(count);
  await Promise.all(Array.from({ length: count }, add));
  await finished;
  return performance.now() - began;
}

/** Adds and works off no-op jobs with nothing but BullMQ; the messages are the same as ours. */
async function bareRound({ redisUrl }, concurrency) {
  const prefix = `bench-${randomUUID()}`;
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(queueName, { connection, prefix });
  const done = countdown();
  const worker = new Worker(queueName, async () => done.one(), { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }), prefix, concurrency });
  await worker.waitUntilReady();
  const add = () => {
    const id = newId();
    return queue.add(queueName, { id, traceparent: '' }, { jobId: `${id}-1`, priority: 0, delay: 0, removeOnComplete: true, removeOnFail: true });
  };
  await timed(warmUp, done, add);
  const ms = await timed(jobs, done, add);
  await worker.close();
  await queue.close();
  connection.disconnect();
  return { ms };
}

/** The same through our rows: insert, message, claim, fence, end and event in one statement, followers told. */
async function ourRound({ redisUrl, databaseUrl }, concurrency) {
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
  const job = { name: queueName, timeoutMs: 30_000 };
  const ownerId = randomUUID();
  const caller = { actor: { type: 'user', id: ownerId, isAdmin: false, sessionId: ownerId } };
  const parts = { rows, outbox, progress, retryLater: async () => {}, onFault: console.error };
  const done = countdown();
  let startedAt = 0;
  const handle = async ({ id }) => {
    startedAt = performance.now();
    await runJob(parts, job, id, (work) => work.finish());
    done.one();
  };
  const stop = startWorker({ queue: job.name, redisUrl, prefix, concurrency, handle });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const add = async () => {
    const id = newId();
    await rows.insert({ id, job, ownerId, caller });
    await queues.add(job.name, `${id}-1`, { id, traceparent: '' }, { turn: 1 });
  };
  await timed(warmUp, done, add);
  const waits = [];
  for (let turn = 0; turn < alone; turn++) {
    const addedAt = performance.now();
    await timed(1, done, add);
    waits.push(startedAt - addedAt);
  }
  const ms = await timed(jobs, done, add);
  await stop();
  await outbox.relay();
  await queues.close();
  progress.close();
  await database.query(`DROP SCHEMA "${schema}" CASCADE`);
  await database.destroy();
  return { ms, waits };
}

async function compare(stores, concurrency, goal) {
  const [bare, ours] = [[], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(await bareRound(stores, concurrency));
    ours.push(await ourRound(stores, concurrency));
  }
  const [bareMs, ourMs] = [bare, ours].map((all) => median(all.map(({ ms }) => ms)));
  const perSecond = (ms) => Math.round((jobs / ms) * 1000);
  const waits = ours.flatMap((round) => round.waits);
  return [
    { what: `bare BullMQ, ${jobs} jobs, ${concurrency} at a time`, 'per second': perSecond(bareMs), ratio: '1.00' },
    {
      what: 'the same as rows: claim, fence, event, followers told',
      'per second': perSecond(ourMs),
      ratio: ratio(bareMs, ourMs),
      goal,
      'alone, add to start p99 ms': Math.round(percentile(waits, 0.99)),
    },
  ];
}

/** A no-op job through the platform against bare BullMQ, added and worked off at once; a worker that waits for two stores needs more at a time. */
export const benchNoOpJob = async (stores) => [...(await compare(stores, 50, '')), ...(await compare(stores, 200, '>= 0.5'))];
