import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { openWire } from '@folia/testing/wire';
import { migrate } from './database';

let copy: TestDatabase;
let wire: Awaited<ReturnType<typeof openWire>>;
let url: URL;

beforeAll(async () => {
  copy = await cloneDatabase('databasespec', async () => {});
  wire = await openWire(Number(new URL(copy.url).port));
  url = Object.assign(new URL(copy.url), { port: String(wire.port) });
});
beforeEach(() => {
  // It says that it waits.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  wire.close();
  await copy.drop();
});

test('whoever comes before the database waits for it, and says so once', async () => {
  wire.become('refuse');
  const migrated = migrate(url.href, 'databasespec', []);
  setTimeout(() => wire.become('pass'), 500);
  await migrated;
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED'));
});

test('a database that stays away is given up in the end', async () => {
  wire.become('refuse');
  await expect(migrate(url.href, 'databasespec', [], { patienceMs: 300 })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  wire.become('pass');
});

test('a wrong password is not waited for', async () => {
  const wrong = Object.assign(new URL(url), { password: 'another' });
  await expect(migrate(wrong.href, 'databasespec', [])).rejects.toMatchObject({ code: '28P01' });
  expect(console.error).not.toHaveBeenCalled();
});
