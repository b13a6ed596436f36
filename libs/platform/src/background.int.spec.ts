import { job } from '@folia/contracts/job';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startBackground } from './background';
import { databaseOptions } from './database';
import { checkComplete, Processes } from './discovery';
import type { ServiceEnv } from './env';
import { JobRows, jobTable } from './job-rows';
import type { Work } from './job-runner';
import { newId } from './new-id';
import { handleOnce, outboxTables } from './outbox';
import { PlatformModule } from './platform.module';
import { ProgressReader, ProgressWriter } from './progress';
import { Queues } from './queues';

const noOp = job('no-op', { service: 'spec', timeoutMs: 5_000 });
const ownerId = '01900000-0000-7000-8000-000000000001';
const owner = { actor: { type: 'user' as const, id: ownerId, isAdmin: false, sessionId: ownerId } };

@Injectable()
class NoOpProcessor {
  @Processes(noOp)
  async process({ report, finish }: Work): Promise<void> {
    report({ name: 'half', percent: 50, facts: { things: 3 } });
    await finish(async () => {});
  }
}

let copy: TestDatabase;
let env: ServiceEnv;
let app: INestApplicationContext;
let rows: JobRows;
let stop: () => Promise<void>;

beforeAll(async () => {
  copy = await cloneDatabase('jobspec', async (url) => {
    const fresh = await new DataSource(databaseOptions(url, 'jobspec', [], [])).initialize();
    await fresh.query(`${jobTable} ${outboxTables}; CREATE TABLE result (job_id uuid, attempt int)`);
    await fresh.destroy();
  });
  env = testServiceEnv(copy.url);
  @Module({ imports: [PlatformModule.forService('jobspec', env, [])], providers: [NoOpProcessor] })
  class SpecModule {}
  app = await NestFactory.createApplicationContext(SpecModule, { logger: false });
  rows = app.get(JobRows);
  stop = await startBackground(app, 'jobspec', env, await app.resolve(PinoLogger));
});

afterAll(async () => {
  await stop();
  await app.close();
  await copy.drop();
});

async function insert(): Promise<string> {
  const id = newId();
  await rows.insert({ id, job: noOp, ownerId, caller: owner });
  return id;
}

async function untilDone(id: string): Promise<void> {
  while ((await rows.get(id, personOf(owner).id)).state !== 'done') await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a message makes the job run, and what it reports can be followed from any reader', async () => {
  const id = await insert();
  await app.get(Queues).add(noOp.name, `${id}-1`, { id, traceparent: '' }, { turn: 1 });
  await untilDone(id);
  for (const reader of [new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX), new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX)]) {
    let events: unknown[] = [];
    // A reader that has just been made is still connecting, and reads nothing until then.
    for (; events.length < 1; await new Promise((resolve) => setTimeout(resolve, 20))) events = (await reader.read(id, '0')).map(({ event }) => event);
    expect(events).toEqual([{ type: 'step', attempt: 1, name: 'half', percent: 50, facts: { things: 3 } }]);
    reader.close();
  }
});

/** Waits until somebody hears a channel. */
async function untilHeard(channel: string): Promise<void> {
  const redis = new Redis(env.REDIS_URL);
  for (let hearing = 0; hearing === 0; ) hearing = Number((await redis.pubsub('NUMSUB', `${env.REDIS_PREFIX}:${channel}`))[1]);
  redis.disconnect();
}

test('whoever follows a job is woken once when it is over, and not by the end of another', async () => {
  const reader = new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX);
  await untilHeard('jobs-over');
  const [other, followed] = [await insert(), await insert()];
  let ends = 0;
  const over = new Promise<void>((resolve) => {
    reader.watch(followed, (isOver) => {
      if (!isOver) return;
      ends += 1;
      resolve();
    });
  });
  for (const id of [other, followed]) {
    await app.get(Queues).add(noOp.name, `${id}-1`, { id, traceparent: '' }, { turn: 1 });
    await untilDone(id);
  }
  await over;
  expect(ends).toBe(1);
  reader.close();
});

test('the end is told after the steps that still wait behind another', async () => {
  const reader = new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX);
  const progress = app.get(ProgressWriter);
  const id = newId();
  const told: string[] = [];
  const over = new Promise<void>((resolve) => {
    reader.watch(id, (isOver) => {
      told.push(isOver ? 'end' : 'step');
      if (isOver) resolve();
    });
  });
  await untilHeard('jobs-over');
  await untilHeard(`job-${id}`);
  void progress.add(id, { type: 'step', attempt: 1, name: 'first', percent: 10 });
  // By now the first is on its way, and what comes next has to wait for its answer.
  await new Promise((resolve) => setImmediate(resolve));
  void progress.add(id, { type: 'step', attempt: 1, name: 'last', percent: 90 });
  void progress.tellOver(id);
  await over;
  expect(told).toEqual(['step', 'step', 'end']);
  reader.close();
});

test('a job that had all its attempts and lost its last worker ends, and whoever follows it is woken', async () => {
  const reader = new ProgressReader(env.REDIS_URL, env.REDIS_PREFIX);
  await untilHeard('jobs-over');
  const id = await insert();
  const over = new Promise<void>((resolve) => {
    reader.watch(id, (isOver) => isOver && resolve());
  });
  await rows.database.query(`UPDATE job SET state = 'running', attempt = 5, heartbeat_at = now() - interval '9 s' WHERE id = $1`, [id]);
  await over;
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', error: { code: 'INTERNAL' } });
  reader.close();
}, 30_000);

test('a row whose message Redis lost runs all the same', async () => {
  const id = await insert();
  await app.get(Queues).add(noOp.name, `${id}-1`, { id, traceparent: '' }, { turn: 1, delayMs: 60_000 });
  const redis = new Redis(env.REDIS_URL);
  const keys = await redis.keys(`${env.REDIS_PREFIX}:no-op:*`);
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
  await rows.database.query(`UPDATE job SET created_at = now() - interval '11 s' WHERE id = $1`, [id]);
  await untilDone(id);
}, 30_000);

test('an event that comes twice is handled once', async () => {
  let handled = 0;
  const eventId = newId();
  const handle = async () => {
    handled += 1;
  };
  await Promise.all([handleOnce(rows.database, eventId, handle), handleOnce(rows.database, eventId, handle)]);
  expect(handled).toBe(1);
});

test('a contract without a handler, or with two, stops the start with its name', () => {
  expect(() => checkComplete('question', ['a.b.c'], [])).toThrow('question a.b.c: nobody handles it');
  expect(() =>
    checkComplete(
      'question',
      ['a.b.c'],
      [
        { name: 'a.b.c', by: 'One' },
        { name: 'a.b.c', by: 'Two' },
      ],
    ),
  ).toThrow('handled twice, by One and Two');
  expect(() => checkComplete('question', [], [{ name: 'x.y.z', by: 'One' }])).toThrow('belongs to no contract');
});
