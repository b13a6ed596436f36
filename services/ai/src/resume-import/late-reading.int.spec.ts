import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '@folia/contracts/error-messages';
import { resumeImportJob } from '@folia/contracts/resume-import/job';
import { databaseOptions, migrate } from '@folia/platform/database';
import { JobRows } from '@folia/platform/job-rows';
import { runJob } from '@folia/platform/job-runner';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { DocumentReader } from '@folia/resume-reading/reader/document-reader';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { DataSource } from 'typeorm';
import { person } from '../fixtures/running-service';
import { migrations } from '../migrations';

const owner = person();
const request = { path: '/nowhere', fileName: 'resume.pdf', kind: 'pdf' as const, asOf: '2026-11' };

let copy: TestDatabase;
let database: DataSource;
let rows: JobRows;
let directory: string;
const readers: DocumentReader[] = [];

beforeAll(async () => {
  copy = await cloneDatabase('ai', (url) => migrate(url, 'ai', migrations));
  database = await new DataSource(databaseOptions(copy.url, 'ai', [], [])).initialize();
  rows = new JobRows(database);
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-late-'));
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  await rm(directory, { recursive: true });
});
afterAll(async () => {
  await database.destroy();
  await copy.drop();
});

/** A reader whose child does the given for every document. */
async function readerThat(does: string, read: { cpuMs: number; wallMs: number }): Promise<DocumentReader> {
  const script = join(directory, `${newId()}-reader-child.js`);
  await writeFile(script.replace('reader-child', 'reader-preload'), '');
  await writeFile(script, `process.on('message', () => { ${does} }); process.send({ type: 'ready' });`);
  const reader = new DocumentReader(script, { read, show: read });
  readers.push(reader);
  return reader;
}

async function accepted(): Promise<string> {
  const id = newId();
  await rows.insert({ id, job: resumeImportJob, ownerId: owner.actor.id, caller: owner });
  return id;
}

/** One attempt of an import that is read by this reader. */
const attempt = (id: string, reader: DocumentReader) =>
  runJob(
    {
      rows,
      outbox: new Outbox(database, { addEvents: async () => false } as never, () => ['nobody']),
      progress: { add: async () => {}, tellOver: async () => {} } as never,
      retryLater: async () => {},
      onFault: () => {},
    },
    resumeImportJob,
    id,
    async ({ finish, signal }) => {
      await reader.read(request, undefined, signal);
      await finish();
    },
  );

test('a reading that was ended by the clock is tried again, and is done when the machine has time for it', async () => {
  const id = await accepted();
  await attempt(id, await readerThat('', { cpuMs: 10_000, wallMs: 200 }));
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'accepted', error: null });
  await attempt(id, await readerThat("process.send({ type: 'result', resume: { pages: [] } });", { cpuMs: 10_000, wallMs: 60_000 }));
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'done', attempt: 2 });
});

test('a reading that never gets its time fails after five attempts, with words that blame no file', async () => {
  const id = await accepted();
  const stuck = await readerThat('', { cpuMs: 10_000, wallMs: 200 });
  for (let tries = 0; tries < 5; tries++) await attempt(id, stuck);
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({ state: 'failed', attempt: 5, error: { code: 'TIMEOUT', message: errorMessage.TIMEOUT } });
});

test('a document that keeps the processor busy is its own verdict, at the first attempt', async () => {
  const id = await accepted();
  await attempt(id, await readerThat('for (;;);', { cpuMs: 300, wallMs: 60_000 }));
  expect(await rows.get(id, personOf(owner).id)).toMatchObject({
    state: 'failed',
    attempt: 1,
    error: { code: 'READ_TIMEOUT', message: errorMessage.READ_TIMEOUT },
  });
});
