import { randomBytes, randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { applicationKeyPrefix, applicationsPerDay } from '@folia/contracts/candidacy/limits';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { getPortfolioUsage } from '@folia/contracts/usage/questions';
import { FileStore } from '@folia/platform/file-store';
import type { FolderFileStore } from '@folia/platform/folder-file-store';
import { newId } from '@folia/platform/new-id';
import { column, pdfOf } from '@folia/resume-reading/fixtures/pdf-of';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { CandidateStorageService } from '../candidate-file/candidate-storage.service';
import { type RunningService, runService } from '../fixtures/running-service';
import { ApplicationCodeService } from './application-code.service';
import { ApplyWithFileService } from './apply-with-file.service';
import { CandidacyService } from './candidacy.service';
import { CorrectionService } from './correction.service';
import { JobPageService } from './job-page.service';

const text = [
  { text: 'Quint Harrow', size: 20, bold: true },
  { text: 'EXPERIENCE', bold: true },
  { text: 'Acme Corp', bold: true },
  'Software Engineer',
  'Mar 2019 - Present',
];
/** What the account keeps in its own portfolio, in bytes. */
const ofPortfolio = 1_000;
let service: RunningService;
let room = plans.pro.storageBytes;

beforeAll(async () => {
  service = await runService([
    answering(getAccountTerms, () => ({ plan: 'pro', terms: { ...plans.pro, storageBytes: room } })),
    answering(getPortfolioUsage, () => ({ profiles: 1, storedBytes: ofPortfolio })),
    answering(listProfileCards, async () => ({ cards: {} })),
  ]);
});
afterAll(() => service.close());
beforeEach(() => {
  room = plans.pro.storageBytes;
});

const codes = () => service.app.get(ApplicationCodeService);
const files = () => service.app.get(ApplyWithFileService);
const store = () => service.app.get<FolderFileStore>(FileStore);
const newDigest = () => randomBytes(32).toString('hex');
const newAddress = () => `${newId()}@example.org`;

async function newJob(accountId = newId()): Promise<string> {
  const id = newId();
  await service.query(
    `INSERT INTO screening_job (id, account_id, title, company, text, language, takes_applications, created_by)
     VALUES ($1, $2, 'Engineer', 'Meridian', 'We need Go.', 'en', true, $2)`,
    [id, accountId],
  );
  return id;
}

/** The code as it is sent to the address. */
async function askFor(jobId: string, email: string): Promise<string> {
  await codes().ask({ jobId, email });
  const [{ id } = { id: '' }] = await service.query<{ id: string }>('SELECT id FROM application_code WHERE address = $1 ORDER BY id DESC LIMIT 1', [email]);
  const { letter } = await codes().letter(id);
  expect(letter).toEqual({ address: email, code: expect.stringMatching(/^\d{6}$/) });
  return letter?.code ?? '';
}

async function confirmed(jobId: string, email: string): Promise<string> {
  const code = await askFor(jobId, email);
  return (await codes().confirm({ jobId, email, code })).ticket;
}

async function stored(content = pdfOf([column(40, text)])): Promise<string> {
  const key = `${applicationKeyPrefix}${randomUUID()}`;
  await store().writeAll(key, content);
  return key;
}

const apply = async (jobId: string, ticket: string, key: string) =>
  files().apply({ jobId, ticket, shown: (await pageOf(jobId)).digest, key, kind: 'pdf', fileName: 'harrow.pdf', digest: newDigest() });
const pageOf = (jobId: string) => service.app.get(JobPageService).get(jobId, null);

test('somebody without an account applies from a confirmed address, sees theirs and ends it; then the file is gone', async () => {
  const [jobId, email, key] = [await newJob(), newAddress(), await stored()];
  const ticket = await confirmed(jobId, email);
  const applied = await apply(jobId, ticket, key);
  expect(applied.candidacy).toMatchObject({ agreement: 'given', way: 'apply', title: 'Engineer' });
  const [kept] = await service.query(
    'SELECT name, resume, file_key AS "fileKey", email FROM candidate c JOIN agreement a ON a.id = c.agreement_id WHERE c.job_id = $1',
    [jobId],
  );
  expect(kept).toMatchObject({ name: 'Quint Harrow', fileKey: key, email, resume: { items: [expect.objectContaining({ kind: 'work' })] } });
  expect(await service.app.get(CandidacyService).open(applied.key)).toMatchObject({ items: 1 });
  // The ticket was for this one application.
  await expect(apply(jobId, ticket, await stored())).rejects.toMatchObject({ code: 'APPLICATION_CODE_WRONG' });
  expect(await service.app.get(CandidacyService).withdrawByKey(applied.key)).toMatchObject({ state: 'withdrawn' });
  expect(await store().size(key)).toBeNull();
  const left = await service.query<{ words: string }>(`SELECT a::text AS words FROM agreement a WHERE job_id = $1`, [jobId]);
  expect(JSON.stringify(left)).not.toMatch(/Harrow|example\.org/);
});

test('a wrong code counts as a try, five are all, only the newest counts, and no address is asked more than thrice an hour', async () => {
  const [jobId, email] = [await newJob(), newAddress()];
  const first = await askFor(jobId, email);
  const second = await askFor(jobId, email);
  const other = second === '000000' ? '000001' : '000000';
  if (first !== second) await expect(codes().confirm({ jobId, email, code: first })).rejects.toMatchObject({ code: 'APPLICATION_CODE_WRONG' });
  for (let tries = 0; tries < 5; tries += 1)
    await expect(codes().confirm({ jobId, email, code: other })).rejects.toMatchObject({ code: 'APPLICATION_CODE_WRONG' });
  await expect(codes().confirm({ jobId, email, code: second })).rejects.toMatchObject({ code: 'APPLICATION_CODE_WRONG' });
  await askFor(jobId, email);
  await expect(codes().ask({ jobId, email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(Number) } });
  const rows = JSON.stringify(await service.query('SELECT * FROM application_code WHERE address = $1', [email]));
  expect(rows).not.toContain(second);
});

test('what cannot be read, or was not agreed to, makes nobody a candidate', async () => {
  const [jobId, email] = [await newJob(), newAddress()];
  const ticket = await confirmed(jobId, email);
  await expect(apply(jobId, ticket, await stored(Buffer.from('%PDF-1.7 nothing')))).rejects.toMatchObject({ code: expect.stringMatching(/^(FILE|NOT_A)/) });
  const key = await stored();
  await expect(files().apply({ jobId, ticket, shown: '0'.repeat(64), key, kind: 'pdf', fileName: 'a.pdf', digest: newDigest() })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  for (const wrong of [randomBytes(32).toString('base64url'), await confirmed(await newJob(), newAddress())])
    await expect(apply(jobId, wrong, key)).rejects.toMatchObject({ code: 'APPLICATION_CODE_WRONG' });
  expect(await service.query('SELECT 1 FROM agreement WHERE job_id = $1', [jobId])).toEqual([]);
  // What was refused for its file can be tried again with another.
  expect(await apply(jobId, ticket, key)).toMatchObject({ candidacy: { agreement: 'given' } });
});

test('from one address there is one application to a job, and five in a day', async () => {
  const [jobId, email] = [await newJob(), newAddress()];
  await apply(jobId, await confirmed(jobId, email), await stored());
  await expect(apply(jobId, await confirmed(jobId, email), await stored())).rejects.toMatchObject({ code: 'APPLIED_ALREADY' });
  await service.query(`INSERT INTO application_code (id, job_id, address, applied_at) SELECT gen_random_uuid(), $1, $2, now() FROM generate_series(1, $3)`, [
    jobId,
    email,
    applicationsPerDay - 1,
  ]);
  const next = await newJob();
  await service.query(`UPDATE application_code SET created_at = now() - interval '23 hours' WHERE address = $1`, [email]);
  await service.query('DELETE FROM application_code WHERE address = $1 AND applied_at IS NULL', [email]);
  const ticket = randomBytes(32).toString('base64url');
  await service.query(`INSERT INTO application_code (id, job_id, address, ticket_hash, confirmed_at) VALUES ($1, $2, $3, sha256($4::bytea), now())`, [
    newId(),
    next,
    email,
    Buffer.from(ticket),
  ]);
  await expect(apply(next, ticket, await stored())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await service.query('SELECT 1 FROM candidate WHERE job_id = $1', [next])).toEqual([]);
});

test('the sweep takes files that are nobody’s, and leaves those of candidates and those on their way', async () => {
  const jobId = await newJob();
  const [kept, lost, fresh] = [await stored(), await stored(), await stored()];
  await apply(jobId, await confirmed(jobId, newAddress()), kept);
  const long = new Date(Date.now() - 3_600_000);
  for (const key of [kept, lost]) await utimes(store().path(key), long, long);
  await files().sweep();
  expect(await Promise.all([kept, lost, fresh].map(async (key) => (await store().size(key)) !== null))).toEqual([true, false, true]);
});

test('files count on the storage of the account until they are gone; a full one takes no more, says so, and takes corrections all the same', async () => {
  const accountId = newId();
  const [first, second] = [await newJob(accountId), await newJob(accountId)];
  const file = pdfOf([column(40, text)]);
  const storedBytes = () => service.app.get(CandidateStorageService).usageOf(accountId);
  room = ofPortfolio + file.length;
  const { key } = await apply(first, await confirmed(first, newAddress()), await stored(file));
  expect(await storedBytes()).toEqual({ storedBytes: file.length });
  const [email, another] = [newAddress(), await stored(file)];
  const ticket = await confirmed(second, email);
  await expect(apply(second, ticket, another)).rejects.toMatchObject({ code: 'JOB_TAKES_NO_FILES' });
  expect(await service.query('SELECT 1 FROM agreement WHERE job_id = $1', [second])).toEqual([]);
  expect(await service.told(second)).toEqual(['candidacy.file-refused']);
  const longer = pdfOf([column(40, [...text, 'Wrote the ledger of the company anew, which took three years.'])]);
  await service.app.get(CorrectionService).withFile({ key, fileKey: await stored(longer), kind: 'pdf', fileName: 'longer.pdf' });
  expect(await storedBytes()).toEqual({ storedBytes: longer.length });
  await service.app.get(CandidacyService).withdrawByKey(key);
  expect(await storedBytes()).toEqual({ storedBytes: 0 });
  // What was refused can be sent once there is room.
  expect(await apply(second, ticket, another)).toMatchObject({ candidacy: { agreement: 'given' } });
});

test('of two who apply at the same moment to jobs of one account, one takes the last room', async () => {
  const accountId = newId();
  const [file, jobs] = [pdfOf([column(40, text)]), [await newJob(accountId), await newJob(accountId)]];
  room = ofPortfolio + file.length;
  const ready = await Promise.all(jobs.map(async (jobId) => ({ jobId, ticket: await confirmed(jobId, newAddress()), key: await stored(file) })));
  const codes = await Promise.all(ready.map(({ jobId, ticket, key }) => codeOf(apply(jobId, ticket, key))));
  expect(codes.sort()).toEqual(['JOB_TAKES_NO_FILES', 'done']);
});
