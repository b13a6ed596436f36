import { AppError } from '@folia/contracts/errors';
import { listJobStates } from '@folia/contracts/job/questions';
import { isOwnModelPaying } from '@folia/contracts/own-model/questions';
import { plans } from '@folia/contracts/plans';
import { getPortfolioUsage, getScreeningUsage } from '@folia/contracts/usage/questions';
import { migrate } from '@folia/platform/database';
import { metricsText } from '@folia/platform/metrics';
import { newId } from '@folia/platform/new-id';
import { PlatformModule } from '@folia/platform/platform.module';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { UsageModule } from './usage.module';
import { UsageService } from './usage.service';

let copy: TestDatabase;
let app: INestApplicationContext;
let usage: UsageService;
let ai: { url: string; close: () => Promise<void> };
let ownModelPays = false;
let portfolioUsage: { profiles: number; storedBytes: number } | null = { profiles: 1, storedBytes: 0 };
let jobStates: Record<string, 'done' | 'failed' | 'running' | 'unknown'> = {};

const person = () => ({ actor: { type: 'user' as const, id: newId(), isAdmin: false, sessionId: newId() } });
const used = async (caller: ReturnType<typeof person>, meter: string) => (await usage.view(personOf(caller))).meters.find((one) => one.meter === meter)?.used;
const statesOf = async (...jobIds: string[]) => {
  const rows: { job_id: string; state: string }[] = await manager().query('SELECT job_id, state FROM usage WHERE job_id = ANY($1)', [jobIds]);
  return jobIds.map((id) => rows.find((row) => row.job_id === id)?.state);
};
const manager = () => app.get(DataSource).manager;

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  ai = await startAnsweringService([
    answering(listJobStates, (_caller, { jobIds }) => ({ states: Object.fromEntries(jobIds.map((id) => [id, jobStates[id] ?? 'unknown'])) })),
    answering(isOwnModelPaying, () => ({ isPaying: ownModelPays })),
    answering(getPortfolioUsage, () => portfolioUsage ?? Promise.reject(new AppError('UNAVAILABLE'))),
    answering(getScreeningUsage, () => ({ storedBytes: 400 })),
  ]);
  @Module({ imports: [PlatformModule.forService('user', testServiceEnv(copy.url, ai.url), []), UsageModule] })
  class SpecModule {}
  app = await NestFactory.createApplicationContext(SpecModule, { logger: false });
  usage = app.get(UsageService);
});

afterAll(async () => {
  await app.close();
  await ai.close();
  await copy.drop();
});

test('fifty reservations at once with one unit left: one succeeds', async () => {
  const caller = person();
  await usage.reserve(personOf(caller), newId(), 'resume-import');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => codeOf(usage.reserve(personOf(caller), newId(), 'resume-import'))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'QUOTA_EXCEEDED')).toHaveLength(49);
  expect(await used(caller, 'resume-import')).toBe(2);
});

test('a spent plan says which meter, how much, and when it starts again', async () => {
  const caller = person();
  for (let unit = 0; unit < 5; unit++) await usage.reserve(personOf(caller), newId(), 'fit-score');
  const error = await usage.reserve(personOf(caller), newId(), 'fit-score').catch((thrown) => thrown);
  expect(error.details).toMatchObject({ meter: 'fit-score', limit: 5, used: 5, upgradeUrl: '/pricing' });
  expect(new Date(error.details.resetsAt).toISOString()).toMatch(/-01T00:00:00.000Z$/);
});

test('the same job reserves one unit however often it asks', async () => {
  const caller = person();
  const jobId = newId();
  await Promise.all(Array.from({ length: 10 }, () => usage.reserve(personOf(caller), jobId, 'resume-import')));
  expect(await used(caller, 'resume-import')).toBe(1);
});

test('a failed or cancelled job gives its unit back, once', async () => {
  const caller = person();
  const jobId = newId();
  await usage.reserve(personOf(caller), jobId, 'resume-import');
  await usage.onFailed({ jobId }, manager());
  await usage.onCancelled({ jobId }, manager());
  await usage.release(jobId);
  expect(await used(caller, 'resume-import')).toBe(0);
});

test('a failed job that is started again later costs nothing, however it ends then', async () => {
  const caller = person();
  const [well, badly] = [newId(), newId()];
  for (const jobId of [well, badly]) {
    await usage.reserve(personOf(caller), jobId, 'resume-import');
    await usage.onFailed({ jobId }, manager());
  }
  await usage.onDone({ jobId: well }, manager());
  await usage.onFailed({ jobId: badly }, manager());
  expect([await used(caller, 'resume-import'), await statesOf(well, badly)]).toEqual([0, ['released', 'released']]);
});

