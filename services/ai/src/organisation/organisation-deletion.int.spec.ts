import { randomBytes, randomUUID } from 'node:crypto';
import { candidacyWithFindings } from '@folia/contracts/candidacy/shapes';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { DataSource } from 'typeorm';
import { CandidacyService } from '../candidacy/candidacy.service';
import { type RunningService, runService } from '../fixtures/running-service';
import { makeScreened, memberOf } from '../fixtures/screened';
import { ScreeningJobService } from '../screening/screening-job.service';
import { OrganisationDeletionService } from './organisation-deletion.service';

let service: RunningService;

beforeAll(async () => {
  service = await runService([
    answering(getAccountTerms, () => ({ plan: 'enterprise', terms: plans.enterprise })),
    answering(listProfileCards, async () => ({ cards: {} })),
  ]);
});
afterAll(() => service.close());

const deletions = () => service.app.get(OrganisationDeletionService);
const end = (accountId: string, byId = newId()) => service.app.get(DataSource).transaction((manager) => deletions().onDeleted({ accountId, byId }, manager));

/** Every table of this service in which one of these stands, besides events that are on their way. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await service.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name <> 'outbox'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [{ isThere } = { isThere: false }] = await service.query<{ isThere: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM "${name}" one, unnest($1::text[]) word WHERE position(word in one::text) > 0) AS "isThere"`,
      [words],
    );
    if (isThere) found.push(name);
  }
  return found.sort();
}

test('with an organisation go its jobs, candidates, notes, files and askings; each candidate is told, and the log goes on without a way back', async () => {
  const canary = () => `canary-${randomBytes(6).toString('hex')}`;
  const [name, said, note, address, asked, reason] = [canary(), canary(), canary(), `${canary()}@example.org`, `${canary()}@example.org`, canary()];
  const one = await makeScreened(service, { name, said });
  const other = await makeScreened(service, { name: `${name}-2`, said, email: address });
  const kept = await makeScreened(service, {});
  await service.query('UPDATE screening_job SET account_id = $1 WHERE id = $2', [one.accountId, other.jobId]);
  const [file, waiting] = [`application-${randomUUID()}`, `application-${randomUUID()}`];
  for (const key of [file, waiting]) await service.app.get(FileStore).writeAll(key, Buffer.from(said));
  await service.query('UPDATE candidate SET file_key = $1 WHERE id = $2', [file, other.candidateId]);
  await service.query(
    `INSERT INTO upload (id, job_id, request_key, source, ground, detail, name, resume, file_key, file_name, file_digest)
     VALUES ($1, $2, $3, 'person', 'asked', '', $4, '{}', $5, 'cv.pdf', '')`,
    [newId(), one.jobId, newId(), name, waiting],
  );
  await service.query('INSERT INTO candidate_note (id, candidate_id, text) VALUES ($1, $2, $3)', [newId(), one.candidateId, note]);
  await service.query(
    `INSERT INTO screening_decision (id, account_id, job_id, candidate_id, subject, kind, reason, states, decided_by) SELECT $1, $2, job_id, id, subject, 'stage', $3, '[]', $4 FROM candidate WHERE id = $5`,
    [newId(), one.accountId, reason, newId(), one.candidateId],
  );
  const [askedId, askedPerson] = [newId(), newId()];
  await service.query(
    `INSERT INTO agreement (id, job_id, person_id, way, shown, state, ends_at) VALUES ($1, $2, $3, 'link', '{}', 'asked', now() + interval '1 day')`,
    [askedId, one.jobId, askedPerson],
  );
  await service.query(
    `INSERT INTO asking (id, job_id, agreement_id, way, address, name, ends_at) VALUES ($1, $2, NULL, 'invited', $3, $4, now() + interval '1 day')`,
    [newId(), one.jobId, asked, name],
  );
  const subjects = await service.query<{ subject: string }>('SELECT subject FROM candidate WHERE job_id = ANY($1)', [[one.jobId, other.jobId]]);

  const byId = newId();
  await end(one.accountId, byId);

  expect(await tablesWith([name, said, note, asked, reason, one.jobId])).toEqual(['screening_decision']);
  expect(await tablesWith([name, said, note, asked, reason])).toEqual([]);
  expect(await tablesWith([one.accountId])).toEqual(['departure']);
  for (const key of [file, waiting]) expect(await service.app.get(FileStore).size(key)).toBeNull();
  expect(await service.told(one.personId)).toEqual(['candidacy.ended']);
  expect(await service.told(other.agreementId)).toEqual(['candidacy.ended']);
  expect(await service.told(askedPerson)).toEqual(['asking.over']);
  expect(await codeOf(service.app.get(CandidacyService).open(other.key))).toBe('NOT_FOUND');

  // What was found stays as long as any log, by a random number, and says neither who decided nor for whom.
  const log = await service.query<{ accountId: string; kind: string; by: string | null; subject: string }>(
    'SELECT account_id AS "accountId", kind, decided_by AS by, subject FROM screening_decision WHERE subject = ANY($1) ORDER BY id',
    [subjects.map(({ subject }) => subject)],
  );
  expect(log.map(({ kind, by }) => [kind, by])).toEqual([
    ['stage', null],
    ['over', null],
    ['over', null],
  ]);
  expect(new Set(log.map(({ accountId }) => accountId)).size).toBe(1);

  // An address that there is no account for is kept for the letter, and for a day.
  expect(await deletions().letter(other.agreementId)).toEqual({ letter: { address, words: 'Engineer' } });
  expect(await deletions().letter(one.agreementId)).toEqual({ letter: null });
  await service.query(`UPDATE ended_candidacy SET ended_at = now() - interval '25 hours'`);
  await deletions().forgetEnded();
  expect(await tablesWith([address])).toEqual([]);

  // Others' jobs stay as they were, and the one that is gone makes no new ones, however late it asks.
  expect(candidacyWithFindings.parse(await service.app.get(CandidacyService).open(kept.key))).toMatchObject({ agreement: 'given' });
  expect(await codeOf(service.app.get(ScreeningJobService).create(memberOf(one.accountId), { text: 'Backend Engineer\n\n- Kafka', url: null }))).not.toBe(
    'done',
  );
  expect(await service.query('SELECT 1 FROM screening_job WHERE account_id = $1', [one.accountId])).toEqual([]);
  // Told twice, it changes nothing.
  await end(one.accountId, byId);
});
