import { setTimeout as pause } from 'node:timers/promises';
import { admit, type Member } from '@folia/contracts/access';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import type { Board } from '@folia/contracts/screening/board';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { DataSource } from 'typeorm';
import { JobPageRepository } from '../candidacy/job-page.repository';
import { JobPageService } from '../candidacy/job-page.service';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { BoardService } from './board.service';
import { CandidateService } from './candidate.service';
import { CriteriaService } from './criteria.service';
import { ReadingService } from './reading.service';
import { ScreeningJobService } from './screening-job.service';

const posting = `Backend Engineer
Larkfield Pay, Bristol

What you will need
- TypeScript in production
- PostgreSQL
- Kafka

Nice to have
- Kubernetes
- A native speaker of English
`;

let service: RunningService;
let plan: keyof typeof plans = 'pro';

beforeAll(async () => {
  service = await runService([answering(getAccountTerms, () => ({ plan, terms: plans[plan] }))]);
});
afterAll(() => service.close());
beforeEach(() => {
  plan = 'pro';
});

const jobs = () => service.app.get(ScreeningJobService);
const criteria = () => service.app.get(CriteriaService);
const boards = () => service.app.get(BoardService);
const candidates = () => service.app.get(CandidateService);
const readings = () => service.app.get(ReadingService);
const somebody = (): Member => admit('job.write', person(), null);

/** Somebody who agreed to a job, with one position that says what they did. */
async function join(jobId: string, name: string, did: string, state = 'given'): Promise<string> {
  const [agreement, id] = [newId(), newId()];
  await service.query(`INSERT INTO agreement (id, job_id, way, shown, state, given_at) VALUES ($1, $2, 'apply', '{}', $3, now())`, [agreement, jobId, state]);
  const resume = {
    headline: `${name}, Backend Developer`,
    items: [{ id: newId(), kind: 'work', fields: { position: 'Backend Engineer', startDate: '2019-01', current: true, highlights: [did] } }],
  };
  await service.query(
    `WITH numbered AS (UPDATE screening_job SET last_number = last_number + 1 WHERE id = $2 RETURNING last_number)
     INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject) SELECT $1, $2, last_number, $3, $4, $5, $6 FROM numbered`,
    [id, jobId, agreement, name, JSON.stringify(resume), newId()],
  );
  return id;
}

async function untilRead(member: Member, jobId: string): Promise<Board> {
  for (;;) {
    const board = await boards().get(member, jobId);
    if (board.reading.runId === null && board.reading.read === board.reading.all) return board;
    await pause(50);
  }
}
const stateOf = (board: Board, candidateId: string, words: string) =>
  board.rows.find(({ id }) => id === candidateId)?.cells[board.criteria.findIndex((one) => one.words === words)];

