import type { Caller } from '@folia/contracts/caller';
import type { JobState, JobView, ProgressEvent } from '@folia/contracts/job';
import { getJob, lookAtJobs } from '@folia/contracts/job/questions';
import { newId } from '@folia/platform/new-id';
import { ProgressWriter, readEvents } from '@folia/platform/progress';
import { RpcClient } from '@folia/platform/rpc-client';
import { inSpan, SpanKind } from '@folia/platform/trace';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { recordSpans } from '@folia/testing/record-spans';
import { testServiceEnv } from '@folia/testing/service-env';
import { Redis } from 'ioredis';
import type { JobStreamService } from './job-stream.service';

const ownerId = newId();
const userOf = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });
const caller = userOf(ownerId);
const states = new Map<string, JobState>();
const percents = new Map<string, number>();
let asked: Record<'alone' | 'together', string[][]> = { alone: [], together: [] };
let services: Awaited<ReturnType<typeof startAnsweringService>>;
let settings: Record<string, unknown>;
let rpc: RpcClient;
let streams: JobStreamService;

function viewOf(id: string): JobView {
  const rest = { step: null, waitingSince: null, error: null, createdAt: new Date().toISOString(), finishedAt: null };
  return { id, kind: 'fit-score', state: states.get(id) ?? 'running', attempt: 1, percent: percents.get(id) ?? 0, ...rest };
}

beforeAll(async () => {
  services = await startAnsweringService([
    answering(getJob, (_caller, { id }) => {
      asked.alone.push([id]);
      return viewOf(id);
    }),
    answering(lookAtJobs, (_caller, { jobs }) => {
      asked.together.push(jobs.map(({ id }) => id));
      return { jobs: jobs.map((one) => (one.ownerId === ownerId ? viewOf(one.id) : null)) };
    }),
  ]);
  settings = { ...testServiceEnv('postgres://nowhere', services.url), APP_URL: 'https://folia.example', WEB_DIRECTORY: '.' };
  Object.assign(process.env, Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])));
  rpc = new RpcClient({ ai: services.url }, String(settings.INNER_KEY));
  const { JobStreamService: Streams } = await import('./job-stream.service');
  streams = new Streams(rpc);
});
beforeEach(() => {
  asked = { alone: [], together: [] };
});
afterAll(async () => {
  streams.onApplicationShutdown();
  rpc.close();
  await services.close();
});

/** A worker that has a connection: what has just been made is still connecting, and tells nothing until then. */
async function connectedWorker(): Promise<ProgressWriter> {
  const worker = new ProgressWriter(String(settings.REDIS_URL), String(settings.REDIS_PREFIX));
  const other = newId();
  while ((await worker.told(other)).length === 0) await worker.add(other, { type: 'step', attempt: 1, name: 'score', percent: 10 });
  return worker;
}

/** What a follower is told until the end. */
async function told(id: string, signal = new AbortController().signal, callerNow = async () => caller) {
  const events = [];
  for await (const { event } of streams.follow(await streams.open(id, caller), '0', signal, callerNow)) events.push(event);
  return events;
}

test('the rows of many followed jobs are looked at together', async () => {
  const ids = Array.from({ length: 300 }, newId);
  const leaving = ids.map(() => new AbortController());
  const followed = ids.map((id, place) => told(id, leaving[place]?.signal));
  while (new Set(asked.together.flat()).size < ids.length) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const one of leaving) one.abort();
  await Promise.all(followed);
  // Each once by itself, when it was begun to be followed.
  expect(asked.alone).toHaveLength(300);
  expect(asked.together.length).toBeLessThan(30);
}, 30_000);

test('a follower learns from the row how a job ended, also when nobody told', async () => {
  const id = newId();
  const followed = told(id);
  while (asked.alone.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  states.set(id, 'done');
  expect(await followed).toEqual([{ type: 'done', attempt: 1 }]);
}, 30_000);

test('events whose message was lost come when the row says that the job is further', async () => {
  const id = newId();
  const leaving = new AbortController();
  const events: ProgressEvent[] = [];
  const following = (async () => {
    for await (const { event } of streams.follow(await streams.open(id, caller), '0', leaving.signal, async () => caller)) events.push(event);
  })();
  while (asked.alone.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const silent = new Redis(String(settings.REDIS_URL));
  // Written, and nobody is told.
  await silent.xadd(`${settings.REDIS_PREFIX}:job-${id}`, '*', 'event', JSON.stringify({ type: 'step', attempt: 1, name: 'score', percent: 90 }));
  silent.disconnect();
  percents.set(id, 90);
  while (events.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  leaving.abort();
  await following;
  expect(events).toEqual([{ type: 'step', attempt: 1, name: 'score', percent: 90 }]);
}, 30_000);

test('a job that is not its follower’s any more ends the stream', async () => {
  const other = userOf(newId());
  await expect(told(newId(), undefined, async () => other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
}, 30_000);

test('the trace of a job goes on to where its follower is told, from the steps to the end', async () => {
  const id = newId();
  const worker = await connectedWorker();
  const click = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const spans = recordSpans();
  await inSpan('process fit-score', click, SpanKind.CONSUMER, () => worker.add(id, { type: 'step', attempt: 1, name: 'score', percent: 90 }));
  states.set(id, 'done');
  expect((await told(id)).map(({ type }) => type)).toEqual(['step', 'done']);
  worker.close();
  const traced = spans.finished().filter(({ traceId }) => traceId === click.split('-')[1]);
  await spans.stop();
  expect(traced.map(({ name }) => name)).toEqual(['process fit-score', 'tell step', 'tell done']);
}, 30_000);

test('a story that is longer than what is read at once is told whole and in order', async () => {
  const id = newId();
  const worker = await connectedWorker();
  const names = Array.from({ length: 2 * readEvents + 50 }, (_, number) => `part ${number}`);
  await Promise.all(names.map((name) => worker.add(id, { type: 'step', attempt: 1, name, percent: 50 })));
  worker.close();
  states.set(id, 'done');
  expect((await told(id)).map((event) => (event.type === 'step' ? event.name : event.type))).toEqual([...names, 'done']);
}, 30_000);
