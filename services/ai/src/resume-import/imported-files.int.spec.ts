import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCaller } from '@folia/contracts/caller';
import { openFile } from '@folia/contracts/file/questions';
import { reserveUsage } from '@folia/contracts/usage/questions';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { ResumeImportRepository } from './resume-import.repository';
import { ResumeImportService } from './resume-import.service';

const services = systemCaller('spec');
const units = unitLedger();
const [reserving, ...otherUnits] = units.answers;

let service: RunningService;
let imports: ResumeImportService;
/** What happens while an import is being started, between its first look at the file and its row. */
let meanwhile: () => Promise<void>;

beforeAll(async () => {
  service = await runService([
    answering(openFile, ({ actor }, { id }) => ({
      key: randomUUID(),
      ownerId: actor.type === 'user' ? actor.id : id,
      file: { id, name: 'cv.pdf', kind: 'pdf' as const, bytes: 1, sha256: id.replaceAll('-', '').padEnd(64, '0'), createdAt: new Date().toISOString() },
    })),
    answering(reserveUsage, async (caller, input) => {
      await meanwhile();
      return reserving?.answer(caller, input as never) as { reserved: true };
    }),
    ...otherUnits,
  ]);
  imports = service.app.get(ResumeImportService);
});
afterAll(() => service.close());
beforeEach(() => {
  units.clear();
  meanwhile = async () => {};
});

const settled = async (...fileIds: string[]) => (await imports.settleFiles(fileIds)).fileIds;
const rowsOf = (fileId: string) => service.query('SELECT id FROM resume_import WHERE file_id = $1', [fileId]);

test('files with an import are told apart from those without', async () => {
  const [imported, other] = [newId(), newId()];
  await imports.start(personOf(person()), imported);
  expect(await settled(other, imported)).toEqual([imported]);
});

test.each(['done', 'failed', 'cancelled'])('an import that is %s has its file, also when it was discarded', async (state) => {
  const fileId = newId();
  const { importId } = await imports.start(personOf(person()), fileId);
  await service.query('UPDATE job SET state = $2, finished_at = now() WHERE id = $1', [importId, state]);
  expect(await settled(fileId)).toEqual([fileId]);
  await service.query('UPDATE resume_import SET discarded_at = now() WHERE id = $1', [importId]);
  expect(await settled(fileId)).toEqual([fileId]);
});

test('an import is refused, and costs nothing, when its file was settled to have none while it started', async () => {
  const [ada, fileId] = [person(), newId()];
  meanwhile = async () => expect(await settled(fileId)).toEqual([]);
  expect(await codeOf(imports.start(personOf(ada), fileId))).toBe('NOT_FOUND');
  expect(await rowsOf(fileId)).toEqual([]);
  expect(units.released).toEqual(units.reserved);
  // However late another try comes.
  meanwhile = async () => {};
  expect(await codeOf(imports.start(personOf(ada), fileId))).toBe('NOT_FOUND');
});

test('starts and settlements at the same moments agree: a file that is settled to have no import never gets one, any other keeps its own', async () => {
  const race = async () => {
    const [ada, fileId] = [person(), newId()];
    const start = imports.start(personOf(ada), fileId).then(
      () => true,
      () => false,
    );
    const told = await Promise.all(Array.from({ length: 4 }, () => settled(fileId)));
    return { isAccepted: await start, isKept: told.every((ids) => ids.includes(fileId)), rows: (await rowsOf(fileId)).length };
  };
  const outcomes = await Promise.all(Array.from({ length: 40 }, race));
  for (const { isAccepted, isKept, rows } of outcomes) expect({ isKept, rows }).toEqual({ isKept: isAccepted, rows: isAccepted ? 1 : 0 });
});

test('a settlement waits for the start that holds the file', async () => {
  const [fileId, id, ownerId] = [newId(), newId(), newId()];
  let told: Promise<string[]> | undefined;
  await service.app.get(DataSource).transaction(async (starting) => {
    await service.app
      .get(JobRows)
      .insert({ id, job: { name: 'spec', service: 'ai', meter: null, timeoutMs: 1, atOnce: 1 }, ownerId, caller: services }, starting);
    await service.app.get(ResumeImportRepository).insert(starting, { id, ownerId, fileId, fileName: 'cv.pdf', sha256: '0'.repeat(64) });
    told = settled(fileId);
    for (let waiting = 0; waiting === 0; await pause(10)) {
      const [row] = await service.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_database ON database = pg_database.oid
         WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
      );
      waiting = row?.waiting ?? 0;
    }
  });
  expect(await told).toEqual([fileId]);
});
