import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { admit, type Member, type Person } from '@folia/contracts/access';
import type { ImpactTable, VoluntaryAnswers } from '@folia/contracts/audit/shapes';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { newId } from '@folia/platform/new-id';
import { exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service';
import { CandidacyService } from '../candidacy/candidacy.service';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { personTables } from '../leaving/person-tables.repository';
import { ScreeningJobService } from '../screening/screening-job.service';
import { VoluntaryService } from './voluntary.service';

const posting = 'Backend Engineer\nLarkfield Pay, Bristol\n\nWhat you will need\n- PostgreSQL\n- Kafka\n';

let service: RunningService;
beforeAll(async () => {
  service = await runService([answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro }))]);
});
afterAll(() => service.close());

const jobs = () => service.app.get(ScreeningJobService);
const voluntary = () => service.app.get(VoluntaryService);
const somebody = (): Member => admit('audit.read', person(), null);
const answersOf = (sex: VoluntaryAnswers['sex']): VoluntaryAnswers => ({ sex, ethnicGroup: null, age: null, disability: null });
const open = async (member: Member) => (await jobs().create(member, { text: posting, url: null })).id;
const close = (member: Member, jobId: string) => jobs().update(member, jobId, { version: 1, state: 'closed' });
const rowsOf = (member: Member) => service.query<Record<string, unknown>>('SELECT * FROM voluntary_answer WHERE account_id = $1', [member.accountId]);

type Applicant = { who: Person; agreementId: string; candidateId: string; subject: string; key: string };

/** Somebody who has applied just now, with an account or by a key, and stands where the team put them. */
async function apply(jobId: string, stage = 'new'): Promise<Applicant> {
  const who = admit('person', person(), null);
  const [agreementId, candidateId, subject] = [newId(), newId(), newId()];
  const key = randomBytes(32).toString('base64url');
  await service.query(`INSERT INTO agreement (id, job_id, person_id, way, shown, state, given_at) VALUES ($1, $2, $3, 'apply', '{}', 'given', now())`, [
    agreementId,
    jobId,
    who.id,
  ]);
  await service.query('INSERT INTO agreement_key (hash, agreement_id) VALUES ($1, $2)', [createHash('sha256').update(key).digest(), agreementId]);
  await service.query(
    `WITH numbered AS (UPDATE screening_job SET last_number = last_number + 1 WHERE id = $2 RETURNING last_number)
     INSERT INTO candidate (id, job_id, number, agreement_id, person_id, name, resume, subject, stage) SELECT $1, $2, last_number, $3, $4, 'A', $5, $6, $7 FROM numbered`,
    [candidateId, jobId, agreementId, who.id, JSON.stringify({ headline: '', items: [] }), subject, stage],
  );
  return { who, agreementId, candidateId, subject, key };
}

/** So many who answer, of whom so many are on the shortlist. */
async function answered(jobId: string, sex: VoluntaryAnswers['sex'], many: number, movedOn: number): Promise<{ applicant: Applicant; token: string }[]> {
  const all = [];
  for (let at = 0; at < many; at += 1) {
    const applicant = await apply(jobId, at < movedOn ? 'shortlist' : 'new');
    all.push({ applicant, ...(await voluntary().give(applicant.who, applicant.agreementId, answersOf(sex))) });
  }
  return all;
}
const figuresOf = (tables: ImpactTable[], category: string | null) =>
  tables.find(({ dimension }) => dimension === 'sex')?.cells.find((cell) => cell.category === category)?.figures;