test('a posting becomes criteria that share 100 points, and whoever agreed is read and placed', async () => {
  const member = somebody();
  const job = await jobs().create(member, { text: posting, url: null });
  expect(job).toMatchObject({ title: 'Backend Engineer', state: 'open', isBlind: true, candidates: { all: 0, new: 0 } });
  expect(job.criteria.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  const [strong, weak] = [
    await join(job.id, 'Ada Novak', 'Built payments in TypeScript over PostgreSQL and Kafka, on Kubernetes.'),
    await join(job.id, 'Tom Berg', 'Kept a shop in PHP.'),
  ];
  const board = await untilRead(member, job.id);
  expect(board.rows.map(({ id, place, name, number, isTied }) => ({ id, place, name, number, isTied }))).toEqual([
    { id: strong, place: 1, name: null, number: 1, isTied: false },
    { id: weak, place: 2, name: null, number: 2, isTied: false },
  ]);
  expect([stateOf(board, strong, 'Kafka')?.state, stateOf(board, weak, 'Kafka')?.state]).toEqual(['met', 'missing']);
  expect(JSON.stringify(board)).not.toMatch(/Novak|Berg/);
  const detail = await boards().getCandidate(member, job.id, strong);
  const kafka = detail.findings.find(({ criterionId }) => criterionId === detail.criteria.find(({ words }) => words === 'Kafka')?.id);
  expect(kafka?.quotes[0]).toMatchObject({ field: 'highlights', entry: 0, text: 'Built payments in TypeScript over PostgreSQL and Kafka, on Kubernetes.' });
  expect(detail.why).toMatchObject({ place: 1, of: 2, sharedBy: 1, moreMusts: 0, morePoints: 0 });
  expect(detail.findings.reduce((sum, { points }) => sum + points, 0)).toBe(detail.why?.points);
});

test('nobody is a candidate without an agreement that is given, and a withdrawn one takes the candidate along', async () => {
  const member = somebody();
  const { id: jobId } = await jobs().create(member, { text: posting, url: null });
  for (const state of ['asked', 'refused', 'withdrawn']) await expect(join(jobId, 'Never Agreed', 'Kafka', state)).rejects.toThrow();
  const id = await join(jobId, 'Once Agreed', 'Moved the event log to Kafka.');
  await untilRead(member, jobId);
  await candidates().changeStage(member, { jobId, candidateId: id }, { version: 1, stage: 'interview', reason: 'Knows the log' });
  await candidates().addNote(member, { jobId, candidateId: id }, { text: 'Ask about the log' });
  await service.query('DELETE FROM agreement WHERE id = (SELECT agreement_id FROM candidate WHERE id = $1)', [id]);
  expect((await boards().get(member, jobId)).rows).toEqual([]);
  expect(await service.query('SELECT 1 FROM finding WHERE candidate_id = $1 UNION ALL SELECT 1 FROM candidate_note WHERE candidate_id = $1', [id])).toEqual([]);
  const { items } = await boards().listDecisions(member, jobId);
  expect(items).toMatchObject([{ kind: 'stage', candidateId: null, number: null, from: 'new', to: 'interview', reason: null, by: member.id }]);
  expect(items[0]?.states.length).toBeGreaterThan(0);
});

test('everything belongs to its account: to another it is not there, whatever is asked', async () => {
  const [member, other] = [somebody(), somebody()];
  const { id: jobId, criteria: read } = await jobs().create(member, { text: posting, url: null });
  const candidateId = await join(jobId, 'Ada Novak', 'Kafka');
  await untilRead(member, jobId);
  const criterionId = read[0]?.id ?? '';
  const of = { jobId, candidateId };
  const asked = [
    jobs().get(other, jobId),
    jobs().update(other, jobId, { version: 1, title: 'Mine' }),
    jobs().delete(other, jobId),
    criteria().add(other, jobId, { words: 'Go', importance: 'must' }),
    criteria().update(other, jobId, criterionId, { version: 1, points: 90 }),
    criteria().remove(other, jobId, criterionId),
    criteria().order(other, jobId, [criterionId]),
    criteria().history(other, jobId),
    boards().get(other, jobId),
    boards().getCandidate(other, jobId, candidateId),
    boards().listDecisions(other, jobId),
    readings().get(other, jobId),
    readings().start(other, jobId),
    readings().cancel(other, jobId),
    candidates().changeStage(other, of, { version: 1, stage: 'declined', reason: null }),
    candidates().changeFinding(other, of, { criterionId, state: 'met', reason: 'Mine' }),
    candidates().restoreFinding(other, of, criterionId),
    candidates().showName(other, of, 'Mine'),
    candidates().addNote(other, of, { text: 'Mine' }),
  ];
  expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['NOT_FOUND']));
  expect((await jobs().list(other, {})).items).toEqual([]);
  expect((await boards().get(member, jobId)).rows).toMatchObject([{ id: candidateId, stage: 'new' }]);
});

