import { createHash, randomBytes } from 'node:crypto';
import { candidacyWithFindings, jobPage, sharedPortfolio } from '@folia/contracts/candidacy/shapes';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { listOwnAddresses } from '@folia/contracts/sign-ins/questions';
import { newId, newSandboxId } from '@folia/platform/new-id';
import { exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { personTables } from '../leaving/person-tables.repository';
import { ApplyService } from './apply.service';
import { CandidacyService } from './candidacy.service';
import { JobPageService } from './job-page.service';

const canary = 'Heliotrope ledger of Quint Harrow';
const itemOf = (fields: object, visibility = 'public', kind = 'work') => ({ id: newId(), kind, fields, visibility });
const recruiter = newId();
let most: number | null = null;
let items = [
  itemOf({ position: 'Engineer', highlights: [`Built the ${canary}`] }),
  itemOf({ position: 'Secret' }, 'private'),
  itemOf({ name: 'Go' }, 'link', 'skill'),
];

let service: RunningService;

beforeAll(async () => {
  service = await runService([
    answering(listOwnAddresses, () => ({ addresses: [] })),
    answering(viewPortfolio, async (_caller, { key }) => ({
      version: 1,
      json: JSON.stringify({
        ownerId: key,
        profile: { name: 'Quint Harrow', headline: 'Engineer', summary: '', location: 'Oslo', links: [], email: 'quint@harrow.example', phone: null },
        items: [...items, itemOf({ degree: 'MSc' }, 'public', 'education')],
        owner: { sections: { education: 'private' } },
      }),
    })),
    answering(getAccountTerms, () => ({ plan: 'free', terms: { ...plans.free, screeningJobs: null, screeningCandidates: most } })),
    answering(listProfileCards, async () => ({ cards: { [recruiter]: { name: 'Tomas Brandt', photo: null } } })),
  ]);
});

afterAll(() => service.close());

const pages = () => service.app.get(JobPageService);
const applying = () => service.app.get(ApplyService);
const candidacies = () => service.app.get(CandidacyService);

async function newJob({ takesApplications = true, state = 'open' } = {}): Promise<string> {
  const [id, criterionId] = [newId(), newId()];
  await service.query(
    `INSERT INTO screening_job (id, account_id, title, company, text, language, state, takes_applications, created_by)
     VALUES ($1, $2, 'Backend engineer', 'Meridian', 'We need Go.', 'en', $3, $4, $2)`,
    [id, recruiter, state, takesApplications],
  );
  await service.query(`INSERT INTO criterion (id, job_id, position, words, importance, points) VALUES ($1, $2, 0, 'Go', 'must', 80)`, [criterionId, id]);
  await service.query(`INSERT INTO criterion (id, job_id, position, words, importance, points) VALUES ($1, $2, 1, 'Old', 'excluded', 0)`, [newId(), id]);
  return id;
}

async function applyTo(jobId: string, who = personOf(person())) {
  const page = await pages().get(jobId, null);
  const shared = await applying().shared(who, jobId);
  return { who, made: await applying().apply(who, { jobId, shown: page.digest, shared: shared.digest }) };
}

/** As a recruiter's reading leaves it. */
async function findFor(jobId: string, agreementId: string): Promise<void> {
  await service.query(
    `INSERT INTO finding (candidate_id, criterion_id, criterion_version, state, quotes)
     SELECT c.id, k.id, 1, 'partial', $3 FROM candidate c, criterion k WHERE c.agreement_id = $2 AND k.job_id = $1 AND k.importance = 'must'`,
    [jobId, agreementId, JSON.stringify([{ itemId: items[0]?.id, field: 'highlights', entry: 0, text: canary }])],
  );
  await service.query('UPDATE candidate SET read_at = now() WHERE agreement_id = $1', [agreementId]);
  await service.query(`INSERT INTO candidate_note (id, candidate_id, text) SELECT $1, id, $3 FROM candidate WHERE agreement_id = $2`, [
    newId(),
    agreementId,
    `About the ${canary}`,
  ]);
  await service.query(
    `INSERT INTO screening_decision (id, account_id, job_id, candidate_id, subject, kind, reason, states)
     SELECT $1, $3, job_id, id, subject, 'stage', $4, '[]' FROM candidate WHERE agreement_id = $2`,
    [newId(), agreementId, recruiter, canary],
  );
}

test('the page of a job says what is asked, who reads and for how long; without the page open there is none', async () => {
  const jobId = await newJob();
  const page = jobPage.parse(await pages().get(jobId, null));
  expect(page).toMatchObject({ isOpen: true, shown: { title: 'Backend engineer', reader: 'Tomas Brandt', criteria: [{ words: 'Go', importance: 'must' }] } });
  expect((await pages().get(await newJob({ state: 'closed' }), null)).isOpen).toBe(false);
  for (const id of [await newJob({ takesApplications: false }), newId()]) await expect(pages().get(id, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the page of a sandbox’s job is there for the people of a sandbox alone, and they see no other and apply to no other', async () => {
  const [real, sandboxed] = [await newJob(), await newJob()];
  await service.query('UPDATE screening_job SET account_id = $2 WHERE id = $1', [sandboxed, newSandboxId()]);
  const inside = personOf({ actor: { ...person().actor, id: newSandboxId() } });
  for (const asker of [null, newId()]) await expect(pages().get(sandboxed, asker)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(pages().get(real, inside.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const shown = (await pages().get(sandboxed, inside.id)).digest;
  const shared = (await applying().shared(inside, sandboxed)).digest;
  const outside = personOf(person());
  for (const [who, jobId] of [
    [outside, sandboxed],
    [inside, real],
  ] as const) {
    await expect(applying().shared(who, jobId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(applying().apply(who, { jobId, shown, shared })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await applying().apply(inside, { jobId: sandboxed, shown, shared })).agreement).toBe('given');
});

test('what is shared is public or for links, never private, never contact data', async () => {
  const shared = sharedPortfolio.parse(await applying().shared(personOf(person()), await newJob()));
  expect(shared).toMatchObject({ name: 'Quint Harrow', hidden: 2 });
  expect(shared.resume.items.map(({ kind }) => kind)).toEqual(['work', 'skill']);
  expect(JSON.stringify(shared)).not.toMatch(/Secret|harrow\.example|Oslo/);
});

test('an application keeps what was shown and shared; twice is once', async () => {
  const jobId = await newJob();
  const { who, made } = await applyTo(jobId);
  expect(made).toMatchObject({ agreement: 'given', state: 'waiting', way: 'apply', title: 'Backend engineer' });
  expect((await applyTo(jobId, who)).made.id).toBe(made.id);
  const [kept] = await service.query<{ shown: object; resume: object; number: number }>(
    'SELECT a.shown, c.resume, c.number FROM agreement a JOIN candidate c ON c.agreement_id = a.id WHERE a.id = $1',
    [made.id],
  );
  expect(kept).toMatchObject({ number: 1, shown: (await pages().get(jobId, null)).shown, resume: (await applying().shared(who, jobId)).resume });
});

test('the account is told by ids when somebody applies, and when they take it back', async () => {
  const jobId = await newJob();
  const { who, made } = await applyTo(jobId);
  await candidacies().withdraw(who, made.id);
  expect((await service.changesOf(jobId, 2)).toSorted()).toEqual(['applied', 'withdrawn']);
});

test('nobody agrees to what they were not shown', async () => {
  const jobId = await newJob();
  const who = personOf(person());
  const [page, shared] = [await pages().get(jobId, null), await applying().shared(who, jobId)];
  await service.query(`UPDATE criterion SET words = 'Rust' WHERE job_id = $1 AND importance = 'must'`, [jobId]);
  const input = { jobId, shown: page.digest, shared: shared.digest };
  await expect(applying().apply(who, input)).rejects.toMatchObject({ code: 'CONFLICT' });
  const before = items;
  items = [...items, itemOf({ name: 'Rust' }, 'public', 'skill')];
  await expect(applying().apply(who, { ...input, shown: (await pages().get(jobId, null)).digest })).rejects.toMatchObject({ code: 'CONFLICT' });
  items = before;
  await service.query(`UPDATE screening_job SET state = 'closed' WHERE id = $1`, [jobId]);
  await expect(applyTo(jobId, who)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await service.query('SELECT 1 FROM agreement WHERE job_id = $1', [jobId])).toEqual([]);
});

test('a job takes as many as the plan of its account allows, and says so without sharing anything', async () => {
  const jobId = await newJob();
  most = 1;
  await applyTo(jobId);
  await expect(applyTo(jobId)).rejects.toMatchObject({ code: 'CANDIDATES_FULL' });
  most = null;
  expect(await service.query('SELECT 1 FROM agreement WHERE job_id = $1', [jobId])).toHaveLength(1);
});

test('candidates see words, states and points, never their place, and only their own', async () => {
  const jobId = await newJob();
  const { who, made } = await applyTo(jobId);
  expect(await candidacies().get(who, made.id)).toMatchObject({ points: null, findings: [{ words: 'Go', state: null }] });
  await findFor(jobId, made.id);
  const seen = candidacyWithFindings.parse(await candidacies().get(who, made.id));
  expect(seen).toMatchObject({
    state: 'read',
    points: 40,
    nameIsShown: false,
    items: 2,
    findings: [{ state: 'partial', points: 40, most: 80, quotes: [{ text: canary, kind: 'work', heading: 'Engineer' }] }],
  });
  expect(JSON.stringify(seen)).not.toMatch(/"place"|"number"|About the/);
  await service.query(`UPDATE candidate SET stage = 'shortlist' WHERE agreement_id = $1`, [made.id]);
  expect((await candidacies().get(who, made.id)).state).toBe('read');
  const stranger = personOf(person());
  for (const asked of [candidacies().get(stranger, made.id), candidacies().withdraw(stranger, made.id)])
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await candidacies().list(stranger)).toEqual({ items: [] });
});

test('a withdrawal erases words, quotes and notes everywhere; the log keeps states under the random number', async () => {
  const jobId = await newJob();
  const { who, made } = await applyTo(jobId);
  await findFor(jobId, made.id);
  const [{ subject } = { subject: '' }] = await service.query<{ subject: string }>('SELECT subject FROM candidate WHERE agreement_id = $1', [made.id]);
  await applyTo(jobId);
  expect(await candidacies().withdraw(who, made.id)).toMatchObject({ agreement: 'withdrawn', state: 'withdrawn', readAt: null });
  expect(await candidacies().withdraw(who, made.id)).toMatchObject({ agreement: 'withdrawn' });
  // The other candidate of the job has the same words.
  await service.query(`DELETE FROM agreement WHERE job_id = $1 AND state = 'given'`, [jobId]);
  const left = (await service.query<{ words: string }>(`SELECT string_agg(t::text, ' ') AS words FROM agreement t WHERE job_id = $1`, [jobId]))[0]?.words ?? '';
  expect(left).not.toMatch(/Quint|Harrow|Heliotrope/);
  expect(await service.query('SELECT 1 FROM candidate WHERE job_id = $1', [jobId])).toEqual([]);
  const log = await service.query<{ kind: string; states: unknown[] }>(
    'SELECT kind, reason, candidate_id AS "candidateId", subject, states FROM screening_decision WHERE subject = $1 ORDER BY id',
    [subject],
  );
  expect(log).toEqual([
    { kind: 'stage', reason: null, candidateId: null, subject, states: [] },
    { kind: 'withdrawn', reason: null, candidateId: null, subject, states: [{ criterionId: expect.any(String), state: 'partial' }] },
  ]);
  expect(await candidacies().get(who, made.id)).toMatchObject({ findings: [], items: 0, points: null, shown: { title: 'Backend engineer' } });
  expect((await applyTo(jobId, who)).made.id).not.toBe(made.id);
});

test('people without an account see and end theirs by their key', async () => {
  const jobId = await newJob();
  const { made } = await applyTo(jobId);
  const key = randomBytes(32).toString('base64url');
  await service.query('INSERT INTO agreement_key (hash, agreement_id) VALUES ($1, $2)', [createHash('sha256').update(key).digest(), made.id]);
  expect(await candidacies().open(key)).toMatchObject({ id: made.id, title: 'Backend engineer' });
  await expect(candidacies().open(randomBytes(32).toString('base64url'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await candidacies().withdrawByKey(key)).toMatchObject({ state: 'withdrawn' });
});

test('what somebody agreed to goes when its time is over, receipts a year after', async () => {
  const jobId = await newJob();
  const [{ made: over }, { made: fresh }, { who, made: gone }] = [await applyTo(jobId), await applyTo(jobId), await applyTo(jobId)];
  await candidacies().withdraw(who, gone.id);
  await service.query(`UPDATE agreement SET ends_at = now() - interval '1 minute' WHERE id = $1`, [over.id]);
  await service.query(`UPDATE agreement SET ends_at = now() - interval '13 months' WHERE id = $1`, [gone.id]);
  await candidacies().forgetOver();
  expect(await service.query('SELECT id FROM agreement WHERE job_id = $1', [jobId])).toEqual([{ id: fresh.id }]);
});

test('the export has it, and the erasing of an account takes it', async () => {
  const jobId = await newJob();
  const { who, made } = await applyTo(jobId);
  await findFor(jobId, made.id);
  const exported = JSON.stringify(await everyRow(who.id));
  expect(exported).toContain(canary);
  expect(exported).not.toContain('About the');
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: who.id }, manager));
  expect(await service.query('SELECT 1 FROM agreement WHERE id = $1', [made.id])).toEqual([]);
  expect(await service.query('SELECT 1 FROM candidate WHERE job_id = $1', [jobId])).toEqual([]);
});

async function everyRow(personId: string): Promise<unknown[]> {
  const all: unknown[] = [];
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof exportRows>> = await exportRows(service.app.get(DataSource), personTables, personId, cursor);
    all.push(part);
    cursor = part.next;
  } while (cursor);
  return all;
}

test('whatever people do in whatever order, nobody is a candidate without a given agreement, and nobody who withdrew is one', async () => {
  const step = fc.record({ who: fc.nat(2), does: fc.constantFrom('apply', 'withdraw', 'refuse', 'ask') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const jobId = await newJob();
      const people = [person(), person(), person()].map(personOf);
      const isIn = [false, false, false];
      for (const { who, does } of steps) {
        const one = people[who] as (typeof people)[number];
        const mine = (await candidacies().list(one)).items.find(({ agreement }) => agreement === 'given');
        if (does === 'apply') await applyTo(jobId, one);
        if (does === 'withdraw' && mine) await candidacies().withdraw(one, mine.id);
        if (does === 'apply') isIn[who] = true;
        if (does === 'withdraw') isIn[who] = false;
        if (does === 'refuse' || does === 'ask')
          await expect(
            service.query(
              `WITH a AS (INSERT INTO agreement (id, job_id, person_id, way, shown, state) VALUES ($1, $2, $3, 'found', '{}', $4) RETURNING id)
               INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject) SELECT $1, $2, 99, id, 'x', '{}', $1 FROM a`,
              [newId(), jobId, one.id, does === 'ask' ? 'asked' : 'refused'],
            ),
          ).rejects.toThrow();
        const onBoard = await service.query<{ personId: string }>(
          `SELECT c.person_id AS "personId" FROM candidate c JOIN agreement a ON a.id = c.agreement_id AND a.state = 'given' WHERE c.job_id = $1`,
          [jobId],
        );
        const [{ all } = { all: -1 }] = await service.query<{ all: number }>('SELECT count(*)::int AS all FROM candidate WHERE job_id = $1', [jobId]);
        expect(all).toBe(onBoard.length);
        expect(onBoard.map(({ personId }) => personId).sort()).toEqual(
          people
            .filter((_, index) => isIn[index])
            .map(({ id }) => id)
            .sort(),
        );
      }
    }),
    { numRuns: 12 },
  );
});