test('answers count in sums once the job is closed, and nothing then leads from a row to anybody', async () => {
  const member = somebody();
  const jobId = await open(member);
  const all = [...(await answered(jobId, 'female', 24, 10)), ...(await answered(jobId, 'male', 30, 20)), ...(await answered(jobId, 'another', 3, 1))];
  expect(figuresOf(await voluntary().impact(member.accountId), 'male')).toBeNull();
  const open1 = JSON.stringify(await rowsOf(member));
  for (const { applicant } of all)
    for (const id of [applicant.candidateId, applicant.agreementId, applicant.subject, applicant.who.id]) expect(open1).not.toContain(id);
  expect(Object.keys((await rowsOf(member))[0] ?? {}).filter((name) => /_at$|time/.test(name))).toEqual([]);

  await close(member, jobId);
  const { impact, modelCard } = await service.app.get(AuditService).report(member);
  // Three people are too few, and would follow from the total: the next smallest is withheld with them.
  expect(figuresOf(impact, 'male')).toEqual({ people: 30, movedOn: 20, rate: 20 / 30, impactRatio: 1 });
  expect([figuresOf(impact, 'another'), figuresOf(impact, 'female')]).toEqual([null, null]);
  expect(impact.find(({ dimension }) => dimension === 'sex')?.total).toEqual({ people: 57, movedOn: 31 });
  // That nobody told their age would tell of everybody that they did not.
  expect(impact.find(({ dimension }) => dimension === 'age')?.cells.map(({ figures }) => figures)).toEqual([null, null, null]);
  expect(modelCard).toContain('Reader version');
  for (const row of await rowsOf(member)) expect([row.tag, row.job_id]).toEqual([null, null]);
  // Made, closed, exported: the log of an organisation is told of each.
  const deeds = async () => (await service.told(member.accountId)).filter((name) => name === 'screening.done').length;
  while ((await deeds()) < 3) await pause(50);
});

test('fewer than ten answers wait for others, so that no export tells of the one job that was closed between two', async () => {
  const member = somebody();
  const [first, second] = [await open(member), await open(member)];
  await answered(first, 'female', 9, 4);
  await close(member, first);
  const counted = async () => (await rowsOf(member)).filter(({ is_counted: isCounted }) => isCounted).length;
  expect(await counted()).toBe(0);
  await answered(second, 'male', 2, 1);
  await jobs().delete(member, second);
  expect(await counted()).toBe(11);
});

test('only whoever has just applied may answer, once; the token deletes it, and nobody else’s does', async () => {
  const member = somebody();
  const jobId = await open(member);
  const [one, other] = [await apply(jobId), await apply(jobId)];
  const first = await voluntary().give(one.who, one.agreementId, answersOf('female'));
  const again = await voluntary().giveByKey(one.key, answersOf(null));
  expect(await rowsOf(member)).toMatchObject([{ sex: null }]);
  expect(await codeOf(voluntary().give(other.who, one.agreementId, answersOf('male')))).toBe('NOT_FOUND');
  expect(await codeOf(voluntary().giveByKey('A'.repeat(43), answersOf('male')))).toBe('NOT_FOUND');
  expect(await codeOf(voluntary().delete(first.token))).toBe('NOT_FOUND');
  await voluntary().delete(again.token);
  expect(await rowsOf(member)).toEqual([]);
  await service.query(`UPDATE agreement SET given_at = now() - interval '25 hours' WHERE id = $1`, [one.agreementId]);
  expect(await codeOf(voluntary().give(one.who, one.agreementId, answersOf('male')))).toBe('NOT_FOUND');
  await close(member, jobId);
  expect(await codeOf(voluntary().give(other.who, other.agreementId, answersOf('male')))).toBe('NOT_FOUND');
});

test('who withdraws is in no figure; no account gets rows in its export, and with it they go', async () => {
  const member = somebody();
  const jobId = await open(member);
  const [gone] = await answered(jobId, 'female', 1, 1);
  await answered(jobId, 'male', 12, 5);
  if (gone) await service.app.get(CandidacyService).withdraw(gone.applicant.who, gone.applicant.agreementId);
  await close(member, jobId);
  expect((await rowsOf(member)).map(({ sex }) => sex)).toEqual(Array(12).fill('male'));
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof exportRows>> = await exportRows(service.app.get(DataSource), personTables, member.id, cursor);
    expect(JSON.stringify(part)).not.toContain('"male"');
    cursor = part.next;
  } while (cursor);
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: member.id }, manager));
  expect(await rowsOf(member)).toEqual([]);
});
