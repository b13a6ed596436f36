import { AppError } from '@folia/contracts/errors';
import { createItem, orderItems } from '@folia/contracts/item/questions';
import { answering } from '@folia/testing/answering-service';
import { testRedis } from '@folia/testing/redis';
import { Redis } from 'ioredis';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

const skill = (name: string) => ({ content: { kind: 'skill', fields: { name } } });
const key = () => `key-${Math.random()}`;

let gateway: RunningGateway;
let made = 0;
let before: () => Promise<void> = async () => {};

beforeAll(async () => {
  gateway = await runGateway([
    answering(createItem, async () => {
      made += 1;
      await before();
      return { number: made, secret: 'shown once' };
    }),
    answering(orderItems, () => {
      made += 1;
      return {};
    }),
  ]);
});

afterAll(() => gateway.close());

beforeEach(() => {
  made = 0;
  before = async () => {};
});

const create = (as: string | undefined, idempotencyKey: string | undefined, body: unknown = skill('Go')) =>
  gateway.ask('POST', '/api/items', { as, body, headers: { 'idempotency-key': idempotencyKey } });

test('the same key with the same body is answered with what the first one got, and nothing is made again', async () => {
  const once = key();
  const [first, second] = [await create('ada', once), await create('ada', once)];
  expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(second).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
  expect(made).toBe(1);
});

test('the same key with another body is refused', async () => {
  const once = key();
  await create('ada', once);
  expect(await create('ada', once, skill('Rust'))).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  expect(made).toBe(1);
});

test('a twin of one that is under way is refused, with another body too, and is answered once that one is over', async () => {
  const once = key();
  let letGo = () => {};
  const started = new Promise<void>((resolve) => {
    before = () =>
      new Promise((go) => {
        letGo = go;
        resolve();
      });
  });
  const first = create('ada', once);
  await started;
  expect(await create('ada', once)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_FLIGHT' } });
  expect(await create('ada', once, skill('Rust'))).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  letGo();
  expect((await first).status).toBe(201);
  expect(await create('ada', once)).toMatchObject({ status: 201, body: { number: 1 } });
  expect(made).toBe(1);
});

test('of twenty at once one is carried out', async () => {
  const once = key();
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => create('ada', once)))).map(({ status }) => status);
  expect(made).toBe(1);
  expect(new Set(statuses)).toEqual(new Set(statuses.includes(409) ? [201, 409] : [201]));
});

test('a key is one person’s', async () => {
  const once = key();
  for (const as of ['ada', 'eve']) expect(await create(as, once)).toMatchObject({ status: 201 });
  expect(made).toBe(2);
});

test('a failure is not kept: the same key may try again', async () => {
  const once = key();
  before = async () => {
    throw new AppError('UNAVAILABLE');
  };
  expect((await create('ada', once)).status).toBe(503);
  before = async () => {};
  expect(await create('ada', once)).toMatchObject({ status: 201, body: { number: 2 } });
});

test('what is refused before it is carried out takes no key', async () => {
  const once = key();
  expect((await create('ada', once, { content: {} })).status).toBe(422);
  expect((await create('ada', once)).status).toBe(201);
});

test.each(['short', 'x'.repeat(256), 'with a space', 'línea-größe'])('what is no key is refused: %j', async (given) => {
  expect(await create('ada', given)).toMatchObject({ status: 422, body: { details: { issues: [{ path: 'Idempotency-Key' }] } } });
  expect(made).toBe(0);
});

test('without a key, and for what may be repeated anyway, everything is carried out each time', async () => {
  await create('ada', undefined);
  await create('ada', undefined);
  const once = key();
  for (let count = 0; count < 2; count += 1) {
    const order = { kind: 'skill', ids: [] };
    await gateway.ask('PUT', '/api/items/order', { as: 'ada', body: order, headers: { 'idempotency-key': once } });
  }
  expect(made).toBeGreaterThanOrEqual(2);
});

test('Redis holds neither the key nor the answer in the clear, and forgets them after a day', async () => {
  const once = key();
  await create('ada', once);
  const redis = new Redis(testRedis().url);
  const names = await redis.keys(`*:idempotency:${gateway.idOf('ada')}:*`);
  const kept = await Promise.all(names.map((name) => redis.get(name)));
  const lives = await Promise.all(names.map((name) => redis.ttl(name)));
  redis.disconnect();
  expect(names.length).toBeGreaterThan(0);
  for (const text of [...names, ...kept]) for (const secret of [once, 'shown once']) expect(text).not.toContain(secret);
  for (const seconds of lives) expect(seconds).toBeLessThanOrEqual(24 * 3600);
});
