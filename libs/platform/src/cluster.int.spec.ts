import { setTimeout as sleep } from 'node:timers/promises';
import { OwnCluster } from '@folia/testing/own-cluster';
import { describeWithOwnRedis } from '@folia/testing/own-redis';
import { clusterOptions, clusterTagOf, hashTagOf } from './cluster-address';
import { newId } from './new-id';
import { JobEnds, ProgressReader, ProgressWriter } from './progress';
import { Queues } from './queues';
import { producerRedis, removeKeysNaming } from './redis';
import { startWorker } from './worker';

test('an address of a Redis Cluster names a tag and a password, and a prefix its tag', () => {
  expect(clusterTagOf('redis+cluster://:a%3Ab@one:7000/folia?also=two')).toBe('folia');
  expect(clusterOptions('redis+cluster://:a%3Ab@one:7000/folia?also=two')).toMatchObject({ password: 'a:b' });
  expect(clusterOptions('redis://one:6379')).toBeNull();
  expect([hashTagOf('{folia}'), hashTagOf('a{folia}b'), hashTagOf('folia'), hashTagOf('{}')]).toEqual(['folia', 'folia', null, null]);
});

const prefix = '{folia}';
const message = (id: string) => ({ id, traceparent: '' });

describeWithOwnRedis('a Redis Cluster of three nodes', () => {
  let cluster: OwnCluster;
  let url: string;
  beforeAll(async () => {
    cluster = await OwnCluster.start();
    url = cluster.url('folia');
  }, 30_000);
  afterAll(() => cluster.close());

  test('carries messages with priorities and delays, and events in bulk, and forgets what it is told to', async () => {
    const queues = new Queues(url, prefix);
    const worked: string[] = [];
    const heard: string[] = [];
    const ids = Array.from({ length: 20 }, newId);
    const [forgotten = '', ...kept] = ids;
    for (const [place, id] of ids.entries())
      while (!(await queues.add('q', id, message(id), { turn: place + 1, delayMs: place % 2 ? 50 : 0 }))) await sleep(20);
    await queues.forget('q', [forgotten]);
    const stops = [
      startWorker<{ id: string }>({ queue: 'q', redisUrl: url, prefix, concurrency: 4, handle: async ({ id }) => void worked.push(id) }),
      startWorker<{ events: { id: string }[] }>({
        queue: 'events',
        redisUrl: url,
        prefix,
        concurrency: 1,
        handle: async ({ events }) => void heard.push(...events.map(({ id }) => id)),
      }),
    ];
    const events = Array.from({ length: 250 }, () => ({ id: newId(), name: 'said', payload: {}, traceparent: '' }));
    while (!(await queues.addEvents('events', events))) await sleep(20);
    while (worked.length < kept.length || heard.length < events.length) await sleep(20);
    expect(worked.sort()).toEqual([...kept].sort());
    expect(heard.sort()).toEqual(events.map(({ id }) => id).sort());
    await Promise.all(stops.map((stop) => stop()));
    await queues.close();
  }, 60_000);

  test('carries the progress of several jobs at once, wakes their followers, and says who is over', async () => {
    const [writer, reader, ends] = [new ProgressWriter(url, prefix), new ProgressReader(url, prefix), new JobEnds(url, prefix)];
    const jobs = Array.from({ length: 5 }, newId);
    const woken = new Set<string>();
    const over = new Set<string>();
    for (const job of jobs) {
      reader.watch(job, () => woken.add(job));
      ends.listen(job, () => over.add(job));
    }
    // A subscription is not told of: say it until everybody has heard.
    while (woken.size < jobs.length || over.size < jobs.length) {
      await Promise.all(jobs.map((job) => writer.add(job, { type: 'waiting', attempt: 1 })));
      for (const job of jobs) await writer.tellOver(job);
      await sleep(20);
    }
    for (const job of jobs) expect((await reader.read(job, '0'))[0]?.event).toEqual({ type: 'waiting', attempt: 1 });
    for (const one of [writer, reader, ends]) one.close();
  }, 60_000);

  test('lets a script use several keys, and loses every key that names a person', async () => {
    const redis = producerRedis(url, 'spec');
    while ((await redis.ping().catch(() => '')) !== 'PONG') await sleep(20);
    const keys = ['a', 'b', 'c'].map((name) => `${prefix}:${name}:ada`);
    await redis.eval(`for _, key in ipairs(KEYS) do redis.call('SET', key, ARGV[1]) end`, keys.length, ...keys, 'kept');
    await redis.set(`${prefix}:a:bob`, 'kept');
    expect(await redis.mget(...keys)).toEqual(['kept', 'kept', 'kept']);
    await removeKeysNaming(redis, prefix, 'ada');
    expect(await redis.mget(...keys, `${prefix}:a:bob`)).toEqual([null, null, null, 'kept']);
    redis.disconnect();
  }, 60_000);
});

describeWithOwnRedis('a node of a Redis Cluster that dies', () => {
  let cluster: OwnCluster;
  beforeAll(async () => {
    cluster = await OwnCluster.start({ withReplicas: true });
  }, 60_000);
  afterAll(() => cluster.close());

  test('is followed by its replica: what was counted goes on, every message is worked on, and new ones are taken', async () => {
    const url = cluster.url('folia');
    const redis = producerRedis(url, 'spec');
    const queues = new Queues(url, prefix);
    const worked = new Set<string>();
    const stop = startWorker<{ id: string }>({ queue: 'q', redisUrl: url, prefix, concurrency: 5, handle: async ({ id }) => void worked.add(id) });
    const add = async (id: string) => {
      while (!(await queues.add('q', id, message(id), { turn: 1 }))) await sleep(50);
    };
    const count = async (): Promise<number> => {
      for (;;) {
        const counted = await redis.incr(`${prefix}:counted`).catch(() => null);
        if (counted !== null) return counted;
        await sleep(50);
      }
    };
    const [before, after] = [Array.from({ length: 20 }, newId), Array.from({ length: 20 }, newId)];
    for (const id of before) await add(id);
    for (let times = 0; times < 5; times++) await count();
    while ((await redis.wait(1, 100)) < 1);
    await (await cluster.ownerOf('folia')).kill();
    for (const id of after) await add(id);
    expect(await count()).toBe(6);
    while (worked.size < 40) await sleep(50);
    expect([...worked].sort()).toEqual([...before, ...after].sort());
    await stop();
    await queues.close();
    redis.disconnect();
  }, 90_000);
});
