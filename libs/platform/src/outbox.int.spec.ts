import { jobDone } from '@folia/contracts/job/events';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database';
import { newId } from './new-id';
import { eventQueue, Outbox, outboxTables } from './outbox';
import { type EventMessage, Queues } from './queues';
import { failingParts } from './watched-part';

const over = { jobId: '01900000-0000-7000-8000-000000000001', kind: 'no-op', ownerId: '01900000-0000-7000-8000-000000000002' };

let copy: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  copy = await cloneDatabase('outboxspec', async (url) => {
    const fresh = await new DataSource(databaseOptions(url, 'outboxspec', [], [])).initialize();
    await fresh.query(outboxTables);
    await fresh.destroy();
  });
  database = await new DataSource(databaseOptions(copy.url, 'outboxspec', [], [])).initialize();
});

afterAll(async () => {
  await database.destroy();
  await copy.drop();
});

const waiting = async () => Number((await database.query('SELECT count(*) FROM outbox'))[0].count);

test('events that Redis does not take stay; later they reach each subscriber in few messages, in their order, every one of them', async () => {
  const env = testServiceEnv(copy.url);
  const closed = new Queues(env.REDIS_URL, env.REDIS_PREFIX);
  await closed.close();
  const queues = new Queues(env.REDIS_URL, env.REDIS_PREFIX);
  const hearers = ['ears', 'eyes'].map((service) => new Queue(eventQueue(service), { connection: { url: env.REDIS_URL }, prefix: env.REDIS_PREFIX }));
  try {
    const writer = new Outbox(database, closed, () => ['ears', 'eyes']);
    const count = 130;
    await database.transaction(async (manager) => {
      for (let index = 0; index < count; index++) await writer.publish(manager, jobDone, { ...over, jobId: newId() });
    });
    const written: { id: string }[] = await database.query('SELECT id FROM outbox ORDER BY id');

    await writer.relay();
    expect(await waiting()).toBe(count);
    expect(failingParts()).toContainEqual(expect.objectContaining({ part: 'outbox', times: 1, reason: 'Redis did not take the events' }));

    // A connection that has just been made takes nothing yet.
    for (const outbox = new Outbox(database, queues, () => ['ears', 'eyes']); (await waiting()) > 0; ) await outbox.relay();
    for (const hearer of hearers) {
      const messages = (await hearer.getWaiting()).sort((one, other) => Number(one.id) - Number(other.id));
      expect(messages).toHaveLength(2);
      expect(messages.flatMap((message) => message.data.events as EventMessage[]).map((event) => event.id)).toEqual(written.map((row) => row.id));
    }
  } finally {
    for (const hearer of hearers) await hearer.close();
    await queues.close();
  }
});
