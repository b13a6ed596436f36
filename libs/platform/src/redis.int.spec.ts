import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithOwnRedis, OwnRedis } from '@folia/testing/own-redis';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { newId } from './new-id';
import { ProgressReader, ProgressWriter } from './progress';
import { Queues } from './queues';
import { producerRedis, waitingRedis } from './redis';
import { failingParts } from './watched-part';

const message = { id: newId(), traceparent: '' };

/** How a command ended, or that it did not while the one who asked might still wait. */
const endOf = (command: Promise<unknown>): Promise<string> =>
  Promise.race([
    command.then(
      () => 'answered',
      () => 'failed',
    ),
    sleep(20_000, 'hung', { ref: false }),
  ]);

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(50);
};

describeWithOwnRedis('a Redis that hangs', () => {
  let own: OwnRedis;
  let redis: Redis;
  let queues: Queues;

  beforeEach(async () => {
    own = await OwnRedis.start();
    redis = producerRedis(own.url, 'spec');
    queues = new Queues(own.url, 'spec');
    await until(async () => (await endOf(redis.ping())) === 'answered');
  });

  afterEach(async () => {
    redis.disconnect();
    const closed = queues.close();
    await own.close();
    await closed;
  });

  test('fails every command, later ones at once, and those are not carried out when it goes on', async () => {
    await redis.set('kept', 'before');
    own.hang();
    const together = await Promise.all(['a', 'b', 'c'].map((key) => endOf(redis.set(key, 'too late'))));
    const later = await Promise.all(['d', 'e'].map((key) => endOf(redis.set(key, 'too late'))));
    expect([...together, ...later]).toEqual(['failed', 'failed', 'failed', 'failed', 'failed']);
    expect(failingParts()).toContainEqual(expect.objectContaining({ part: 'redis for spec' }));
    // After the first that was not answered nothing is sent any more: a later one fails without having waited.
    let turns = 0;
    const failed = endOf(redis.get('kept')).then((end) => [end, turns]);
    for (; turns < 20; turns += 1) await new Promise(setImmediate);
    expect(await failed).toEqual(['failed', expect.any(Number)]);
    expect((await failed)[1]).toBeLessThan(20);

    own.goOn();
    await until(async () => (await endOf(redis.ping())) === 'answered');
    expect(failingParts().map(({ part }) => part)).not.toContain('redis for spec');
    expect(await redis.get('kept')).toBe('before');
    expect(await redis.mget('d', 'e')).toEqual([null, null]);
  });

  test('keeps nobody who reports progress or follows it', async () => {
    const [writer, reader] = [new ProgressWriter(own.url, 'spec'), new ProgressReader(own.url, 'spec')];
    await until(async () => {
      await writer.add('first', { type: 'waiting', attempt: 1 });
      return (await reader.read('first', '0')).length > 0;
    });
    own.hang();
    expect(await endOf(writer.add('second', { type: 'waiting', attempt: 1 }))).toBe('answered');
    expect(await endOf(writer.tellOver('second'))).toBe('answered');
    expect(await reader.read('first', '0')).toEqual([]);
    writer.close();
    reader.close();
  });

  test.each([
    ['a queue that was used before', true],
    ['a queue that is used for the first time meanwhile', false],
  ])('%s: an add is given up, and adds are taken again when Redis goes on, and when it was started again', async (_, isKnown) => {
    if (isKnown) await until(() => queues.add('work', newId(), message, { turn: 1 }));
    own.hang();
    expect(await queues.add('work', newId(), message, { turn: 1 })).toBe(false);
    expect(await queues.add('work', newId(), message, { turn: 1 })).toBe(false);
    own.goOn();
    await until(() => queues.add('work', newId(), message, { turn: 1 }));
    await own.kill();
    expect(await queues.add('work', newId(), message, { turn: 1 })).toBe(false);
    await own.launch();
    await until(() => queues.add('work', 'the last', message, { turn: 1 }));
    const connection = waitingRedis(own.url, 'spec');
    const queue = new Queue('work', { connection, prefix: 'spec' });
    expect(await queue.getJob('the last')).toBeTruthy();
    await queue.close();
    connection.disconnect();
  });

  test('and one that is gone is told of until it is back', async () => {
    const names = () => failingParts().map(({ part }) => part);
    await own.kill();
    expect(await queues.add('work', newId(), message, { turn: 1 })).toBe(false);
    await until(async () => ['messages to queues', 'redis for queues', 'redis for spec'].every((name) => names().includes(name)));
    expect(failingParts().find(({ part }) => part === 'redis for spec')?.reason).toContain('ECONNREFUSED');
    await own.launch();
    await until(() => queues.add('work', newId(), message, { turn: 1 }));
    await until(async () => !names().some((name) => ['messages to queues', 'redis for queues', 'redis for spec'].includes(name)));
  });
});
