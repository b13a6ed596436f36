import { randomUUID } from 'node:crypto';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { openFile } from '@folia/contracts/file/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { type RunningService, runService } from '../fixtures/running-service';
import { JobService } from './job.service';

let service: RunningService;
const kept = randomUUID();
const ownerId = newId();

beforeAll(async () => {
  const file = { id: kept, name: 'ada.txt', kind: 'text' as const, bytes: 1, sha256: '0'.repeat(64), createdAt: new Date().toISOString() };
  service = await runService(
    [
      answering(openFile, (_caller, { id }) => {
        if (id !== kept) throw new AppError('NOT_FOUND');
        return { key: randomUUID(), ownerId, file };
      }),
    ],
    { QUEUES: 'none' },
  );
});
afterAll(() => service.close());

const jobs = () => service.app.get(JobService);

/** A failed job, as its worker left it a minute ago; of an import, its row too. */
async function failedJob(kind: string, code: string, fileId?: string): Promise<string> {
  const id = newId();
  await service.query(
    `INSERT INTO job (id, kind, owner_id, caller, state, attempt, error_code, error_message, heartbeat_at, finished_at)
     VALUES ($1, $2, $3, $4, 'failed', 5, $5, 'x', now() - interval '1 minute', now())`,
    [id, kind, ownerId, systemCaller('spec'), code],
  );
  if (fileId)
    await service.query(`INSERT INTO resume_import (id, owner_id, file_id, file_name, sha256) VALUES ($1, $2, $3, 'ada.txt', $4)`, [id, ownerId, fileId, id]);
  return id;
}

test('a failed job is started again once, whoever presses', async () => {
  const id = await failedJob('fit-score', 'INTERNAL');
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(jobs().retry(id))));
  expect(codes.sort()).toEqual([...Array(9).fill('CONFLICT'), 'done']);
});

test('what would fail at once is refused: an import without its file, and what had nothing to work on already', async () => {
  const [whole, without, nothing] = [
    await failedJob('resume-import', 'TIMEOUT', kept),
    await failedJob('resume-import', 'TIMEOUT', randomUUID()),
    await failedJob('tailor-made', 'NOT_FOUND'),
  ];
  for (const id of [without, nothing]) {
    expect(await codeOf(jobs().retry(id))).toBe('JOB_INPUT_GONE');
    expect(await jobs().states([id])).toEqual({ states: { [id]: 'failed' } });
  }
  expect(await jobs().retry(whole)).toMatchObject({ id: whole, state: 'accepted', attempt: 0, error: null });
  expect(await codeOf(jobs().retry(newId()))).toBe('NOT_FOUND');
});

test('failed jobs are counted and listed by what they failed with', async () => {
  const owner = { ownerId };
  const before = await jobs().countFailed({ ...owner, code: 'DISK_FULL' });
  const id = await failedJob('fit-score', 'DISK_FULL');
  expect(await jobs().countFailed({ ...owner, code: 'DISK_FULL', kind: 'fit-score' })).toEqual({ count: before.count + 1 });
  expect((await jobs().list({ code: 'DISK_FULL' })).items.map((one) => one.id)).toEqual([id]);
});

test('many jobs are looked at together, each only for its owner', async () => {
  const [own, others] = [await failedJob('fit-score', 'TIMEOUT'), await failedJob('fit-score', 'TIMEOUT')];
  const asked = [
    { id: others, ownerId: newId() },
    { id: own, ownerId },
    { id: newId(), ownerId },
    { id: own, ownerId },
  ];
  const { jobs: found } = await jobs().look(asked);
  expect(found.map((one) => one && [one.id, one.state, one.error?.code])).toEqual([null, [own, 'failed', 'TIMEOUT'], null, [own, 'failed', 'TIMEOUT']]);
});
