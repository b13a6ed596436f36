import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { openWire } from '@folia/testing/wire';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { allowLongStatements } from './allow-long-statements';
import { databaseOptions } from './database';
import { isOutage } from './outage-of';

const silenceMs = 400;

let copy: TestDatabase;
let wire: Awaited<ReturnType<typeof openWire>>;
let database: DataSource;

beforeAll(async () => {
  copy = await cloneDatabase('promptspec', async (url) => {
    await (await new DataSource(databaseOptions(url, 'promptspec', [], [])).initialize()).destroy();
  });
  const url = new URL(copy.url);
  wire = await openWire(Number(url.port));
  url.port = String(wire.port);
  const options = databaseOptions(url.href, 'promptspec', [], []) as DataSourceOptions & { extra: object };
  database = await new DataSource({ ...options, extra: { ...options.extra, max: 3, silenceMs } } as DataSourceOptions).initialize();
});

afterAll(async () => {
  await database.destroy();
  wire.close();
  await copy.drop();
});

const ask = () => database.query('SELECT 1 AS one');
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => error.driverError ?? error,
  );

test('a statement that a network loses ends as an outage, and the whole pool serves again as soon as the network does', async () => {
  await Promise.all([ask(), ask(), ask()]);
  wire.become('lose');
  const faults = await Promise.all([ask(), ask(), ask()].map(faultOf));
  expect(faults.map(isOutage)).toEqual([true, true, true]);
  wire.become('pass');
  expect(await Promise.all(Array.from({ length: 9 }, ask))).toEqual(Array(9).fill([{ one: 1 }]));
  expect(wire.connections()).toBeLessThanOrEqual(3);
});

test('a connection that was idle while the network was away is found out by the first who uses it', async () => {
  const transaction = database.transaction(async (manager) => {
    await manager.query('SELECT 1');
    wire.become('lose');
    await manager.query('SELECT 1');
  });
  expect(isOutage(await faultOf(transaction))).toBe(true);
  wire.become('pass');
  expect(await ask()).toEqual([{ one: 1 }]);
});

test('a statement that takes its time, and is answered, keeps its connection', async () => {
  await ask();
  const [{ pid }] = await database.query('SELECT pg_backend_pid() AS pid');
  await database.query('SELECT pg_sleep(0.3)');
  await new Promise((resolve) => setTimeout(resolve, silenceMs + 100));
  expect(await database.query('SELECT pid FROM pg_stat_activity WHERE pid = $1', [pid])).toEqual([{ pid }]);
});

test('a transaction that may take long is waited for, and only that one', async () => {
  const slow = 'SELECT pg_sleep(0.9)';
  await database.transaction(async (manager) => {
    await allowLongStatements(manager, 2_000);
    await manager.query(slow);
    await manager.query(slow);
  });
  expect(isOutage(await faultOf(database.query(slow)))).toBe(true);
  await expect(allowLongStatements(database.manager, 2_000)).rejects.toThrow('for a transaction only');
});