test('a changed criterion is read again by itself, and what a person found stays over it', async () => {
  const member = somebody();
  const { id: jobId, criteria: read } = await jobs().create(member, { text: posting, url: null });
  const candidateId = await join(jobId, 'Ada Novak', 'Built payments in TypeScript over PostgreSQL.');
  await untilRead(member, jobId);
  const kafka = read.find(({ words }) => words === 'Kafka');
  if (!kafka) throw new Error('no such criterion');
  const of = { jobId, candidateId };
  const changed = await candidates().changeFinding(member, of, { criterionId: kafka.id, state: 'met', reason: 'Told us in the call' });
  expect(changed.findings.find(({ criterionId }) => criterionId === kafka.id)).toMatchObject({
    state: 'met',
    points: kafka.points,
    changed: { by: member.id, reason: 'Told us in the call', read: 'missing' },
  });
  const versions = () =>
    service.query<{ words: string; xmin: string }>(
      'SELECT k.words, f.xmin::text FROM finding f JOIN criterion k ON k.id = f.criterion_id WHERE candidate_id = $1',
      [candidateId],
    );
  const before = new Map((await versions()).map(({ words, xmin }) => [words, xmin]));
  await criteria().update(member, jobId, kafka.id, { version: kafka.version, words: 'TypeScript or Kafka' });
  const board = await untilRead(member, jobId);
  expect(stateOf(board, candidateId, 'TypeScript or Kafka')).toMatchObject({ state: 'met', isChanged: true });
  for (const { words, xmin } of await versions()) expect(before.get(words) === xmin).toBe(words !== 'TypeScript or Kafka');
  const restored = await candidates().restoreFinding(member, of, kafka.id);
  expect(restored.findings.find(({ criterionId }) => criterionId === kafka.id)).toMatchObject({ state: 'met', changed: null });
  const { items } = await boards().listDecisions(member, jobId);
  expect(items.map(({ kind, from, to, reason }) => ({ kind, from, to, reason }))).toEqual([
    { kind: 'finding', from: 'met', to: 'met', reason: null },
    { kind: 'finding', from: 'missing', to: 'met', reason: 'Told us in the call' },
  ]);
});

test('what was read by older words is no more said to stand: the log tells it neither as before nor among the states', async () => {
  const member = somebody();
  const { id: jobId, criteria: read } = await jobs().create(member, { text: posting, url: null });
  const candidateId = await join(jobId, 'Ada Novak', 'Moved the log to Kafka.');
  await untilRead(member, jobId);
  const kafka = read.find(({ words }) => words === 'Kafka')?.id ?? '';
  // The criterion has other words by now, and nobody has read by them.
  await service.query('UPDATE criterion SET reading_version = reading_version + 1 WHERE id = $1', [kafka]);
  await candidates().changeFinding(member, { jobId, candidateId }, { criterionId: kafka, state: 'partial', reason: 'Told us in the call' });
  await candidates().changeStage(member, { jobId, candidateId }, { version: 1, stage: 'interview', reason: null });
  const [moved, changed] = (await boards().listDecisions(member, jobId)).items;
  expect(changed).toMatchObject({ kind: 'finding', from: null, to: 'partial' });
  expect(changed?.states.map(({ criterionId }) => criterionId)).not.toContain(kafka);
  expect(moved?.states.find(({ criterionId }) => criterionId === kafka)).toEqual({ criterionId: kafka, state: 'partial' });
});

