import { callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getMembership, listWhoMay } from '@folia/contracts/organisation/questions';
import { noteInput, ratingInput, screeningCandidate, tagsInput } from '@folia/contracts/screening/board';
import { longestTag, mostTags } from '@folia/contracts/screening/words';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { CandidacyService } from '../candidacy/candidacy.service';
import { type RunningService, runService } from '../fixtures/running-service';
import { makeScreened, memberOf, type Screened } from '../fixtures/screened';
import { LeavingService } from '../leaving/leaving.service';
import { BoardService } from './board.service';
import { CandidateService } from './candidate.service';
import { ScreeningJobService } from './screening-job.service';

let team: string[] = [];
let service: RunningService;

beforeAll(async () => {
  service = await runService([
    answering(listWhoMay, () => ({ ids: team })),
    answering(getMembership, (caller, { accountId: id }) => {
      if (!team.includes(callerUserId(caller) ?? '')) throw new AppError('NOT_FOUND');
      return { id, role: 'member', state: 'active' };
    }),
  ]);
});
afterAll(() => service.close());

const boards = () => service.app.get(BoardService);
const candidates = () => service.app.get(CandidateService);
const rowOf = async (of: Screened, member = memberOf(of.accountId)) => (await boards().get(member, of.jobId)).rows[0];

test('a note tells whom it mentions, members alone, and the board shows them that they are', async () => {
  const of = await makeScreened(service);
  const [writer, mentioned, stranger] = [memberOf(of.accountId), memberOf(of.accountId, 'member'), memberOf(newId())];
  team = [writer.id, mentioned.id];
  expect(await codeOf(candidates().addNote(writer, of, { text: 'Look', mentions: [mentioned.id, stranger.id] }))).toBe('NOT_A_MEMBER');
  const note = await candidates().addNote(writer, of, { text: 'Look, @Mona', mentions: [mentioned.id, mentioned.id, writer.id] });
  expect(note.mentions).toEqual([mentioned.id, writer.id]);
  expect(await service.told(mentioned.id)).toEqual(['screening.colleague-mentioned']);
  expect((await rowOf(of, mentioned))?.mentionsMe).toBe(true);
  expect((await rowOf(of))?.mentionsMe).toBe(false);
  expect((await boards().getCandidate(writer, of.jobId, of.candidateId)).notes).toMatchObject([{ mentions: [mentioned.id, writer.id] }]);
});

test('a job tells its account to its members, and to nobody else that it is there', async () => {
  const of = await makeScreened(service);
  const [colleague, stranger] = [memberOf(of.accountId, 'member'), memberOf(newId())];
  team = [colleague.id];
  const jobs = service.app.get(ScreeningJobService);
  expect(await jobs.findAccount({ ...stranger, id: of.accountId }, of.jobId)).toEqual({ accountId: of.accountId });
  expect(await jobs.findAccount(colleague, of.jobId)).toEqual({ accountId: of.accountId });
  expect(await codeOf(jobs.findAccount(stranger, of.jobId))).toBe('NOT_FOUND');
  expect(await codeOf(jobs.findAccount(colleague, newId()))).toBe('NOT_FOUND');
});

test('tags belong to the account, are offered for all its jobs and for no other’s', async () => {
  const [of, other] = [await makeScreened(service), await makeScreened(service)];
  const member = memberOf(of.accountId, 'member');
  const { candidate } = await candidates().tag(member, of, tagsInput.parse({ tags: ['Payments', 'payments', 'Asks for remote'] }).tags);
  expect(candidate.tags).toEqual(['Asks for remote', 'payments']);
  expect((await candidates().tag(member, of, ['payments'])).candidate.tags).toEqual(['payments']);
  await service.query('UPDATE screening_job SET account_id = $1 WHERE id = $2', [of.accountId, other.jobId]);
  expect((await boards().get(member, other.jobId)).tags).toEqual(['payments']);
  expect(
    (
      await boards()
        .get(memberOf(other.accountId), (await makeScreened(service)).jobId)
        .catch(() => ({ tags: [] }))
    ).tags,
  ).toEqual([]);
  for (const wrong of [Array.from({ length: mostTags + 1 }, (_, index) => `t${index}`), ['x'.repeat(longestTag + 1)], [' ']])
    expect(tagsInput.safeParse({ tags: wrong }).success).toBe(false);
});

test('ratings of others are seen beside one’s own, or from the interview on, and change no place', async () => {
  const of = await makeScreened(service);
  const [one, other] = [memberOf(of.accountId), memberOf(of.accountId, 'member')];
  const before = await rowOf(of);
  await candidates().rate(one, of, 5);
  const seen = async () => screeningCandidate.parse(await boards().getCandidate(other, of.jobId, of.candidateId)).ratings;
  expect(await seen()).toEqual({ mine: null, others: null });
  await candidates().rate(other, of, 2);
  expect(await seen()).toEqual({ mine: 2, others: [{ by: one.id, rating: 5 }] });
  await candidates().rate(other, of, null);
  expect(await seen()).toEqual({ mine: null, others: null });
  expect(await rowOf(of)).toEqual(before);
  await candidates().changeStage(one, of, { version: 1, stage: 'interview', reason: null });
  expect(await seen()).toEqual({ mine: null, others: [{ by: one.id, rating: 5 }] });
  for (const rating of [0, 6, 2.5]) expect(ratingInput.safeParse({ rating }).success).toBe(false);
  expect(noteInput.safeParse({ text: 'x', mentions: Array.from({ length: 21 }, () => newId()) }).success).toBe(false);
});

