import type { Application, ListCandidates, ListedCandidate } from '@folia/contracts/candidate-list/shapes';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import type { Walked } from '@folia/contracts/walk';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { CandidacyService } from '../candidacy/candidacy.service';
import { type RunningService, runService } from '../fixtures/running-service';
import { makeScreened, memberOf, type Screened } from '../fixtures/screened';
import { settled } from '../fixtures/settled';
import { LeavingService } from '../leaving/leaving.service';
import { CandidateService } from '../screening/candidate.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { CandidateListService } from './candidate-list.service';

let service: RunningService;
beforeAll(async () => {
  service = await runService([answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro }))]);
});
afterAll(() => service.close());

const lists = () => service.app.get(CandidateListService);
const candidates = (of: Screened, query: ListCandidates = {}): Promise<Walked<ListedCandidate>> => lists().candidates(memberOf(of.accountId), query);
const applications = (of: Screened, query: ListCandidates = {}): Promise<Walked<Application>> => lists().applications(memberOf(of.accountId), query);
/** What has changed since the token of a walk, and the next one. */
async function since(of: Screened, from: { syncToken: string | null }) {
  await settled(service);
  return candidates(of, { syncToken: from.syncToken ?? '' });
}
/** Everything that the table of changes knows of an account. */
const noted = (accountId: string) => service.query<object>('SELECT * FROM change WHERE account_id = $1', [accountId]);

test('blind mode hides in the list what it hides on the board, and whoever it begins or ends to hide has changed', async () => {
  const one = await makeScreened(service);
  await service.query(`INSERT INTO candidate_tag (candidate_id, tag, tells_who) VALUES ($1, 'From Harrow', true), ($1, 'Kafka', false)`, [one.candidateId]);
  await settled(service);
  const first = await candidates(one);
  expect(first).toMatchObject({ items: [{ id: one.candidateId, jobId: one.jobId, number: 1, name: null, tags: ['Kafka'], way: 'apply' }], nextCursor: null });
  const member = memberOf(one.accountId);
  await service.app.get(CandidateService).showName(member, one, 'To call them');
  const shown = await since(one, first);
  expect(shown).toMatchObject({ items: [{ id: one.candidateId, name: 'Quint Harrow', tags: ['From Harrow', 'Kafka'] }], deleted: [] });
  expect(await since(one, shown)).toMatchObject({ items: [], deleted: [] });
  await service.app.get(CandidateService).tag(member, one, ['Kafka']);
  const tagged = await since(one, shown);
  expect(tagged).toMatchObject({ items: [{ tags: ['Kafka'] }] });
  await service.app.get(ScreeningJobService).update(member, one.jobId, { version: 1, isBlind: false });
  expect(await since(one, tagged)).toMatchObject({ items: [{ id: one.candidateId }] });
});

test('a page of one job tells of its candidates alone, also of what has changed; another account’s job is not there', async () => {
  const [one, other] = [await makeScreened(service), await makeScreened(service)];
  await service.query('UPDATE screening_job SET account_id = $2 WHERE id = $1', [other.jobId, one.accountId]);
  await service.query('UPDATE change SET account_id = $2 WHERE id = $1', [other.candidateId, one.accountId]);
  await settled(service);
  const ofOne = await candidates(one, { jobId: one.jobId });
  expect(ofOne.items.map(({ id }) => id)).toEqual([one.candidateId]);
  const [later, earlier] = [one, other]
    .map(({ candidateId }) => candidateId)
    .sort()
    .reverse();
  const page = await candidates(one, { limit: 1 });
  expect([page.items[0]?.id, page.syncToken]).toEqual([later, null]);
  expect((await candidates(one, { limit: 1, cursor: page.nextCursor ?? '' })).items.map(({ id }) => id)).toEqual([earlier]);
  for (const { candidateId } of [one, other]) await service.query(`UPDATE candidate SET stage = 'shortlist' WHERE id = $1`, [candidateId]);
  await settled(service);
  const changed = await candidates(one, { jobId: one.jobId, syncToken: ofOne.syncToken ?? '' });
  expect([changed.items.map(({ id }) => id), changed.deleted]).toEqual([[one.candidateId], []]);
  expect(await codeOf(candidates(one, { syncToken: ofOne.syncToken ?? '' }))).toBe('BODY_INVALID');
  expect(await codeOf(applications(one, { jobId: one.jobId, syncToken: ofOne.syncToken ?? '' }))).toBe('BODY_INVALID');
  expect(await codeOf(candidates(await makeScreened(service), { jobId: one.jobId }))).toBe('NOT_FOUND');
});

