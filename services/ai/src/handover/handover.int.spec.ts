import type { HandoverRefusal } from '@folia/contracts/handover/words';
import { newId } from '@folia/platform/new-id';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { JobPageService } from '../candidacy/job-page.service';
import { applying, candidacies, invited, newJob, recruiter, sayYes, service, startAsking, stopAsking } from '../fixtures/asking';
import { person } from '../fixtures/running-service';
import { HandoverService } from './handover.service';

beforeAll(startAsking);
afterAll(stopAsking);

const handovers = () => service.app.get(HandoverService);
const kind = 'greenhouse' as const;
const map = (accountId: string, ...jobIds: string[]) => handovers().noteJobs(accountId, kind, jobIds);
const list = (accountId: string, jobId: string) => handovers().listCandidates({ accountId, kind, jobId, candidateIds: null });
const refusals = async (accountId: string, jobId: string): Promise<(HandoverRefusal | null)[]> => (await list(accountId, jobId)).map(({ refusal }) => refusal);

test('whoever agrees is told where they may be handed over to, exactly while the job is mapped, and only who was told is handed over', async () => {
  const member = recruiter();
  const { accountId } = member;
  const jobId = await newJob(member, { takesApplications: true });
  await service.query('UPDATE screening_job SET is_blind = false WHERE id = $1', [jobId]);
  const page = () => service.app.get(JobPageService).get(jobId, null);
  await sayYes(jobId);
  const before = await page();
  expect(before.shown.handedTo).toBeUndefined();
  await map(accountId, jobId);
  expect((await page()).shown.handedTo).toBe(kind);
  // What was shown before counts no more.
  const who = personOf(person());
  const { digest } = await applying().shared(who, jobId);
  expect(await codeOf(applying().apply(who, { jobId, shown: before.digest, shared: digest }))).toBe('CONFLICT');
  const { address, key } = await invited(member, jobId);
  await sayYes(jobId, who);
  await sayYes(jobId, undefined, key);
  expect(await refusals(accountId, jobId)).toEqual(['not-agreed', null, null]);
  expect((await list(accountId, jobId)).map((one) => one.person)).toEqual([
    null,
    { name: 'Quint Harrow', email: null, headline: expect.any(String), agreedAt: expect.any(String) },
    { name: 'Quint Harrow', email: address, headline: expect.any(String), agreedAt: expect.any(String) },
  ]);
  expect(await candidacies().open(key)).toMatchObject({ shown: { handedTo: kind } });
  // Another account learns nothing, and maps nothing of this one.
  expect(await list(newId(), jobId)).toEqual([]);
  await map(newId());
  expect((await page()).shown.handedTo).toBe(kind);
  await map(accountId);
  expect((await page()).digest).toBe(before.digest);
});

test('nobody is handed over whose name is hidden, whom the team uploaded, or who withdrew', async () => {
  const member = recruiter();
  const { accountId } = member;
  const jobId = await newJob(member);
  await map(accountId, jobId);
  const { key } = await invited(member, jobId);
  await sayYes(jobId, undefined, key);
  expect(await refusals(accountId, jobId)).toEqual(['hidden']);
  expect(JSON.stringify(await list(accountId, jobId))).not.toContain('Quint');
  await service.query('UPDATE candidate SET name_shown_at = now() WHERE job_id = $1', [jobId]);
  expect(await refusals(accountId, jobId)).toEqual([null]);
  await service.query(`UPDATE agreement SET way = 'upload', source = 'event', ground = 'asked' WHERE job_id = $1`, [jobId]);
  expect(await refusals(accountId, jobId)).toEqual(['uploaded']);
  await service.query(`UPDATE agreement SET way = 'invited', source = NULL, ground = NULL WHERE job_id = $1`, [jobId]);
  await candidacies().withdrawByKey(key);
  expect(await list(accountId, jobId)).toEqual([]);
});
