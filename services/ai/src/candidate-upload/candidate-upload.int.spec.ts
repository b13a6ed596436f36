import { randomBytes, randomUUID } from 'node:crypto';
import { admit, type Member } from '@folia/contracts/access';
import { callerUserId } from '@folia/contracts/caller';
import { applicationKeyPrefix } from '@folia/contracts/candidacy/limits';
import { candidacyWithFindings } from '@folia/contracts/candidacy/shapes';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { listOwnAddresses } from '@folia/contracts/sign-ins/questions';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { column, pdfOf } from '@folia/resume-reading/fixtures/pdf-of';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { CandidacyService } from '../candidacy/candidacy.service';
import { CandidateStorageService } from '../candidate-file/candidate-storage.service';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { BoardService } from '../screening/board.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { CandidateUploadService } from './candidate-upload.service';

const posting = 'Backend Engineer\nLarkfield Pay\n\nWhat you will need\n- PostgreSQL\n- Kafka\n';
const ground = { source: 'event', ground: 'asked', detail: 'Job fair in Oslo' } as const;
let most: number | null = null;
let room = plans.pro.storageBytes;
/** The addresses that a person has proven, by the person's id. */
const proven = new Map<string, string[]>();
let service: RunningService;

beforeAll(async () => {
  service = await runService([
    answering(getAccountTerms, () => ({ plan: 'pro', terms: { ...plans.pro, screeningCandidates: most, storageBytes: room } })),
    answering(listOwnAddresses, (caller) => ({ addresses: proven.get(callerUserId(caller) ?? '') ?? [] })),
    answering(listProfileCards, async (_caller, { userIds }) => ({
      cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Tomas Brandt', photo: null }])),
    })),
  ]);
});
afterAll(() => service.close());
beforeEach(() => {
  most = null;
  room = plans.pro.storageBytes;
});

const uploads = () => service.app.get(CandidateUploadService);
const own = () => service.app.get(CandidacyService);
const store = () => service.app.get(FileStore);
const boardOf = (member: Member, jobId: string) => service.app.get(BoardService).get(member, jobId);
const somebody = (): Member => admit('candidate.add', person(), null);
const newAddress = () => `${newId()}@example.org`;
const newJob = async (member: Member) => (await service.app.get(ScreeningJobService).create(member, { text: posting, url: null })).id;

const resume = (email: string) =>
  pdfOf([
    column(40, [
      { text: 'Quint Harrow', size: 20, bold: true },
      email,
      'EXPERIENCE',
      { text: 'Heliotrope Ltd', bold: true },
      'Software Engineer',
      'Mar 2019 - Present',
      'Moved the ledger to Kafka and PostgreSQL.',
    ]),
  ]);

async function stored(content: Buffer): Promise<string> {
  const key = `${applicationKeyPrefix}${randomUUID()}`;
  await store().writeAll(key, content);
  return key;
}
const sent = (jobId: string, key: string, more: object = {}) => ({
  jobId,
  requestKey: randomUUID(),
  key,
  kind: 'pdf' as const,
  fileName: 'harrow.pdf',
  digest: randomBytes(32).toString('hex'),
  ...ground,
  ...more,
});
const add = async (member: Member, jobId: string, email: string, more: object = {}) => uploads().add(member, sent(jobId, await stored(resume(email)), more));
const agreementsOf = (jobId: string) =>
  service.query<{ id: string; email: string }>(
    'SELECT id, email, way, state, source, ground, detail, uploaded_by AS by FROM agreement WHERE job_id = $1 ORDER BY id',
    [jobId],
  );

test('whoever is uploaded stands on the board with the ground of it, is told by a letter, and ends it from there: row, words and file go for good', async () => {
  const [member, email] = [somebody(), newAddress()];
  const jobId = await newJob(member);
  const key = await stored(resume(email));
  expect(await uploads().add(member, sent(jobId, key))).toEqual({ id: expect.any(String), state: 'told' });
  expect((await boardOf(member, jobId)).rows).toMatchObject([{ number: 1, name: null, way: 'upload', isSeenBefore: true }]);
  const [agreement] = await agreementsOf(jobId);
  expect(agreement).toMatchObject({ email, way: 'upload', state: 'given', ...ground, by: member.id });
  expect(await service.told(agreement?.id ?? '')).toEqual(['candidate-upload.added']);

  const { letter } = await uploads().letter(agreement?.id ?? '');
  expect(letter).toMatchObject({ address: email, ...ground, title: 'Backend Engineer', keptMonths: 6, read: [{ kind: 'work', count: 1 }] });
  const rows = JSON.stringify(await service.query('SELECT * FROM agreement_key'));
  expect(rows).not.toContain(letter?.key);
  const seen = candidacyWithFindings.parse(await own().open(letter?.key ?? ''));
  expect(seen).toMatchObject({ way: 'upload', upload: { ...ground, by: 'Tomas Brandt' }, shown: { title: 'Backend Engineer', keptMonths: 6 } });
  expect(JSON.stringify(seen.resume)).toContain('Moved the ledger to Kafka');

  expect(await own().withdrawByKey(letter?.key ?? '')).toMatchObject({ state: 'withdrawn' });
  expect((await boardOf(member, jobId)).rows).toEqual([]);
  expect(await store().size(key)).toBeNull();
  const left = await service.query<{ words: string }>(
    'SELECT a::text AS words FROM agreement a WHERE job_id = $1 UNION ALL SELECT u::text FROM upload u WHERE job_id = $1 UNION ALL SELECT d::text FROM screening_decision d WHERE job_id = $1',
    [jobId],
  );
  expect(JSON.stringify(left)).not.toMatch(/Harrow|Heliotrope|ledger|example\.org/);
  expect(await codeOf(add(member, jobId, email))).toBe('CANDIDATE_WITHDREW');
  expect(await uploads().letter(agreement?.id ?? '')).toEqual({ letter: null });
});

