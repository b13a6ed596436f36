import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import { freeTestPort } from '@folia/testing/answering-service';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database';
import { FolderFileStore } from './folder-file-store';
import { isOutage, refusalOfFault } from './outage-of';

let copy: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  copy = await cloneDatabase('outagespec', async () => {});
  database = await new DataSource(databaseOptions(copy.url, 'outagespec', [], [])).initialize();
});

afterAll(async () => {
  await database.destroy();
  await copy.drop();
});

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (fault) => fault,
  );
const codeOf = (fault: unknown) => refusalOfFault(fault)?.code ?? 'a bug';
const raise = (state: string) => faultOf(database.query(`DO $$ BEGIN RAISE EXCEPTION 'as the server would' USING ERRCODE = '${state}'; END $$`));

test('a database that ends its connections as it restarts is away', async () => {
  const [{ pid }] = await database.query('SELECT pg_backend_pid() AS pid');
  const other = await new DataSource(databaseOptions(copy.url, 'outagespec', [], [])).initialize();
  const cut = faultOf(other.query('SELECT pg_sleep(60)'));
  const end = () => database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND pid <> ${pid}`);
  while ((await end()).length === 0);
  expect(codeOf(await cut)).toBe('UNAVAILABLE');
  await other.destroy();
});

test('a database that takes no connection is away', async () => {
  const nobody = new DataSource(databaseOptions(copy.url.replace(/:\d+\//, `:${await freeTestPort()}/`), 'outagespec', [], []));
  expect(codeOf(await faultOf(nobody.initialize()))).toBe('UNAVAILABLE');
});

test.each([
  ['57P01', 'UNAVAILABLE'],
  ['57P02', 'UNAVAILABLE'],
  ['57P03', 'UNAVAILABLE'],
  ['53300', 'UNAVAILABLE'],
  ['08006', 'UNAVAILABLE'],
  ['53100', 'DISK_FULL'],
  ['23505', 'a bug'],
  ['42601', 'a bug'],
])('what the database says with %s is %s', async (state, code) => {
  expect(codeOf(await raise(state))).toBe(code);
});

// A device that takes nothing, since its disk is full; not on every system.
(process.platform === 'linux' ? test : test.skip)('a file store without room is DISK_FULL, whichever way it is written to', async () => {
  const home = mkdtempSync(join(tmpdir(), 'folia-full-'));
  const store = new FolderFileStore(home);
  for (const key of ['streamed', 'whole']) {
    await mkdir(dirname(store.path(key)), { recursive: true });
    symlinkSync('/dev/full', `${store.path(key)}.part`);
  }
  async function* bytes() {
    yield Buffer.from('some bytes');
  }
  const faults = [await faultOf(store.write('streamed', bytes())), await faultOf(store.writeAll('whole', Buffer.from('some bytes')))];
  expect(faults.map(codeOf)).toEqual(['DISK_FULL', 'DISK_FULL']);
  expect(await Promise.all(['streamed', 'whole'].map((key) => store.size(key)))).toEqual([null, null]);
  rmSync(home, { recursive: true });
});

test('a job waits for what is away or full, and for a service that did not answer in time; not for refusals, its own time limit and bugs', () => {
  const outages = [new AppError('UNAVAILABLE'), new AppError('DISK_FULL'), new AppError('TIMEOUT', { service: 'portfolio' }), { code: 'ECONNRESET' }];
  const others = [new AppError('TIMEOUT'), new AppError('FILE_ENCRYPTED'), new AppError('INTERNAL'), new Error('a bug'), { code: 'ENOENT' }, null];
  expect(outages.map(isOutage)).toEqual(outages.map(() => true));
  expect(others.map(isOutage)).toEqual(others.map(() => false));
});