test('nobody of another account says anything, the candidate never sees it, and a withdrawal erases it', async () => {
  const of = await makeScreened(service);
  const [member, other] = [memberOf(of.accountId), memberOf(newId())];
  const canary = 'Heliotrope';
  await candidates().tag(member, of, [canary]);
  await candidates().rate(member, of, 1);
  const asked = [candidates().tag(other, of, ['x']), candidates().rate(other, of, 3)];
  expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['NOT_FOUND']));
  const candidate = personOf({ actor: { type: 'user', id: of.personId, isAdmin: false, sessionId: of.personId } });
  const own = service.app.get(CandidacyService);
  expect(JSON.stringify(await own.get(candidate, of.agreementId))).not.toMatch(/Heliotrope|"rating"|"tags"/);
  await own.withdraw(candidate, of.agreementId);
  for (const table of ['candidate_tag', 'candidate_rating', 'candidate_note', 'contest'])
    expect(await service.query(`SELECT 1 FROM ${table} WHERE candidate_id = $1`, [of.candidateId])).toEqual([]);
});

test('of a colleague who deletes their account the rating stays, as nobody’s, and they are mentioned no more', async () => {
  const of = await makeScreened(service);
  const [leaving, writer] = [memberOf(of.accountId), memberOf(of.accountId)];
  team = [leaving.id];
  await candidates().rate(leaving, of, 4);
  await candidates().addNote(writer, of, { text: 'Ask her', mentions: [leaving.id] });
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: leaving.id }, manager));
  await candidates().rate(writer, of, 3);
  const { ratings, notes } = await boards().getCandidate(writer, of.jobId, of.candidateId);
  expect(ratings.others).toEqual([{ by: null, rating: 4 }]);
  expect(notes).toMatchObject([{ mentions: [] }]);
});

test('blind mode hides in notes, reasons and tags who somebody is, of none of forty people a word is left, and a tag that tells it is refused', async () => {
  const all = Array.from({ length: 40 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`);
  const leaked: string[] = [];
  team = [];
  const plant = async (letters: string) => {
    const [first, last, school] = [`Zorb${letters}`, `Quint${letters}`, `Velm${letters}`];
    const of = await makeScreened(service, { name: `${first} ${last}` });
    const study = { id: newId(), kind: 'education', fields: { degree: 'BSc', institution: `${school} Polytechnic`, endDate: '2004' } };
    await service.query(`UPDATE candidate SET resume = jsonb_set(resume, '{items}', resume->'items' || $2::jsonb) WHERE id = $1`, [
      of.candidateId,
      JSON.stringify([study]),
    ]);
    const [writer, reader] = [memberOf(of.accountId), memberOf(of.accountId, 'member')];
    team.push(reader.id);
    const words = `Spoke with ${first} ${last} of ${school}, see ${last.toLowerCase()}.${first.toLowerCase()}@mail.example, about Kafka`;
    // What was said while they were to be seen is hidden with them.
    await candidates().showName(writer, of, 'Known to us');
    await candidates().tag(writer, of, [`Ask ${last}`, 'Payments']);
    await service.query('UPDATE candidate SET name_shown_at = NULL WHERE id = $1', [of.candidateId]);
    const note = await candidates().addNote(writer, of, { text: words, mentions: [reader.id] });
    await candidates().changeFinding(writer, of, { criterionId: of.criterionId, state: 'met', reason: words });
    await candidates().changeStage(writer, of, { version: 2, stage: 'shortlist', reason: words });
    expect(await codeOf(candidates().tag(writer, of, ['Payments', `${first}’s team`]))).toBe('TAG_TELLS_WHO');
    const tagged = await candidates().tag(writer, of, ['Payments', 'Don’t wait']);
    expect(tagged.candidate.tags).toEqual(['Don’t wait', 'Payments']);
    const seen = [
      note,
      await boards().get(reader, of.jobId),
      await boards().getCandidate(reader, of.jobId, of.candidateId),
      await boards().listDecisions(reader, of.jobId),
    ];
    const text = JSON.stringify(seen).toLowerCase();
    expect(text).toContain('about kafka');
    leaked.push(...[first, last, school].filter((word) => text.includes(word.toLowerCase())));
    if (letters !== 'aa') return;
    // Nothing was lost: from the interview on it is all there again.
    await candidates().changeStage(writer, of, { version: 3, stage: 'interview', reason: null });
    const { notes, candidate } = await boards().getCandidate(reader, of.jobId, of.candidateId);
    expect([notes[0]?.text, candidate.tags]).toEqual([words, [`Ask ${last}`, 'Don’t wait', 'Payments']]);
  };
  await Promise.all(all.map(plant));
  expect(leaked).toEqual([]);
});
