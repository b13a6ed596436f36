import type { Caller } from '@folia/contracts/caller';
import { createLinkInput } from '@folia/contracts/link/shapes';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { exportRows } from '@folia/platform/person-tables';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { LinkService } from '../link/link.service';
import { LinkSessionService } from '../link/link-session.service';
import { migrations } from '../migrations';
import { LeavingService } from './leaving.service';
import { personTables } from './person-tables.repository';

let copy: TestDatabase;
let app: INestApplicationContext;
let leaving: LeavingService;

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url)), { logger: false });
  leaving = app.get(LeavingService);
});

afterAll(async () => {
  await app.close();
  await copy.drop();
});

const guest: Caller = { actor: { type: 'guest' } };
const within = <T>(work: (manager: DataSource['manager']) => Promise<T>) => app.get(DataSource).transaction(work);
const makeLink = (id: string, status: 'draft' | 'active' = 'active') =>
  app
    .get(LinkService)
    .create(personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: id } }), createLinkInput.parse({ description: 'For a spec', status }));
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'opened',
    (error: { code: string }) => error.code,
  );
const tryOf = (token: string) => ({ token, userAgent: '', network: '' });
const open = (token: string, caller = guest) => outcome(app.get(LinkSessionService).open(caller, tryOf(token)));

test('links of somebody who leaves are gone for newcomers and for who is inside, and open again when they stay', async () => {
  const userId = newId();
  const { token } = await makeLink(userId);
  const draft = await makeLink(userId, 'draft');
  const { visitor } = await app.get(LinkSessionService).open(guest, tryOf(token));
  const holder: Caller = { ...guest, ...(visitor && { linkSession: visitor }) };
  await within((manager) => leaving.onLeaving({ userId, version: 1 }, manager));
  expect([await open(token), await open(token, holder), await open(draft.token)]).toEqual(['LINK_REVOKED', 'LINK_REVOKED', 'NOT_FOUND']);
  expect(await app.get(LinkSessionService).grant(holder, userId)).toEqual({ links: [], refusal: 'LINK_REVOKED' });
  await within((manager) => leaving.onReturned({ userId, version: 2 }, manager));
  expect(await open(token)).toBe('opened');
  // Events of one person may come in any order: the older word does not count.
  await within((manager) => leaving.onLeaving({ userId, version: 1 }, manager));
  expect(await open(token)).toBe('opened');
});

test('a tombstone wins over everything that comes late, and erasing again changes nothing', async () => {
  const userId = newId();
  const { token } = await makeLink(userId);
  const draft = await makeLink(userId, 'draft');
  for (let times = 0; times < 2; times += 1) await within((manager) => leaving.onDeleted({ userId }, manager));
  await within((manager) => leaving.onReturned({ userId, version: 9 }, manager));
  expect(await app.get(DataSource).query('SELECT state FROM departure WHERE user_id = $1', [userId])).toEqual([{ state: 'erased' }]);
  expect(await app.get(DataSource).query('SELECT 1 FROM link WHERE owner_id = $1', [userId])).toEqual([]);
  expect([await open(token), await open(draft.token)]).toEqual(['LINK_REVOKED', 'NOT_FOUND']);
  await outcome(makeLink(userId));
  expect(await app.get(DataSource).query('SELECT 1 FROM link WHERE owner_id = $1', [userId])).toEqual([]);
});

test('what somebody was sent goes with them and with the owner, comes with their export, and nothing comes late', async () => {
  const [ownerId, readerId, otherId] = [newId(), newId(), newId()];
  const database = app.get(DataSource);
  const reads = (id: string): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });
  const { token } = await makeLink(ownerId);
  for (const id of [readerId, otherId]) expect(await open(token, reads(id))).toBe('opened');
  const readers = async () => (await database.query('SELECT user_id AS id FROM received_link ORDER BY id')).map(({ id }: { id: string }) => id);
  const exported = async (id: string) =>
    (await exportRows(database, personTables, id, `${personTables.findIndex(({ name }) => name === 'received_link')}:0`)).rows;
  expect(await exported(readerId)).toEqual([
    { id: expect.any(String), user_id: readerId, first_opened_at: expect.any(String), last_opened_at: expect.any(String) },
  ]);
  expect(await exported(ownerId)).toEqual([]);
  await within((manager) => leaving.onDeleted({ userId: readerId }, manager));
  expect(await readers()).toEqual([otherId]);
  expect(await open(token, reads(readerId))).toBe('opened');
  expect(await readers()).toEqual([otherId]);
  await within((manager) => leaving.onDeleted({ userId: ownerId }, manager));
  expect(await readers()).toEqual([]);
});

test('a write that began before the erasing is erased with the rest', async () => {
  const userId = newId();
  const database = app.get(DataSource);
  const late = database.createQueryRunner();
  await late.startTransaction();
  await late.query(
    `INSERT INTO link (id, owner_id, description, token_hash, status, selection, expires_at) VALUES (gen_random_uuid(), $1, 'late', $2, 'active', '{}', now())`,
    [userId, Buffer.from(userId)],
  );
  const erased = within((manager) => leaving.onDeleted({ userId }, manager));
  await late.commitTransaction();
  await late.release();
  await erased;
  expect(await database.query('SELECT 1 FROM link WHERE owner_id = $1', [userId])).toEqual([]);
});
