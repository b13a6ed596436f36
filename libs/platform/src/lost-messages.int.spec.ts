import { setTimeout as sleep } from 'node:timers/promises';
import { job } from '@folia/contracts/job';
import { describeWithOwnRedis, OwnRedis } from '@folia/testing/own-redis';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startBackground } from './background';
import { databaseOptions } from './database';
import { Processes } from './discovery';
import type { ServiceEnv } from './env';
import { JobRows, jobTable } from './job-rows';
import type { Work } from './job-runner';
import { newId } from './new-id';
import { outboxTables } from './outbox';
import { PlatformModule } from './platform.module';
import { Queues } from './queues';

const noOp = job('no-op', { service: 'spec', timeoutMs: 5_000 });
const [busy, other] = [newId(), newId()];

let order: string[];
let failsFirst: string | null;

@Injectable()
class NoOpProcessor {
  @Processes(noOp)
  async process({ claim, finish }: Work): Promise<void> {
    if (claim.id === failsFirst && claim.attempt === 1) throw new Error('a passing fault');
    order.push(claim.id);
    await finish(async () => {});
  }
}

describeWithOwnRedis('messages that a Redis did not keep', () => {
  let own: OwnRedis;
  let copy: TestDatabase;
  let env: ServiceEnv;
  let app: INestApplicationContext;
  let rows: JobRows;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    own = await OwnRedis.start();
    copy = await cloneDatabase('jobspec', async (url) => {
      const fresh = await new DataSource(databaseOptions(url, 'jobspec', [], [])).initialize();
      await fresh.query(`${jobTable} ${outboxTables}; CREATE TABLE result (job_id uuid, attempt int)`);
      await fresh.destroy();
    });
    env = { ...testServiceEnv(copy.url), REDIS_URL: own.url };
    @Module({ imports: [PlatformModule.forService('jobspec', env, [])], providers: [NoOpProcessor] })
    class SpecModule {}
    app = await NestFactory.createApplicationContext(SpecModule, { logger: false });
    rows = app.get(JobRows);
  });

  beforeEach(async () => {
    order = [];
    failsFirst = null;
    await rows.database.query('DELETE FROM job');
  });

  afterEach(() => stop());

  afterAll(async () => {
    await app.close();
    await own.close();
    await copy.drop();
  });

  const work = async () => {
    stop = await startBackground(app, 'jobspec', env, await app.resolve(PinoLogger));
  };
  const accept = async (ownerId: string): Promise<string> => {
    const id = newId();
    await rows.insert({ id, job: noOp, ownerId, caller: { actor: { type: 'user', id: ownerId, isAdmin: false, sessionId: ownerId } } });
    return id;
  };
  const add = async (id: string) => app.get(Queues).add(noOp.name, `${id}-1`, { id, traceparent: '' }, { turn: await rows.turnOf(id) });
  const age = () => rows.database.query(`UPDATE job SET created_at = created_at - interval '11 s'`);
  const untilOver = async () => {
    while ((await rows.database.query('SELECT FROM job WHERE finished_at IS NULL')).length > 0) await sleep(50);
  };

  test("come back in turn: another's job stands second, behind one of somebody's fifty", async () => {
    const backlog: string[] = [];
    for (let count = 0; count < 50; count += 1) backlog.push(await accept(busy));
    const late = await accept(other);
    for (const id of [...backlog, late]) await add(id);
    const redis = new Redis(own.url);
    await redis.flushall();
    redis.disconnect();
    await age();
    await work();
    await untilOver();
    expect(order).toEqual([backlog[0], late, ...backlog.slice(1)]);
  });

  test('of a job that is tried again come after those that its owner has waiting', async () => {
    const backlog: string[] = [];
    for (let count = 0; count < 20; count += 1) backlog.push(await accept(busy));
    failsFirst = backlog[0] ?? '';
    await work();
    const connection = new Redis(own.url, { maxRetriesPerRequest: null });
    const queue = new Queue(noOp.name, { connection, prefix: env.REDIS_PREFIX });
    await add(failsFirst);
    let again = await queue.getJob(`${failsFirst}-2`);
    while (!again) again = await queue.getJob(`${failsFirst}-2`);
    expect(again.opts.priority).toBe(20);
    for (const id of backlog.slice(1)) await add(id);
    await untilOver();
    await queue.close();
    connection.disconnect();
    expect(order).toHaveLength(20);
  });

  test('since it hung: a job that was accepted meanwhile is a row, and runs once when Redis goes on', async () => {
    while (!(await app.get(Queues).add('warm-up', newId(), { id: '', traceparent: '' }, { turn: 1 }))) await sleep(50);
    own.hang();
    const id = await accept(other);
    expect(await add(id)).toBe(false);
    await age();
    await work();
    own.goOn();
    await untilOver();
    expect(order).toEqual([id]);
    const row = await rows.database.query('SELECT state, attempt FROM job');
    expect(row).toEqual([{ state: 'done', attempt: 1 }]);
  });
});
