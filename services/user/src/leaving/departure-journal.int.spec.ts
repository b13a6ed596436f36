import { appendFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeLinksOfLeaving, hideLeaving } from '@folia/contracts/deletion/questions';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { DepartureJournal } from './departure-journal';
import { replayDepartures } from './departure-replay.repository';
import { journalOf } from './leaving.module';
import { LeavingService } from './leaving.service';

const path = join(tmpdir(), `folia-journal-${newId()}`, 'erasures.jsonl');
let service: RunningService;

beforeAll(async () => {
  const answers = [answering(ensureProfile, () => ({})), answering(hideLeaving, () => ({})), answering(closeLinksOfLeaving, () => ({}))];
  service = await runService(answers, { ERASURE_JOURNAL: path });
});

afterAll(() => service.close());

const erase = (userId: string) => service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId }, manager));
const last = async (userId: string) => (await new DepartureJournal(path).last()).find((one) => one.userId === userId);
const replay = (userId: string, word: 'asked' | 'kept' | 'erased', dueAt: string | null = null) =>
  replayDepartures(service.app.get(DataSource), [{ userId, word, at: new Date().toISOString(), dueAt }]);
const deletionOf = (userId: string) =>
  service.query('SELECT due_at IS NOT NULL AS due, told_at IS NOT NULL AS told, version FROM deletion WHERE user_id = $1', [userId]);
const events = async (userId: string) =>
  (await service.query<{ name: string }>(`SELECT name FROM outbox WHERE payload->>'userId' = $1`, [userId])).map(({ name }) => name);

test('each step of a deletion is in the journal by the time it is answered, by the id alone', async () => {
  const person = await service.make('Jo Urnal');
  const leaving = service.app.get(LeavingService);
  const { leavesAt } = await leaving.request(personOf(as(person)), person.id);
  expect(await last(person.id)).toEqual({ userId: person.id, word: 'asked', at: expect.any(String), dueAt: leavesAt });
  await leaving.undo(personOf(as(person)), person.id);
  expect((await last(person.id))?.word).toBe('kept');
  await erase(person.id);
  expect((await last(person.id))?.word).toBe('erased');
  expect(readFileSync(path, 'utf8')).not.toMatch(/urnal/i);
});

test('a journal that cannot be written keeps everybody: nobody is erased whom a backup would bring back', async () => {
  const unwritable = await runService([answering(ensureProfile, () => ({}))], { ERASURE_JOURNAL: '/dev/null/erasures.jsonl' });
  const { id } = await unwritable.make('Still Here');
  const erased = unwritable.app.get(DataSource).transaction((manager) => unwritable.app.get(LeavingService).onDeleted({ userId: id }, manager));
  await expect(erased).rejects.toThrow();
  expect(await unwritable.query('SELECT 1 FROM "user" WHERE id = $1', [id])).toHaveLength(1);
  await unwritable.close();
});

test('the journal is among the files; where they are in a bucket, the service does not start before it is told where', () => {
  expect(journalOf({ FILE_STORE: '/data/files' })).toBe('/data/files/.erasures.jsonl');
  expect(journalOf({ FILE_STORE: 's3://files', ERASURE_JOURNAL: path })).toBe(path);
  expect(() => journalOf({ FILE_STORE: 's3://files' })).toThrow('ERASURE_JOURNAL');
});

test('a line that was cut off takes none of the others with it, and erased is the last word', async () => {
  const [one, other] = [newId(), newId()];
  const journal = new DepartureJournal(path);
  await journal.add(one, 'erased');
  appendFileSync(path, '\n{"userId":"');
  await journal.add(other, 'asked', new Date());
  await journal.add(one, 'kept');
  expect([(await last(one))?.word, (await last(other))?.word]).toEqual(['erased', 'asked']);
});

test('who was erased after the backup leaves again at once and cannot return; once more changes nothing', async () => {
  const person = await service.make('Era Sed');
  expect(await replay(person.id, 'erased')).toEqual([person.id]);
  expect(await replay(person.id, 'erased')).toEqual([person.id]);
  expect(await deletionOf(person.id)).toEqual([{ due: true, told: true, version: 1 }]);
  await expect(service.app.get(LeavingService).undo(personOf(as(person)), person.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await service.app.get(LeavingService).tellDue();
  expect((await events(person.id)).sort()).toEqual(['user.deleted', 'user.leaving']);
});

test('who asked after the backup is due on their day, and who returned after it stays', async () => {
  const [asked, kept] = [await service.make('As Ked'), await service.make('Ke Pt')];
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  for (const { id } of [asked, kept]) expect(await replay(id, 'asked', dueAt)).toEqual([id]);
  expect(await replay(kept.id, 'kept')).toEqual([]);
  expect(await deletionOf(asked.id)).toEqual([{ due: true, told: false, version: 1 }]);
  expect(await deletionOf(kept.id)).toEqual([{ due: false, told: false, version: 2 }]);
  expect(await events(kept.id)).toEqual(['user.leaving', 'user.returned']);
  expect(await replay(newId(), 'erased')).toEqual([]);
});