test('points and importance only reorder; points stay 100, and every change is in the history', async () => {
  const member = somebody();
  const { id: jobId, criteria: read } = await jobs().create(member, { text: posting, url: null });
  await join(jobId, 'Ada Novak', 'Moved the log to Kafka.');
  await untilRead(member, jobId);
  const [first, second] = read;
  if (!first || !second) throw new Error('no criteria');
  const { criteria: weighed } = await criteria().update(member, jobId, second.id, { version: 1, points: 60 });
  expect(weighed.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  expect(weighed.find(({ id }) => id === second.id)).toMatchObject({ points: 60, version: 2 });
  expect(await readings().get(member, jobId)).toMatchObject({ all: 1, read: 1, runId: null });
  const { criteria: without } = await criteria().update(member, jobId, second.id, { version: 2, importance: 'excluded' });
  expect([without.find(({ id }) => id === second.id)?.points, without.reduce((sum, { points }) => sum + points, 0)]).toEqual([0, 100]);
  expect(await codeOf(criteria().update(member, jobId, second.id, { version: 2, points: 5 }))).toBe('VERSION_CONFLICT');
  await criteria().order(member, jobId, without.map(({ id }) => id).reverse());
  await criteria().remove(member, jobId, first.id);
  const { items } = await criteria().history(member, jobId);
  expect(items.map(({ change }) => change)).toEqual(['removed', 'ordered', 'changed', 'changed', 'read']);
  expect(items.at(-1)?.criteria.map(({ words }) => words)).toEqual(read.map(({ words }) => words));
  expect(items[0]?.criteria.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

test('what the law protects is refused with a better wording, also out of a posting', async () => {
  const member = somebody();
  const { id: jobId, criteria: read } = await jobs().create(member, { text: `${posting}- Under 35 years old\n`, url: null });
  expect(read.map(({ words }) => words).join('; ')).not.toMatch(/35/);
  await expect(criteria().add(member, jobId, { words: 'Under 35 years old', importance: 'must' })).rejects.toMatchObject({
    code: 'CRITERION_PROTECTED',
    details: { attribute: 'age', better: expect.any(String) },
  });
  const { criteria: now } = await criteria().add(member, jobId, { words: 'Native speaker of German', importance: 'nice' });
  expect(now.at(-1)).toMatchObject({ words: 'Native speaker of German', warning: { proxy: 'native-speaker' } });
});

test('a plan has so many open jobs: closing one makes room, opening it again needs it', async () => {
  plan = 'free';
  const member = somebody();
  const first = await jobs().create(member, { text: posting, url: null });
  await expect(jobs().create(member, { text: posting, url: null })).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
    details: { meter: 'screening-jobs', limit: 1, used: 1 },
  });
  await jobs().update(member, first.id, { version: 1, state: 'closed' });
  await jobs().create(member, { text: posting, url: null });
  expect(await codeOf(jobs().update(member, first.id, { version: 2, state: 'open' }))).toBe('QUOTA_EXCEEDED');
  expect(await jobs().list(member, {})).toMatchObject({ limits: { openJobs: 1, candidates: 25 }, items: [{ state: 'open' }, { state: 'closed' }] });
});

test('a smaller plan closes no job: the oldest open one goes on, the others can be read, and closing one makes another whole again', async () => {
  const member = somebody();
  const older = await jobs().create(member, { text: posting, url: null });
  const newer = await jobs().create(member, { text: posting, url: null });
  const candidateId = await join(newer.id, 'Ada Novak', 'Ran Kafka');
  await readings().start(member, newer.id);
  await untilRead(member, newer.id);
  plan = 'free';
  expect((await jobs().list(member, {})).items.map(({ id, isReadOnly }) => [id, isReadOnly])).toEqual([
    [newer.id, true],
    [older.id, false],
  ]);
  const added = { words: 'Rust', importance: 'nice' } as const;
  await expect(criteria().add(member, newer.id, added)).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
    details: { meter: 'screening-jobs', limit: 1, used: 1 },
  });
  expect(await codeOf(criteria().add(somebody(), newer.id, added))).toBe('NOT_FOUND');
  const page = await service.app.get(JobPageRepository).findJob(newer.id, null);
  expect(page && (await service.app.get(JobPageService).limitOf(page))).toBe(0);
  expect((await boards().get(member, newer.id)).rows.map(({ id }) => id)).toEqual([candidateId]);
  expect((await criteria().add(member, older.id, added)).criteria.at(-1)).toMatchObject({ words: 'Rust' });
  await jobs().update(member, older.id, { version: 1, state: 'closed' });
  expect((await criteria().add(member, newer.id, added)).criteria.at(-1)).toMatchObject({ words: 'Rust' });
});

