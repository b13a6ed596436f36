import { randomUUID } from 'node:crypto';
import { type Caller, callerUserId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { settleImportedFiles } from '@folia/contracts/resume-import/questions';
import { getScreeningUsage } from '@folia/contracts/usage/questions';
import { migrate } from '@folia/platform/database';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { ProfileService } from '../profile/profile.service';
import { StorageService } from '../storage/storage.service';
import { pagesOf, ResumeFileService } from './resume-file.service';

const megabyte = 1024 * 1024;

let copy: TestDatabase;
let others: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let files: ResumeFileService;
let store: FileStore;
/** What the ai service knows of: files with an import, whatever became of it. */
const imported = new Set<string>();
const asked: string[][] = [];
let isAway = false;
let agreedBytes: number | null = plans.free.storageBytes;
let candidateBytes = 0;

beforeAll(async () => {
  copy = await cloneDatabase('portfolio', (url) => migrate(url, 'portfolio', migrations));
  others = await startAnsweringService([
    answering(getAccountTerms, () => ({ plan: 'free' as const, terms: { ...plans.free, storageBytes: agreedBytes } })),
    answering(getScreeningUsage, () => ({ storedBytes: candidateBytes })),
    answering(settleImportedFiles, ({ actor }, { fileIds }) => {
      expect(actor.type).toBe('system');
      if (isAway) throw new AppError('UNAVAILABLE');
      asked.push(fileIds);
      return { fileIds: fileIds.filter((id) => imported.has(id)) };
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url, others.url)), { logger: false });
  [files, store] = [app.get(ResumeFileService), app.get(FileStore)];
});
beforeEach(async () => {
  isAway = false;
  await app.get(DataSource).query('DELETE FROM resume_file');
  imported.clear();
  asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await others.close();
  await copy.drop();
});

async function somebody(): Promise<Caller> {
  const id = newId();
  await app.get(ProfileService).ensure({ userId: id, uname: `p${id.slice(-12)}`, unameVersion: 1, name: 'Ada', email: null });
  return { actor: { type: 'user', id, isAdmin: false, sessionId: newId() } };
}

/** A file of theirs with its bytes and one page image; `bytes` is what it counts for. */
async function uploaded(caller: Caller, { bytes = 9 * megabyte, hasImport = false } = {}): Promise<{ id: string; key: string }> {
  const key = randomUUID();
  await store.writeAll(key, Buffer.from('%PDF'));
  await store.writeAll(`${pagesOf(key)}/page-1.png`, Buffer.from('png'));
  const { id } = await files.register(personOf(caller), { key, name: 'cv.pdf', kind: 'pdf', bytes, sha256: randomUUID().replaceAll('-', '').padEnd(64, '0') });
  if (hasImport) imported.add(id);
  return { id, key };
}

const anHourLater = () => app.get(DataSource).query(`UPDATE resume_file SET created_at = created_at - interval '1 hour'`);
const isKept = async ({ id, key }: { id: string; key: string }) => {
  const row = await files.open(systemCaller('spec'), id).then(
    () => true,
    () => false,
  );
  const bytes = [await store.size(key), await store.size(`${pagesOf(key)}/page-1.png`)].map((size) => size !== null);
  return { row, bytes };
};
const whole = { row: true, bytes: [true, true] };
const gone = { row: false, bytes: [false, false] };

test('refused uploads leave nothing and take up nothing, however many there are', async () => {
  const ada = await somebody();
  for (let attempt = 0; attempt < 8; attempt++) {
    const file = await uploaded(ada);
    await files.withdraw(personOf(ada), file.id);
    expect(await isKept(file)).toEqual(gone);
  }
  expect(await isKept(await uploaded(ada, { bytes: 50 * megabyte }))).toEqual(whole);
});

test('the file of an import that was accepted after all is not withdrawn', async () => {
  const ada = await somebody();
  const file = await uploaded(ada, { hasImport: true });
  await files.withdraw(personOf(ada), file.id);
  await files.withdraw(personOf(ada), file.id);
  expect(await isKept(file)).toEqual(whole);
  expect(asked).toEqual([[file.id]]);
});

test("nobody withdraws somebody else's file", async () => {
  const file = await uploaded(await somebody());
  await files.withdraw(personOf(await somebody()), file.id);
  expect(await isKept(file)).toEqual(whole);
  expect(asked).toEqual([]);
});

test('a file that could not be withdrawn goes with the sweep, and its room is free again; those with an import stay', async () => {
  const ada = await somebody();
  const [refused, accepted] = [await uploaded(ada, { bytes: 30 * megabyte }), await uploaded(ada, { bytes: 15 * megabyte, hasImport: true })];
  isAway = true;
  expect(await codeOf(files.withdraw(personOf(ada), refused.id))).toBe('UNAVAILABLE');
  expect(await codeOf(uploaded(ada, { bytes: 30 * megabyte }))).toBe('STORAGE_FULL');
  await anHourLater();
  expect(await codeOf(files.sweepUnimported())).toBe('UNAVAILABLE');
  expect(await isKept(refused)).toEqual(whole);
  isAway = false;
  await files.sweepUnimported();
  expect([await isKept(refused), await isKept(accepted)]).toEqual([gone, whole]);
  expect(await isKept(await uploaded(ada, { bytes: 30 * megabyte }))).toEqual(whole);
});

test('a file that was just registered is not asked about: its import is about to start', async () => {
  const file = await uploaded(await somebody());
  await files.sweepUnimported();
  expect(asked).toEqual([]);
  expect(await isKept(file)).toEqual(whole);
});

test('a file that is known to have an import is not asked about again', async () => {
  const file = await uploaded(await somebody(), { hasImport: true });
  await anHourLater();
  await files.sweepUnimported();
  imported.clear();
  await files.sweepUnimported();
  expect(asked).toEqual([[file.id]]);
  expect(await isKept(file)).toEqual(whole);
});

test('more files than are asked about in one go are swept in one run', async () => {
  const ownerId = callerUserId(await somebody());
  const kept = await uploaded(await somebody(), { hasImport: true });
  await app.get(DataSource).query(
    `INSERT INTO resume_file (id, owner_id, key, name, kind, bytes, sha256)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'cv.pdf', 'pdf', 1, repeat('0', 64) FROM generate_series(1, 600)`,
    [ownerId],
  );
  await anHourLater();
  await files.sweepUnimported();
  const [{ count }] = await app.get(DataSource).query('SELECT count(*)::int FROM resume_file');
  expect([count, asked.map((ids) => ids.length)]).toEqual([1, [500, 101]]);
  expect(await isKept(kept)).toEqual(whole);
});

test('the room is what the terms of the account say now, and what is taken of it can be asked for', async () => {
  const ada = await somebody();
  const own = personOf(ada);
  await uploaded(ada, { bytes: 45 * megabyte });
  expect(await codeOf(uploaded(ada, { bytes: 6 * megabyte }))).toBe('STORAGE_FULL');
  // What candidates of the account sent takes up room, too.
  candidateBytes = 4 * megabyte;
  expect(await codeOf(uploaded(ada, { bytes: 2 * megabyte }))).toBe('STORAGE_FULL');
  candidateBytes = 0;
  agreedBytes = null;
  await uploaded(ada, { bytes: 6 * megabyte });
  agreedBytes = plans.free.storageBytes;
  await app
    .get(DataSource)
    .query(
      `INSERT INTO named_profile (id, owner_id, slug, title, headline, summary, look, accent, items) VALUES ($1, $2, 'second', 'Second', '', '', 'calm', 'leaf', '{}')`,
      [newId(), own.id],
    );
  expect(await app.get(StorageService).usageOf(own.id)).toEqual({ profiles: 2, storedBytes: 51 * megabyte });
});
