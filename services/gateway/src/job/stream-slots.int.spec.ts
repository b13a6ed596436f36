import { metricsText } from '@folia/platform/metrics';
import { newId } from '@folia/platform/new-id';
import { producerRedis, waitingRedis } from '@folia/platform/redis';
import { testRedis } from '@folia/testing/redis';
import type { Redis } from 'ioredis';
import { StreamSlots } from './stream-slots.service';

const open: Redis[] = [];
function gateway({ url, prefix }: { url: string; prefix: string }, leaseMs?: number): StreamSlots {
  const redis = waitingRedis(url, 'spec');
  open.push(redis);
  return new StreamSlots(redis, prefix, leaseMs);
}
const taken = (all: (object | null)[]) => all.filter(Boolean).length;

afterEach(() => {
  for (const redis of open.splice(0)) redis.disconnect();
});

test('a person has 20 streams over all gateways, whatever their addresses, and one that ends makes room', async () => {
  const redis = testRedis();
  const [one, other] = [gateway(redis), gateway(redis)];
  const userId = newId();
  const slots = await Promise.all(Array.from({ length: 30 }, (_, count) => (count % 2 ? one : other).take(userId, `10.0.0.${count}`)));
  expect(taken(slots)).toBe(20);
  await slots.find(Boolean)?.release();
  expect(taken(await Promise.all([one, other].map((slot) => slot.take(userId, '10.0.1.1'))))).toBe(1);
  expect(await one.take(newId(), '10.0.1.1')).not.toBeNull();
});

test('an address has 200 streams, whoever asks from there; who is refused takes nothing from their own', async () => {
  const redis = testRedis();
  const [one, other] = [gateway(redis), gateway(redis)];
  const people = Array.from({ length: 11 }, newId);
  const slots = await Promise.all(people.flatMap((userId) => Array.from({ length: 20 }, () => one.take(userId, '10.1.1.1'))));
  expect(taken(slots)).toBe(200);
  const last = people.at(-1) ?? '';
  expect(taken(await Promise.all(Array.from({ length: 20 }, () => other.take(last, '10.1.1.2'))))).toBe(20);
});

test('streams of a gateway that was killed are free once their lease is over, kept ones are not', async () => {
  const redis = testRedis();
  const [killed, living] = [gateway(redis, 400), gateway(redis)];
  const userId = newId();
  for (let count = 0; count < 10; count += 1) await killed.take(userId, '10.2.2.2');
  const kept = await Promise.all(Array.from({ length: 10 }, () => living.take(userId, '10.2.2.2')));
  expect([taken(kept), await living.take(userId, '10.2.2.2')]).toEqual([10, null]);
  open[0]?.disconnect();
  for (const slot of kept) await slot?.keep();
  let freed = 0;
  while (freed < 10) if (await living.take(userId, '10.2.2.2')) freed += 1;
  expect(await living.take(userId, '10.2.2.2')).toBeNull();
});

test('a gateway that stops gives its streams back at once, and renews none of them afterwards', async () => {
  const redis = testRedis();
  const [stopping, other] = [gateway(redis), gateway(redis)];
  const userId = newId();
  const slots = await Promise.all(Array.from({ length: 20 }, () => stopping.take(userId, '10.4.4.4')));
  expect([taken(slots), await other.take(userId, '10.4.4.4')]).toEqual([20, null]);
  const renewed = Promise.all(slots.map((slot) => slot?.keep()));
  await stopping.beforeApplicationShutdown();
  await renewed;
  await Promise.all(slots.map((slot) => slot?.release()));
  expect(taken(await Promise.all(Array.from({ length: 20 }, () => other.take(userId, '10.4.4.4'))))).toBe(20);
});

test('without Redis a gateway counts its own', async () => {
  const nobody = producerRedis('redis://127.0.0.1:1', 'spec');
  open.push(nobody);
  const alone = new StreamSlots(nobody, 'nowhere');
  const userId = newId();
  const told = async () => Number(/^folia_sse_clients (-?\d+)$/m.exec((await metricsText()).text)?.[1]);
  const before = await told();
  const slots = await Promise.all(Array.from({ length: 20 }, () => alone.take(userId, '10.3.3.3')));
  expect(await told()).toBe(before + 20);
  expect([taken(slots), await alone.take(userId, '10.3.3.3')]).toEqual([20, null]);
  await slots[0]?.release();
  expect(await told()).toBe(before + 19);
  expect(await alone.take(userId, '10.3.3.3')).not.toBeNull();
});
