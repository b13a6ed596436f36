import { ownContest, teamContests } from '@folia/contracts/contest/shapes';
import { listWhoMay } from '@folia/contracts/organisation/questions';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { CandidacyService } from '../candidacy/candidacy.service';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { makeScreened, memberOf, type Screened } from '../fixtures/screened';
import { personTables } from '../leaving/person-tables.repository';
import { BoardService } from '../screening/board.service';
import { CandidateService } from '../screening/candidate.service';
import { ContestService } from './contest.service';
import { ContestAnswerService } from './contest-answer.service';

const said = 'Ran Kafka between 11 services';
const canary = 'Quint Harrow ran the heliotrope cluster himself';
let answerers: string[] = [];
let service: RunningService;

beforeAll(async () => {
  service = await runService([
    answering(listWhoMay, () => ({ ids: answerers })),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Elif Kaya', photo: null }])) })),
  ]);
});
afterAll(() => service.close());
beforeEach(() => {
  answerers = [];
});

const contests = () => service.app.get(ContestService);
const answers = () => service.app.get(ContestAnswerService);
const boards = () => service.app.get(BoardService);
const candidates = () => service.app.get(CandidateService);
const candidacies = () => service.app.get(CandidacyService);
const someone = ({ personId: id }: Screened) => personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });
const contestOf = ({ criterionId, itemId }: Screened, reason = canary) => ({
  criterionId,
  reason,
  words: [{ itemId, field: 'highlights', entry: 0, text: said }],
});
const make = (of: Screened) => contests().make(someone(of), of.agreementId, contestOf(of));
const answer = (of: Screened, contestId: string, member = memberOf(of.accountId), state: 'met' | 'missing' = 'met') =>
  answers().answer(member, { jobId: of.jobId, contestId, state, reason: 'The words are there' });
const findingOf = async (of: Screened) => (await candidacies().get(someone(of), of.agreementId)).findings[0];

test('a contest is seen by both sides, and the answer changes the finding, is seen by the candidate and stands in the log', async () => {
  const of = await makeScreened(service);
  const member = memberOf(of.accountId);
  expect(await findingOf(of)).toMatchObject({ state: 'missing', contestUntil: expect.any(String), contest: null });
  const made = ownContest.parse(await make(of));
  expect(made).toMatchObject({ from: 'missing', reason: canary, quotes: [{ text: said, heading: 'Engineer' }], isLate: false, answer: null });
  expect(await service.told(made.id)).toEqual(['contest.made']);
  expect((await boards().get(member, of.jobId)).rows[0]?.cells[0]).toMatchObject({ isContested: true });

  const answered = await answer(of, made.id, member);
  expect(answered.answer).toMatchObject({ to: 'met', reason: 'The words are there', by: member.id });
  expect(await service.told(made.id, 2)).toContain('contest.answered');
  expect(await findingOf(of)).toMatchObject({ state: 'met', points: 100, contest: { answer: { to: 'met', by: 'Elif Kaya' } } });
  expect((await boards().get(member, of.jobId)).rows[0]?.cells[0]).toMatchObject({ state: 'met', isContested: false, isChanged: true });
  expect(await codeOf(answer(of, made.id))).toBe('CONTEST_ANSWERED');
  const { items } = await boards().listDecisions(member, of.jobId);
  expect(items.map(({ kind, from, to, reason, by }) => ({ kind, from, to, reason, by }))).toEqual([
    { kind: 'contest-answered', from: 'missing', to: 'met', reason: 'The words are there', by: member.id },
    { kind: 'contested', from: 'missing', to: null, reason: null, by: null },
  ]);
});

test('the candidate’s words are blind on the team’s side, whole after the name is shown, and in no line of the log', async () => {
  const of = await makeScreened(service);
  const member = memberOf(of.accountId);
  await make(of);
  const blind = teamContests.parse(await answers().list(member, { jobId: of.jobId }));
  expect(blind.items).toMatchObject([{ number: 1, name: null, criterionId: of.criterionId }]);
  expect(JSON.stringify([blind, await boards().get(member, of.jobId), await boards().listDecisions(member, of.jobId)])).not.toMatch(/Quint|Harrow/);
  await candidates().showName(member, of, 'Met at the fair');
  expect((await answers().list(member, { jobId: of.jobId })).items).toMatchObject([{ name: 'Quint Harrow', reason: canary }]);
});

test('a finding is contested once, while it is read and not older than 30 days; a new one again', async () => {
  const of = await makeScreened(service);
  const { id } = await make(of);
  expect(await codeOf(make(of))).toBe('CONTEST_OVER');
  expect(await findingOf(of)).toMatchObject({ contestUntil: null });
  await answer(of, id, memberOf(of.accountId), 'missing');
  expect(await codeOf(make(of))).toBe('CONTEST_OVER');
  await candidates().changeFinding(memberOf(of.accountId), of, { criterionId: of.criterionId, state: 'partial', reason: 'A part of it' });
  expect(await make(of)).toMatchObject({ from: 'partial' });

  const old = await makeScreened(service);
  await service.query(`UPDATE finding SET found_at = now() - interval '30 days' WHERE candidate_id = $1`, [old.candidateId]);
  expect(await codeOf(make(old))).toBe('CONTEST_OVER');
  expect(await findingOf(old)).toMatchObject({ contestUntil: null });
  const unread = await makeScreened(service);
  await service.query('UPDATE criterion SET reading_version = 2 WHERE id = $1', [unread.criterionId]);
  expect(await codeOf(make(unread))).toBe('CONTEST_OVER');
});