test('whoever withdraws, and whoever is erased, is known by an id alone, as a candidate and as an application', async () => {
  for (const end of [
    ({ personId, agreementId }: Screened) =>
      service.app.get(CandidacyService).withdraw(personOf({ actor: { type: 'user', id: personId, isAdmin: false, sessionId: personId } }), agreementId),
    ({ personId }: Screened) => service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: personId }, manager)),
  ]) {
    const one = await makeScreened(service);
    await settled(service);
    const [before, applied] = [await candidates(one), await applications(one)];
    expect(applied.items).toEqual([
      { id: one.candidateId, candidateId: one.candidateId, jobId: one.jobId, state: 'new', source: 'portfolio', appliedAt: before.items[0]?.addedAt },
    ]);
    await end(one);
    const gone = { items: [], deleted: [{ id: one.candidateId, deletedAt: expect.any(String) }], nextCursor: null };
    expect(await since(one, before)).toMatchObject(gone);
    expect(await applications(one, { syncToken: applied.syncToken ?? '' })).toMatchObject(gone);
    expect(await codeOf(lists().application(memberOf(one.accountId), one.candidateId))).toBe('NOT_FOUND');
    expect(JSON.stringify(await noted(one.accountId))).not.toMatch(new RegExp(`Quint|Harrow|${one.personId}`, 'i'));
  }
});

test('with a job its candidates end, which endpoints are told of, and of an account that is erased nothing is left', async () => {
  const one = await makeScreened(service);
  await settled(service);
  const before = await candidates(one);
  const jobsBefore = await service.app.get(ScreeningJobService).list(memberOf(one.accountId), {});
  await service.app.get(ScreeningJobService).delete(memberOf(one.accountId), one.jobId);
  expect(await since(one, before)).toMatchObject({ deleted: [{ id: one.candidateId }] });
  expect(await service.changesOf(one.jobId, 1)).toEqual(['over']);
  const jobsAfter = await service.app.get(ScreeningJobService).list(memberOf(one.accountId), { syncToken: jobsBefore.syncToken ?? '' });
  expect(jobsAfter).toMatchObject({ items: [], deleted: [{ id: one.jobId }] });
  const other = await makeScreened(service);
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: other.accountId }, manager));
  expect(await noted(other.accountId)).toEqual([]);
});

test('an application has one address; somebody who was invited made none, and what came with a file says so', async () => {
  const [one, invited] = [await makeScreened(service, { email: 'quint@harrow.example' }), await makeScreened(service)];
  await service.query(`UPDATE candidate SET file_key = 'candidates/one.pdf', file_bytes = 1 WHERE id = $1`, [one.candidateId]);
  await service.query(`UPDATE agreement SET way = 'invited' WHERE id = $1`, [invited.agreementId]);
  expect(await lists().application(memberOf(one.accountId), one.candidateId)).toMatchObject({ candidateId: one.candidateId, source: 'file', state: 'new' });
  expect(await codeOf(lists().application(memberOf(newId()), one.candidateId))).toBe('NOT_FOUND');
  expect(await applications(invited)).toMatchObject({ items: [] });
  expect(await candidates(invited)).toMatchObject({ items: [{ way: 'invited' }] });
});

test('a job counts again when somebody comes, moves or goes', async () => {
  const one = await makeScreened(service);
  const jobs = (syncToken?: string) => service.app.get(ScreeningJobService).list(memberOf(one.accountId), { syncToken });
  await settled(service);
  const before = await jobs();
  const [candidate] = (await candidates(one)).items;
  await service.app.get(CandidateService).changeStage(memberOf(one.accountId), one, { version: candidate?.version ?? 0, stage: 'shortlist', reason: null });
  await settled(service);
  const moved = await jobs(before.syncToken ?? '');
  expect(moved).toMatchObject({ items: [{ id: one.jobId, candidates: { all: 1, new: 0, shortlist: 1 } }] });
  await service.query('DELETE FROM candidate WHERE id = $1', [one.candidateId]);
  await settled(service);
  expect(await jobs(moved.syncToken ?? '')).toMatchObject({ items: [{ id: one.jobId, candidates: { all: 0 } }] });
});