test('a file without an address waits: nobody is compared by it until one is given, and it goes after 14 days', async () => {
  const member = somebody();
  const jobId = await newJob(member);
  const [kept, old] = [await stored(resume('')), await stored(resume('Oslo'))];
  const { id } = await uploads().add(member, sent(jobId, kept));
  const forgotten = await uploads().add(member, sent(jobId, old, { fileName: 'old.pdf' }));
  expect(forgotten).toMatchObject({ state: 'waiting' });
  expect((await boardOf(member, jobId)).rows).toEqual([]);
  expect(await agreementsOf(jobId)).toEqual([]);
  const { items } = await uploads().listWaiting(member, jobId);
  expect(items).toMatchObject([{ id, fileName: 'harrow.pdf', ...ground, by: member.id }, { id: forgotten.id }]);
  expect(Date.parse(items[0]?.goesAt ?? '') - Date.parse(items[0]?.addedAt ?? '')).toBe(14 * 86_400_000);

  await service.query(`UPDATE upload SET uploaded_at = uploaded_at - interval '14 days 1 minute' WHERE id = $1`, [forgotten.id]);
  await uploads().forgetOld();
  expect([await store().size(old), (await store().size(kept)) === null]).toEqual([null, false]);
  const email = newAddress();
  const [told, twice] = await Promise.allSettled([uploads().address(member, jobId, id, email), uploads().address(member, jobId, id, email)]);
  expect([told?.status, twice?.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(await agreementsOf(jobId)).toMatchObject([{ email, state: 'given', ...ground }]);
  expect((await boardOf(member, jobId)).rows).toMatchObject([{ number: 1 }]);
  expect(await uploads().listWaiting(member, jobId)).toEqual({ items: [] });
  expect(await codeOf(uploads().delete(member, jobId, id))).toBe('NOT_FOUND');

  const another = await stored(resume(''));
  const { id: deleted } = await uploads().add(member, sent(jobId, another));
  await uploads().delete(member, jobId, deleted);
  expect(await store().size(another)).toBeNull();
});

test('a file that comes again is added once, however many times at once, and no job takes more than its plan allows', async () => {
  const [member, email, requestKey] = [somebody(), newAddress(), randomUUID()];
  const jobId = await newJob(member);
  const keys = await Promise.all([1, 2, 3].map(() => stored(resume(email))));
  const answers = await Promise.all(keys.map((key) => uploads().add(member, sent(jobId, key, { requestKey }))));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await agreementsOf(jobId)).toHaveLength(1);
  const sizes = await Promise.all(keys.map((key) => store().size(key)));
  expect(sizes.filter((size) => size !== null)).toHaveLength(1);

  most = 3;
  // One place is taken; one of these waits for an address, and has its place as well.
  const outcomes = await Promise.all([add(member, jobId, ''), add(member, jobId, newAddress()), add(member, jobId, newAddress())].map(codeOf));
  expect(outcomes.sort()).toEqual(['CANDIDATES_FULL', 'done', 'done']);
  expect(await codeOf(uploads().check(member, jobId, randomUUID()))).toBe('CANDIDATES_FULL');
  expect(await codeOf(uploads().check(member, jobId, requestKey))).toBe('done');
  expect(await codeOf(add(member, jobId, email, { requestKey }))).toBe('done');
});

test('what cannot be read makes nobody a candidate, a closed job takes nobody, and to another account nothing is there', async () => {
  const [member, other] = [somebody(), somebody()];
  const jobId = await newJob(member);
  const unreadable = [
    { kind: 'pdf', content: Buffer.from('%PDF-1.7 nothing') },
    { kind: 'docx', content: Buffer.from('PK\u0003\u0004 no archive') },
    { kind: 'text', content: Buffer.from('\n') },
  ];
  for (const { kind, content } of unreadable)
    expect(await codeOf(uploads().add(member, sent(jobId, await stored(content), { kind })))).toMatch(/^(FILE_|NOT_A_RESUME)/);
  expect(await service.query('SELECT 1 FROM upload WHERE job_id = $1', [jobId])).toEqual([]);
  const { id } = await add(member, jobId, '');
  const asked = [
    uploads().check(other, jobId, randomUUID()),
    add(other, jobId, newAddress()),
    uploads().listWaiting(other, jobId),
    uploads().address(other, jobId, id, newAddress()),
    uploads().delete(other, jobId, id),
  ];
  expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['NOT_FOUND']));
  await service.query(`UPDATE screening_job SET state = 'closed' WHERE id = $1`, [jobId]);
  for (const refused of [add(member, jobId, newAddress()), uploads().address(member, jobId, id, newAddress())])
    expect(await codeOf(refused)).toBe('SCREENING_CLOSED');
  expect((await uploads().listWaiting(member, jobId)).items).toHaveLength(1);
});

