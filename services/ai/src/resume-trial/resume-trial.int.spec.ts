import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { trialKeptMs, trialKeyPrefix } from '@folia/contracts/resume-trial/limits';
import { FileStore } from '@folia/platform/file-store';
import type { FolderFileStore } from '@folia/platform/folder-file-store';
import { newId } from '@folia/platform/new-id';
import { column, pdfOf } from '@folia/resume-reading/fixtures/pdf-of';
import { startLanguageModel } from '@folia/testing/language-model';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { ResumeTrialService } from './resume-trial.service';

const text = [
  { text: 'Ada Novak', size: 20, bold: true },
  { text: 'EXPERIENCE', bold: true },
  { text: 'Acme Corp', bold: true },
  'Software Engineer',
  'Mar 2019 - Present',
];

let service: RunningService;
let standIn: Awaited<ReturnType<typeof startLanguageModel>>;
let trials: ResumeTrialService;
let store: FolderFileStore;

beforeAll(async () => {
  standIn = await startLanguageModel(() => {});
  service = await runService([], { LLM_BASE_URL: standIn.url, LLM_MODEL: 'stand-in', LLM_API_KEY: 'key' });
  [trials, store] = [service.app.get(ResumeTrialService), service.app.get<FolderFileStore>(FileStore)];
});
afterAll(async () => {
  await service.close();
  await standIn.close();
});

const newKey = () => `${trialKeyPrefix}${randomUUID()}`;
const asResume = (key: string) => trials.read({ key, kind: 'pdf', fileName: 'ada.pdf' });

async function sent(content = pdfOf([column(40, text)])): Promise<string> {
  const key = newKey();
  await store.writeAll(key, content);
  return key;
}

/** An import that no worker knows of yet; `resumeAt` for one that waits for another part of the service. */
async function importWaits(resumeAt: Date | null = null): Promise<string> {
  const id = newId();
  await service.query(`INSERT INTO job (id, kind, owner_id, caller, heartbeat_at, resume_at) VALUES ($1, 'resume-import', $2, $3, now(), $4)`, [
    id,
    newId(),
    person(),
    resumeAt,
  ]);
  return id;
}

test('what is read has the words it comes from; no model is asked and no row is written', async () => {
  const read = await asResume(await sent());
  expect(read.basics.name?.value).toBe('Ada Novak');
  expect(read.entries).toEqual([
    expect.objectContaining({ kind: 'work', fields: expect.objectContaining({ position: 'Software Engineer', employer: 'Acme Corp' }) }),
  ]);
  expect(read.entries[0]?.evidence.position?.[0]).toMatchObject({ page: 1, words: expect.stringContaining('Software Engineer') });
  expect([read.pages, read.words.placed + read.words.unplaced]).toEqual([1, read.words.visible]);
  expect(standIn.requests).toHaveLength(0);
  const rows = await service.query<{ n: number }>(
    'SELECT (SELECT count(*) FROM job)::int + (SELECT count(*) FROM resume_import)::int + (SELECT count(*) FROM outbox)::int AS n',
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('never while an import waits, and the wait is named; an import that waits for something else holds up nobody', async () => {
  const key = await sent();
  const waiting = await importWaits();
  await expect(asResume(key)).rejects.toMatchObject({ code: 'READERS_BUSY', details: { retryAfter: expect.any(Number) } });
  await service.query("UPDATE job SET resume_at = now() + interval '1 hour' WHERE id = $1", [waiting]);
  await expect(asResume(key)).resolves.toMatchObject({ pages: 1 });
  await service.query('DELETE FROM job');
});

test('a file that is none is refused with its code', async () => {
  await expect(asResume(await sent(Buffer.from('%PDF-1.7 nothing else')))).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
});

test('what a killed process left is swept, half-written or whole; what is being read stays', async () => {
  const [left, half, fresh, other] = [newKey(), newKey(), newKey(), randomUUID()];
  const longAgo = new Date(Date.now() - trialKeptMs - 1_000);
  for (const key of [left, fresh, other, half]) await store.writeAll(key, Buffer.from('%PDF'));
  await store.delete(half);
  await writeFile(`${store.path(half)}.part`, 'half');
  for (const path of [store.path(left), `${store.path(half)}.part`, store.path(other)]) await utimes(path, longAgo, longAgo);
  await trials.sweep();
  expect(await store.listOlderThan(-1_000, trialKeyPrefix)).toEqual(expect.not.arrayContaining([left, `${half}.part`]));
  expect([await store.size(fresh), await store.size(other)]).toEqual([4, 4]);
  await store.delete(fresh);
  await store.delete(other);
});
