import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithOwnRedis, OwnRedis } from '@folia/testing/own-redis';
import { newId } from './new-id';
import { Queues } from './queues';
import { producerRedis } from './redis';
import { sentinelOptions } from './sentinel-address';
import { startWorker } from './worker';

test('an address of Sentinels names them all, the primary and both passwords', () => {
  expect(sentinelOptions('redis+sentinel://:a%3Ab@one:26380/folia?also=two&also=three:5&sentinelPassword=c')).toMatchObject({
    name: 'folia',
    sentinels: [
      { host: 'one', port: 26_380 },
      { host: 'two', port: 26_379 },
      { host: 'three', port: 5 },
    ],
    password: 'a:b',
    sentinelPassword: 'c',
  });
  expect(sentinelOptions('redis://one:6379')).toBeNull();
});

describeWithOwnRedis('a primary that dies under a Sentinel', () => {
  let primary: OwnRedis;
  let replica: OwnRedis;
  let sentinel: OwnRedis;
  beforeAll(async () => {
    primary = await OwnRedis.start();
    replica = await OwnRedis.start(['--replicaof', '127.0.0.1', String(primary.port)]);
    sentinel = await OwnRedis.startSentinel(primary.port);
  }, 30_000);
  afterAll(() => Promise.all([primary, replica, sentinel].map((one) => one.close())));

  test('is followed by its replica: what was counted goes on, every message is worked on, and new ones are taken', async () => {
    const url = `redis+sentinel://127.0.0.1:${sentinel.port}/folia`;
    const redis = producerRedis(url, 'spec');
    const queues = new Queues(url, 'spec');
    const worked = new Set<string>();
    const stop = startWorker<{ id: string }>({ queue: 'q', redisUrl: url, prefix: 'spec', concurrency: 5, handle: async ({ id }) => void worked.add(id) });
    const add = async (id: string) => {
      while (!(await queues.add('q', id, { id, traceparent: '' }, { turn: 1 }))) await sleep(50);
    };
    const count = async (): Promise<number> => {
      for (;;) {
        const counted = await redis.incr('spec:counted').catch(() => null);
        if (counted !== null) return counted;
        await sleep(50);
      }
    };
    const [before, after] = [Array.from({ length: 20 }, newId), Array.from({ length: 20 }, newId)];
    for (const id of before) await add(id);
    for (let times = 0; times < 5; times++) await count();
    while ((await redis.wait(1, 100)) < 1);
    await primary.kill();
    for (const id of after) await add(id);
    expect(await count()).toBe(6);
    while (worked.size < 40) await sleep(50);
    expect([...worked].sort()).toEqual([...before, ...after].sort());
    await stop();
    await queues.close();
    redis.disconnect();
  }, 60_000);
});