test('when the time is over that somebody was told, all of it goes as with a withdrawal; whoever uploaded it may be gone before', async () => {
  const [member, email] = [somebody(), newAddress()];
  const [jobId, key] = [await newJob(member), await stored(resume(email))];
  const colleague: Member = { ...somebody(), accountId: member.accountId };
  await uploads().add(colleague, sent(jobId, key));
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: colleague.id }, manager));
  expect(await agreementsOf(jobId)).toMatchObject([{ email, by: null }]);
  await service.query(`UPDATE agreement SET ends_at = now() - interval '1 minute' WHERE job_id = $1`, [jobId]);
  await own().forgetOver();
  expect([await agreementsOf(jobId), await store().size(key)]).toEqual([[], null]);
  expect((await service.app.get(BoardService).listDecisions(member, jobId)).items).toMatchObject([{ kind: 'over', candidateId: null, from: 'new', by: null }]);
});

test('a full storage takes no upload; one that waits and one that was given its person count the same, and go with the job', async () => {
  const member = somebody();
  const [jobId, file] = [await newJob(member), resume('')];
  const used = async () => (await service.app.get(CandidateStorageService).usageOf(member.accountId)).storedBytes;
  room = file.length;
  const { id } = await uploads().add(member, sent(jobId, await stored(file)));
  expect(await used()).toBe(file.length);
  const refused = await uploads()
    .add(member, sent(jobId, await stored(file)))
    .catch((error) => error);
  expect(refused).toMatchObject({ code: 'STORAGE_FULL', details: { limit: file.length } });
  await uploads().address(member, jobId, id, newAddress());
  expect(await used()).toBe(file.length);
  await service.app.get(ScreeningJobService).delete(member, jobId);
  expect(await used()).toBe(0);
  room = plans.pro.storageBytes;
});

test('an upload is listed for whoever has proven its address and for nobody before, with the same rights, and holds up no application of theirs', async () => {
  const [member, email] = [somebody(), newAddress()];
  const owner = personOf(person());
  const jobId = await newJob(member);
  const key = await stored(resume(email.toUpperCase()));
  await uploads().add(member, sent(jobId, key));
  await add(member, jobId, newAddress());
  expect(await own().list(owner)).toEqual({ items: [] });
  proven.set(owner.id, [email.toLowerCase()]);
  expect(await own().list(personOf(person()))).toEqual({ items: [] });
  const { items } = await own().list(owner);
  expect(items).toMatchObject([{ jobId, way: 'upload', agreement: 'given' }]);
  const [{ id } = { id: '' }] = items;
  const seen = candidacyWithFindings.parse(await own().get(owner, id));
  expect(seen).toMatchObject({ upload: { ...ground, by: 'Tomas Brandt' }, takesFile: true });
  expect(JSON.stringify(seen.resume)).toContain('Moved the ledger to Kafka');
  // Another agreement of theirs for the same job finds no obstacle in it, nor is it taken for theirs.
  const applied = newId();
  await service.query(`INSERT INTO agreement (id, job_id, person_id, way, shown, state, given_at) VALUES ($1, $2, $3, 'apply', $4, 'given', now())`, [
    applied,
    jobId,
    owner.id,
    JSON.stringify(seen.shown),
  ]);
  expect((await own().list(owner)).items.map((one) => one.id).sort()).toEqual([applied, id].sort());
  expect(await own().withdraw(owner, id)).toMatchObject({ state: 'withdrawn' });
  expect([(await boardOf(member, jobId)).rows.length, await store().size(key)]).toEqual([1, null]);
  expect(await codeOf(add(member, jobId, email))).toBe('CANDIDATE_WITHDREW');
});
