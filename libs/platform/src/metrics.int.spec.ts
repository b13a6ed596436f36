import type { Server } from 'node:http';
import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { job } from '@folia/contracts/job';
import { jobDone } from '@folia/contracts/job/events';
import { rpc } from '@folia/contracts/rpc';
import { answering, freeTestPort, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testInnerKey, testServiceEnv } from '@folia/testing/service-env';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { startBackground } from './background';
import { databaseOptions } from './database';
import { On, Processes } from './discovery';
import { startHealth } from './health';
import { JobRows, jobTable } from './job-rows';
import type { Work } from './job-runner';
import { newId } from './new-id';
import { eventQueue, outboxTables } from './outbox';
import { PlatformModule } from './platform.module';
import { Queues } from './queues';
import { RpcClient } from './rpc-client';
import { measureStores } from './store-metrics';

const ownerId = '01900000-0000-7000-8000-000000000001';
const owner = { actor: { type: 'user' as const, id: ownerId, isAdmin: false, sessionId: ownerId } };
const good = job('good', { service: 'spec', timeoutMs: 5_000 });
const bad = job('bad', { service: 'spec', timeoutMs: 5_000 });
const unworked = job('unworked', { service: 'spec', timeoutMs: 5_000 });
const echo = rpc('sums.number.echo', { access: 'guest', input: z.strictObject({ refuse: z.boolean() }), output: z.strictObject({}) });
let heard = 0;

@Injectable()
class Worker {
  @Processes(good)
  async doWell({ finish }: Work): Promise<void> {
    await finish();
  }

  @Processes(bad)
  async doBadly(): Promise<void> {
    throw new AppError('FILE_EMPTY');
  }

  @On(jobDone)
  async hear(): Promise<void> {
    heard += 1;
    if (heard === 1) throw new Error('not yet');
  }
}

let copy: TestDatabase;
let app: INestApplicationContext;
let others: { url: string; close: () => Promise<void> };
let health: Server;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  copy = await cloneDatabase('metricsspec', async (url) => {
    const fresh = await new DataSource(databaseOptions(url, 'metricsspec', [], [])).initialize();
    await fresh.query(`${jobTable} ${outboxTables}`);
    await fresh.destroy();
  });
  const env = testServiceEnv(copy.url);
  @Module({ imports: [PlatformModule.forService('metricsspec', env, [])], providers: [Worker] })
  class SpecModule {}
  app = await NestFactory.createApplicationContext(SpecModule, { logger: false });
  measureStores(app.get(DataSource), true);
  stop = await startBackground(app, 'metricsspec', env, await app.resolve(PinoLogger));
  others = await startAnsweringService([
    answering(echo, (_caller, { refuse }) => {
      if (refuse) throw new AppError('NOT_FOUND');
      return {};
    }),
  ]);
  port = await freeTestPort();
  health = await startHealth({ HEALTH_PORT: port, INNER_HOST: '127.0.0.1' }, { ready: async () => true });
});

afterAll(async () => {
  health.close();
  await stop();
  await app.close();
  await others.close();
  await copy.drop();
});

type Labels = Record<string, string>;

/** The value of a sample, as a scrape of the running process tells it; undefined when it tells none. */
async function sample(name: string, labels: Labels = {}): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text.split('\n').find((one) => one.split(/[ {]/)[0] === name && wanted.every((part) => one.includes(part)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

async function untilIs(name: string, labels: Labels, value: number): Promise<void> {
  while ((await sample(name, labels)) !== value) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function insert(kind: typeof good, addMessage = true): Promise<string> {
  const id = newId();
  await app.get(JobRows).insert({ id, job: kind, ownerId, caller: owner });
  while (addMessage && !(await app.get(Queues).add(kind.name, `${id}-1`, { id, traceparent: '' }, { turn: 1 })));
  return id;
}

test('jobs are told by name and outcome, with their time and their attempts', async () => {
  await Promise.all([insert(good), insert(good), insert(bad)]);
  await untilIs('folia_job_run_duration_seconds_count', { kind: 'good', outcome: 'done' }, 2);
  await untilIs('folia_job_run_duration_seconds_count', { kind: 'bad', outcome: 'failed' }, 1);
  expect(await sample('folia_job_run_duration_seconds_sum', { kind: 'good' })).toBeGreaterThan(0);
  expect(await sample('folia_job_attempts_bucket', { kind: 'good', outcome: 'done', le: '1' })).toBe(2);
  expect(await sample('folia_job_attempts_count', { kind: 'bad', outcome: 'failed' })).toBe(1);
});

test('rows that wait are counted with the age of the oldest, and so is the outbox', async () => {
  const id = await insert(unworked, false);
  await insert(unworked, false);
  await app.get(DataSource).query(`UPDATE job SET created_at = now() - interval '1 hour', resume_at = now() + interval '1 hour' WHERE id = $1`, [id]);
  expect(await sample('folia_jobs_open', { kind: 'unworked', state: 'accepted' })).toBe(2);
  expect(await sample('folia_jobs_oldest_age_seconds', { kind: 'unworked', state: 'accepted' })).toBeGreaterThanOrEqual(3_600);
  expect(await sample('folia_outbox_events')).toBeGreaterThanOrEqual(0);
  expect(await sample('folia_outbox_oldest_age_seconds')).toBeGreaterThanOrEqual(0);
});

test('an event whose handler fails is counted each time it is tried again', async () => {
  const event = { id: newId(), name: jobDone.name, payload: { jobId: newId(), kind: 'good', ownerId }, traceparent: '' };
  while (!(await app.get(Queues).addEvents(eventQueue('metricsspec'), [event])));
  await untilIs('folia_event_retries_total', { event: jobDone.name }, 1);
  while (heard < 2) await new Promise((resolve) => setTimeout(resolve, 50));
});

test('questions are told by name and outcome, where they are asked and where they are answered', async () => {
  const client = new RpcClient({ sums: others.url }, testInnerKey);
  const answers = [false, false, true].map((refuse) => codeOf(client.call(echo, guest, { refuse })));
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'NOT_FOUND']);
  client.close();
  for (const side of ['asked', 'answered']) {
    expect(await sample('folia_question_duration_seconds_count', { question: echo.name, side, outcome: 'done' })).toBe(2);
    expect(await sample('folia_question_duration_seconds_count', { question: echo.name, side, outcome: 'NOT_FOUND' })).toBe(1);
  }
});

test('the pool and the event loop are told, and no label holds an id', async () => {
  for (const state of ['total', 'idle', 'waiting']) expect(await sample('folia_database_pool_connections', { state })).toBeGreaterThanOrEqual(0);
  expect(await sample('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});