test('a name is hidden until the interview, and showing it before is logged with its reason', async () => {
  const member = somebody();
  const { id: jobId } = await jobs().create(member, { text: posting, url: null });
  const [shown, invited] = [await join(jobId, 'Ada Novak', 'Kafka'), await join(jobId, 'Tom Berg', 'Kafka')];
  await untilRead(member, jobId);
  const { candidate } = await candidates().showName(member, { jobId, candidateId: shown }, 'Met at the fair');
  expect(candidate).toMatchObject({ name: 'Ada Novak', headline: 'Ada Novak, Backend Developer' });
  const moved = await candidates().changeStage(member, { jobId, candidateId: invited }, { version: 1, stage: 'interview', reason: null });
  expect(moved.candidate.name).toBe('Tom Berg');
  const { items } = await boards().listDecisions(member, jobId);
  expect(items.map(({ kind, reason }) => ({ kind, reason }))).toEqual([
    { kind: 'stage', reason: null },
    { kind: 'name-shown', reason: 'Met at the fair' },
  ]);
});

test('reading that is stopped leaves the rest unread, without a place, until it is started again', async () => {
  const member = somebody();
  const { id: jobId } = await jobs().create(member, { text: posting, url: null });
  for (let number = 1; number <= 120; number += 1) await join(jobId, `Candidate ${number}`, 'Moved the log to Kafka.');
  for (;;) {
    const { runId } = await readings().get(member, jobId);
    if (runId) break;
    await pause(10);
  }
  const stopped = await codeOf(readings().cancel(member, jobId));
  const board = await boards().get(member, jobId);
  if (stopped === 'done') for (const { place, cells } of board.rows) expect(place === null).toBe(cells.some(({ state }) => state === null));
  await readings().start(member, jobId);
  const whole = await untilRead(member, jobId);
  expect(whole.rows).toHaveLength(120);
  expect(new Set(whole.rows.map(({ place, isTied }) => `${place} ${isTied}`))).toEqual(new Set(['1 true']));
});

test('with an account go its jobs and all that hangs on them; what a colleague did in another stays, as nobody’s', async () => {
  const [leaving, colleague] = [somebody(), somebody()];
  const own = await jobs().create(leaving, { text: posting, url: null });
  const shared = await jobs().create(colleague, { text: posting, url: null });
  const acting: Member = { ...leaving, accountId: colleague.accountId };
  const [mine, theirs] = [await join(own.id, 'Ada Novak', 'Kafka'), await join(shared.id, 'Tom Berg', 'Kafka')];
  await untilRead(leaving, own.id);
  await untilRead(colleague, shared.id);
  for (const [member, jobId, candidateId] of [
    [leaving, own.id, mine],
    [acting, shared.id, theirs],
  ] as const) {
    await candidates().changeFinding(
      member,
      { jobId, candidateId },
      { criterionId: (await jobs().get(member, jobId)).criteria[0]?.id ?? '', state: 'met', reason: 'Seen' },
    );
    await candidates().addNote(member, { jobId, candidateId }, { text: 'A note' });
  }
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: leaving.id }, manager));
  const counted = await service.query<{ count: string }>(
    'SELECT count(*) FROM screening_job WHERE account_id = $1 UNION ALL SELECT count(*) FROM candidate WHERE job_id = $2 UNION ALL SELECT count(*) FROM screening_decision WHERE account_id = $1',
    [leaving.accountId, own.id],
  );
  expect(counted.map(({ count }) => count)).toEqual(['0', '0', '0']);
  const { notes } = await boards().getCandidate(colleague, shared.id, theirs);
  expect(notes).toMatchObject([{ text: 'A note', by: null }]);
  expect((await boards().listDecisions(colleague, shared.id)).items).toMatchObject([{ by: null, reason: 'Seen' }]);
});