test('a job that is done keeps its unit, also when a late failure is told', async () => {
  const caller = person();
  const jobId = newId();
  await usage.reserve(personOf(caller), jobId, 'resume-import');
  await usage.onDone({ jobId }, manager());
  await usage.onFailed({ jobId }, manager());
  expect(await used(caller, 'resume-import')).toBe(1);
});

test('discarding an import gives its unit back once per file', async () => {
  const caller = person();
  const [first, second] = [newId(), newId()];
  for (const importId of [first, second]) {
    await usage.reserve(personOf(caller), importId, 'resume-import');
    await usage.onDone({ jobId: importId }, manager());
    await usage.onDiscarded({ importId, ownerId: caller.actor.id, sha256: 'f'.repeat(64) }, manager());
  }
  expect(await used(caller, 'resume-import')).toBe(1);
});

test('an import after a try counts when its review is saved, whichever of the two is heard first', async () => {
  const caller = person();
  const [late, early] = [newId(), newId()];
  for (const jobId of [late, early]) await usage.reserve(personOf(caller), jobId, 'resume-import', { until: 'saved' });
  await usage.onSaved({ importId: early }, manager());
  for (const jobId of [late, early]) await usage.onDone({ jobId }, manager());
  await expect(statesOf(late, early)).resolves.toEqual(['until-saved', 'committed']);
  await usage.onSaved({ importId: late }, manager());
  await expect(statesOf(late, early)).resolves.toEqual(['committed', 'committed']);
  expect(await codeOf(usage.reserve(personOf(caller), newId(), 'resume-import', { until: 'saved' }))).toBe('QUOTA_EXCEEDED');
});

test('one that is discarded before it counted comes back, as often as it is', async () => {
  const caller = person();
  for (const importId of [newId(), newId(), newId()]) {
    await usage.reserve(personOf(caller), importId, 'resume-import', { until: 'saved' });
    await usage.onDone({ jobId: importId }, manager());
    await usage.onDiscarded({ importId, ownerId: caller.actor.id, sha256: 'e'.repeat(64) }, manager());
    expect(await used(caller, 'resume-import')).toBe(0);
  }
});

test('units that wait for a review stay held while their job runs or is done, and come back when it failed or never came to be', async () => {
  const caller = person();
  const jobs = [newId(), newId()];
  const [done, failed] = jobs as [string, string];
  for (const jobId of jobs) await usage.reserve(personOf(caller), jobId, 'resume-import', { until: 'saved' });
  jobStates = { [done]: 'done', [failed]: 'failed' };
  await manager().query(`UPDATE usage SET created_at = now() - interval '2 minutes' WHERE job_id = ANY($1)`, [jobs]);
  await usage.settle();
  await expect(statesOf(done, failed)).resolves.toEqual(['until-saved', 'released']);
});

test('units whose job is over or never came to be are settled by the sweep', async () => {
  const caller = person();
  const [done, running, never] = [newId(), newId(), newId()];
  for (const jobId of [done, running, never]) await usage.reserve(personOf(caller), jobId, 'fit-score');
  jobStates = { [done]: 'done', [running]: 'running' };
  await manager().query(`UPDATE usage SET created_at = now() - interval '2 minutes'`);
  await usage.settle();
  const rows = await manager().query('SELECT job_id, state FROM usage WHERE job_id = ANY($1)', [[done, running, never]]);
  expect(Object.fromEntries(rows.map((row: { job_id: string; state: string }) => [row.job_id, row.state]))).toEqual({
    [done]: 'committed',
    [running]: 'reserved',
    [never]: 'released',
  });
  const { text } = await metricsText();
  expect(text).toMatch(/^folia_usage_sweeps_total 2$/m);
  expect(text).toMatch(/^folia_usage_swept_units_total\{outcome="committed"\} 1$/m);
  expect(text).toMatch(/^folia_usage_swept_units_total\{outcome="released"\} [1-9]/m);
});

test('every plan counts every meter, and says what else it allows; what its service cannot say now is unknown', async () => {
  const owner = personOf(person());
  portfolioUsage = { profiles: 1, storedBytes: 1_234 };
  const view = await usage.view(owner);
  expect(view.plan).toBe('free');
  expect(view.meters.map((one) => one.limit)).toEqual(Object.values(plans.free.meters).map((one) => one.limit));
  expect(view.allowances).toEqual([
    { allowance: 'answers', used: 0, limit: 50, per: 'day', resetsAt: expect.stringMatching(/T00:00:00.000Z$/) },
    { allowance: 'profiles', used: 1, limit: 1, per: 'now', resetsAt: null },
    { allowance: 'storage', used: 1_634, limit: plans.free.storageBytes, per: 'now', resetsAt: null },
  ]);
  portfolioUsage = null;
  expect((await usage.view(owner)).allowances.map((one) => one.used)).toEqual([0, null, null]);
  expect(view.ownModel).toBe(false);
  ownModelPays = true;
  expect((await usage.view(owner)).ownModel).toBe(true);
  ownModelPays = false;
});
