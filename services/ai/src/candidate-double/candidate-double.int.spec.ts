import { createHash, randomBytes } from 'node:crypto';
import { admit, type Member } from '@folia/contracts/access';
import { candidateDoubleList } from '@folia/contracts/candidate-double/shapes';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { CandidacyService } from '../candidacy/candidacy.service';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { BoardService } from '../screening/board.service';
import { CandidateService } from '../screening/candidate.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { CandidateDoubleService } from './candidate-double.service';

let service: RunningService;

beforeAll(async () => {
  service = await runService([answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro })), answering(listProfileCards, async () => ({ cards: {} }))]);
});
afterAll(() => service.close());

const doubles = () => service.app.get(CandidateDoubleService);
const somebody = (): Member => admit('decision.make', person(), null);
const newJob = async (member: Member) =>
  (
    await service.app
      .get(ScreeningJobService)
      .create(member, { text: 'Backend Engineer\nLarkfield Pay\n\nWhat you will need\n- PostgreSQL\n- Kafka\n', url: null })
  ).id;

type Made = { way?: 'upload' | 'apply'; email?: string; name?: string; employer?: string; digest?: string };

/** A candidate with a file and a key of their own. */
async function join(jobId: string, { way = 'upload', email, name = 'Quint Harrow', employer = 'Heliotrope', digest }: Made = {}) {
  const [agreementId, id, key] = [newId(), newId(), randomBytes(32).toString('base64url')];
  const fileKey = `application-${newId()}`;
  await service.app.get(FileStore).writeAll(fileKey, Buffer.from('words'));
  await service.query(
    `INSERT INTO agreement (id, job_id, email, way, shown, state, given_at, ends_at, source, ground, detail)
     VALUES ($1, $2, $3, $4, '{"title": "Engineer", "company": "Larkfield"}', 'given', now(), now() + interval '6 months', 'event', 'asked', '')`,
    [agreementId, jobId, email ?? `${newId()}@example.org`, way],
  );
  await service.query(
    `WITH numbered AS (UPDATE screening_job SET last_number = last_number + 1 WHERE id = $2 RETURNING last_number)
     INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject, file_key, file_digest) SELECT $1, $2, last_number, $3, $4, $5, $1, $6, $7 FROM numbered`,
    [id, jobId, agreementId, name, { headline: '', items: [{ id: 'w', kind: 'work', fields: { employer } }] }, fileKey, digest ?? newId()],
  );
  await service.query('INSERT INTO agreement_key (hash, agreement_id) VALUES ($1, $2)', [createHash('sha256').update(key).digest(), agreementId]);
  return { id, key, fileKey };
}
const pairsOf = (list: Awaited<ReturnType<CandidateDoubleService['list']>>) =>
  list.items.map(({ candidates, because }) => [...candidates.map(({ number }) => number), because]);

test('who looks like the same person is offered by number, without a name; that both stay is remembered', async () => {
  const member = somebody();
  const jobId = await newJob(member);
  const one = await join(jobId, { email: 'quint@example.org', name: 'Q. H.' });
  const other = await join(jobId, { email: 'quint@example.org', digest: 'same' });
  await join(jobId, { name: 'Harrow Quint', employer: 'Heliotrope' });
  await join(jobId, { name: 'Tom Berg', digest: 'same', way: 'apply' });
  await join(await newJob(member), { email: 'quint@example.org' });
  const found = candidateDoubleList.parse(await doubles().list(member, jobId));
  expect(pairsOf(found)).toEqual([
    [1, 2, 'address'],
    [2, 3, 'name'],
    [2, 4, 'file'],
  ]);
  expect(found.items[2]?.candidates.map(({ canGo }) => canGo)).toEqual([true, false]);
  expect(JSON.stringify(found)).not.toMatch(/Quint|Harrow|example\.org/);
  expect(pairsOf(await doubles().keepBoth(member, jobId, [other.id, one.id]))).toEqual([
    [2, 3, 'name'],
    [2, 4, 'file'],
  ]);
  await doubles().keepBoth(member, jobId, [one.id, other.id]);
  expect(pairsOf(await doubles().list(member, jobId))).toHaveLength(2);
});

test('one stays and gets the notes, the other is erased with its file; its letter leads to the one that stays where both have the same address', async () => {
  const member = somebody();
  const jobId = await newJob(member);
  const keep = await join(jobId, { email: 'quint@example.org', name: 'Kept Name' });
  const drop = await join(jobId, { email: 'quint@example.org' });
  const elsewhere = await join(jobId);
  await service.app.get(CandidateService).addNote(member, { jobId, candidateId: drop.id }, { text: 'Met at the fair' });
  expect(pairsOf(await doubles().merge(member, jobId, keep.id, drop.id))).toEqual([]);
  const own = service.app.get(CandidacyService);
  const [seen, byOther] = [await own.open(keep.key), await own.open(drop.key)];
  expect(byOther).toEqual(seen);
  expect(await service.app.get(FileStore).size(drop.fileKey)).toBeNull();
  const boards = service.app.get(BoardService);
  expect((await boards.getCandidate(member, jobId, keep.id)).notes).toMatchObject([{ text: 'Met at the fair' }]);
  expect((await boards.get(member, jobId)).rows.map(({ number }) => number)).toEqual([1, 3]);
  expect((await boards.listDecisions(member, jobId)).items).toMatchObject([
    { kind: 'merged', candidateId: null, number: null, to: null },
    { kind: 'merged', candidateId: keep.id, number: 1, to: '2', by: member.id },
  ]);
  // Another address may be another person after all: their letter leads nowhere, and to nobody else's words.
  await doubles().merge(member, jobId, keep.id, elsewhere.id);
  expect(await codeOf(own.open(elsewhere.key))).toBe('NOT_FOUND');
});

test('whoever applied themselves cannot be removed for another, and to another account nobody is there', async () => {
  const [member, other] = [somebody(), somebody()];
  const jobId = await newJob(member);
  const [applied, uploaded, foreign] = [await join(jobId, { way: 'apply' }), await join(jobId), await join(await newJob(member))];
  expect(await codeOf(doubles().merge(member, jobId, uploaded.id, applied.id))).toBe('DOUBLE_APPLIED');
  const asked = [
    doubles().list(other, jobId),
    doubles().keepBoth(other, jobId, [applied.id, uploaded.id]),
    doubles().merge(other, jobId, applied.id, uploaded.id),
    doubles().merge(member, jobId, applied.id, foreign.id),
    doubles().merge(member, jobId, uploaded.id, uploaded.id),
    doubles().keepBoth(member, jobId, [uploaded.id, uploaded.id]),
  ];
  expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['NOT_FOUND']));
  expect((await service.app.get(BoardService).get(member, jobId)).rows).toHaveLength(2);
  const twice = await Promise.all([1, 2].map(() => codeOf(doubles().merge(member, jobId, applied.id, uploaded.id))));
  expect(twice.sort()).toEqual(['NOT_FOUND', 'done']);
});