test('words that were not shared are no evidence, and nothing is sent', async () => {
  const of = await makeScreened(service);
  const { words, ...contest } = contestOf(of);
  for (const wrong of [{ text: 'Ran Kafka between 12 services' }, { entry: 1 }, { itemId: newId() }, { field: 'summary' }, { text: '' }]) {
    const pointing = contests().make(someone(of), of.agreementId, { ...contest, words: words.map((one) => ({ ...one, ...wrong })) });
    expect(await codeOf(pointing)).toBe('CONFLICT');
  }
  expect((await answers().list(memberOf(of.accountId), { jobId: of.jobId })).items).toEqual([]);
});

test('whoever changed the finding or moved the candidate does not answer while a colleague can', async () => {
  for (const involve of ['finding', 'stage'] as const) {
    const of = await makeScreened(service);
    const [involved, other] = [memberOf(of.accountId), memberOf(of.accountId)];
    const change = { criterionId: of.criterionId, state: 'partial', reason: 'A part' } as const;
    if (involve === 'finding') await candidates().changeFinding(involved, of, change);
    else await candidates().changeStage(involved, of, { version: 1, stage: 'shortlist', reason: null });
    const { id } = await make(of);
    answerers = [involved.id, other.id];
    expect(await codeOf(answer(of, id, involved))).toBe('CONTEST_NEEDS_ANOTHER');
    expect(await answer(of, id, other)).toMatchObject({ answer: { by: other.id } });
  }
  const alone = await makeScreened(service);
  const only = memberOf(alone.accountId);
  await candidates().changeStage(only, alone, { version: 1, stage: 'shortlist', reason: null });
  answerers = [only.id];
  expect(await answer(alone, (await make(alone)).id, only)).toMatchObject({ answer: { by: only.id } });
});

test('after 14 days a contest is late for both sides, also once it is answered', async () => {
  const of = await makeScreened(service);
  const { id } = await make(of);
  await service.query(`UPDATE contest SET made_at = made_at - interval '15 days', due_at = due_at - interval '15 days' WHERE id = $1`, [id]);
  expect((await findingOf(of))?.contest).toMatchObject({ isLate: true });
  expect(await answer(of, id)).toMatchObject({ isLate: true });
});

test('nobody contests or answers for somebody else', async () => {
  const [of, other] = [await makeScreened(service), await makeScreened(service)];
  const { id } = await make(of);
  const stranger = personOf(person());
  const asked = [
    contests().make(stranger, of.agreementId, contestOf(of)),
    contests().make(someone(of), of.agreementId, contestOf(other)),
    contests().makeByKey('A'.repeat(43), contestOf(of)),
    answers().list(memberOf(other.accountId), { jobId: of.jobId }),
    answer(of, id, memberOf(other.accountId)),
    answer({ ...of, jobId: other.jobId }, id, memberOf(other.accountId)),
  ];
  expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['NOT_FOUND']));
});

test('without an account one contests by key, and the answer is sent to the address with another key', async () => {
  const of = await makeScreened(service, { email: `${newId()}@example.org` });
  const { id } = await contests().makeByKey(of.key, contestOf(of));
  await answer(of, id);
  const { letter } = await answers().letter(id);
  expect(letter?.code).not.toBe(of.key);
  expect(await candidacies().open(letter?.code ?? '')).toMatchObject({ id: of.agreementId, findings: [{ contest: { id, answer: { to: 'met' } } }] });
  expect((await answers().letter((await make(await makeScreened(service))).id)).letter).toBeNull();
});

test('a withdrawal takes contests with it, and the person’s export has them', async () => {
  const of = await makeScreened(service);
  await make(of);
  let exported = '';
  for (let cursor: string | null = ''; cursor !== null; ) {
    const part: Awaited<ReturnType<typeof exportRows>> = await exportRows(service.app.get(DataSource), personTables, of.personId, cursor);
    exported += JSON.stringify(part.rows);
    cursor = part.next;
  }
  expect(exported).toContain(canary);
  await candidacies().withdraw(someone(of), of.agreementId);
  expect(await service.query('SELECT 1 FROM contest WHERE candidate_id = $1', [of.candidateId])).toEqual([]);
  const log = await service.query('SELECT reason, candidate_id AS "candidateId" FROM screening_decision WHERE job_id = $1', [of.jobId]);
  expect(log).toEqual([
    { reason: null, candidateId: null },
    { reason: null, candidateId: null },
  ]);
});

test('a long list comes in pages: what waits for an answer first, then the answered, the latest first, each once; or of one candidate alone', async () => {
  const of = await makeScreened(service, { isBlind: false });
  const open = await make(of);
  await service.query(
    `INSERT INTO contest (id, candidate_id, criterion_id, from_state, reason, quotes, made_at, due_at, to_state, answer, answered_at)
     SELECT gen_random_uuid(), $1, $2, 'missing', n::text, '[]', now() - interval '90 days', now() - interval '76 days', 'missing', 'No', now() - n * interval '1 minute'
     FROM generate_series(1, 70) n`,
    [of.candidateId, of.criterionId],
  );
  const [member, { jobId }] = [memberOf(of.accountId), of];
  const first = teamContests.parse(await answers().list(member, { jobId }));
  const second = teamContests.parse(await answers().list(member, { jobId, cursor: first.nextCursor ?? undefined }));
  const all = [...first.items, ...second.items];
  expect([first.items.length, second.nextCursor, all.map(({ reason }) => reason)]).toEqual([
    50,
    null,
    [canary, ...Array.from({ length: 70 }, (_, n) => `${n + 1}`)],
  ]);
  expect(all[0]?.id).toBe(open.id);
  expect((await answers().list(member, { jobId, candidateId: of.candidateId })).items).toHaveLength(50);
  expect((await answers().list(member, { jobId, candidateId: newId() })).items).toEqual([]);
});
