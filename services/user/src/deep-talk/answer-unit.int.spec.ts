import { admit } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { listJobStates } from '@folia/contracts/job/questions';
import { migrate } from '@folia/platform/database';
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
import { UsageModule } from '../usage/usage.module';
import { UsageService } from '../usage/usage.service';
import { AnswerUnitService } from './answer-unit.service';
import { DeepTalkModule } from './deep-talk.module';

let copy: TestDatabase;
let app: INestApplicationContext;
let ai: { url: string; close: () => Promise<void> };

const person = () => personOf({ actor: { type: 'user' as const, id: newId(), isAdmin: false, sessionId: newId() } });
type Asker = ReturnType<typeof person>;
const units = () => app.get(AnswerUnitService);
const manager = () => app.get(DataSource).manager;
const sql = (text: string, values: unknown[] = []) => manager().query(text, values);
/** Answers this many questions, minutes apart. */
async function answered(asker: Asker, ownerId: string, count: number): Promise<string[]> {
  const jobIds = Array.from({ length: count }, newId);
  for (const jobId of jobIds) {
    await units().reserve(asker, jobId, ownerId);
    await units().onBegun({ jobId }, manager());
    await sql(`UPDATE usage SET created_at = created_at - interval '2 minutes' WHERE job_id = $1`, [jobId]);
  }
  return jobIds;
}
const withPlan = async (plan: string) => {
  const owner = newId();
  await sql(`INSERT INTO "user" (id, uname, folded, name, type) VALUES ($1, $2, $2, 'Ada', 'individual')`, [owner, `u${owner.slice(-12)}`]);
  await sql(`INSERT INTO subscription VALUES ($1, $2, now(), now() + interval '1 month', now() + interval '1 month')`, [owner, plan]);
  return owner;
};

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  ai = await startAnsweringService([answering(listJobStates, () => ({ states: {} }))]);
  @Module({ imports: [PlatformModule.forService('user', testServiceEnv(copy.url, ai.url), []), UsageModule, DeepTalkModule] })
  class SpecModule {}
  app = await NestFactory.createApplicationContext(SpecModule, { logger: false });
});

afterAll(async () => {
  await app.close();
  await ai.close();
  await copy.drop();
});

test('one asker gets twenty answers a day of a Free portfolio, and is told when it begins again', async () => {
  const [asker, owner] = [person(), newId()];
  await answered(asker, owner, 20);
  const refused = await units()
    .reserve(asker, newId(), owner)
    .catch((error) => error);
  expect(refused.code).toBe('QUOTA_EXCEEDED');
  expect(refused.details).toMatchObject({ meter: 'deep-talk', limit: 20, used: 20 });
  expect(new Date(refused.details.resetsAt).toISOString()).toMatch(/T00:00:00.000Z$/);
  expect(await units().count(asker, owner)).toMatchObject({ used: 20, limit: 20, isSpent: true });
  // Of a Basic portfolio the day's fifty are left.
  const basic = await withPlan('basic');
  expect(await units().count(asker, basic)).toMatchObject({ used: 20, limit: 50, isSpent: false });
  await answered(asker, basic, 30);
  expect(await codeOf(units().reserve(asker, newId(), basic))).toBe('QUOTA_EXCEEDED');
});

test('twenty askers at once with one answer of the portfolio’s day left: one gets it, and the others’ own counts stay', async () => {
  const owner = newId();
  for (const count of [16, 16, 16, 1]) await answered(person(), owner, count);
  const askers = Array.from({ length: 20 }, person);
  const outcomes = await Promise.all(askers.map((asker) => codeOf(units().reserve(asker, newId(), owner))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'QUOTA_EXCEEDED')).toHaveLength(19);
  const counts = await Promise.all(askers.map((asker) => units().count(asker, owner)));
  expect(counts.map(({ used }) => used).sort()).toEqual([...Array(19).fill(0), 1]);
  expect(counts.every(({ isSpent }) => isSpent)).toBe(true);
});

test('twenty questions at once by one asker with one answer left: one is answered', async () => {
  const [asker, owner] = [person(), newId()];
  await answered(asker, owner, 19);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(units().reserve(asker, newId(), owner))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
});

test('the eleventh question within a minute waits until the first is a minute old', async () => {
  const [asker, owner] = [person(), newId()];
  for (let count = 0; count < 10; count += 1) await units().reserve(asker, newId(), owner);
  const refused = await units()
    .reserve(asker, newId(), owner)
    .catch((error) => error);
  expect(refused.code).toBe('TOO_MANY_REQUESTS');
  expect(refused.details.retryAfter).toBeGreaterThan(0);
  expect(refused.details.retryAfter).toBeLessThanOrEqual(60);
});

test('the same job takes its units once, a stop before the first words gives them back, and one after them does not', async () => {
  const [asker, owner, jobId] = [person(), newId(), newId()];
  await Promise.all([1, 2, 3].map(() => units().reserve(asker, jobId, owner)));
  expect(await units().count(asker, owner)).toMatchObject({ used: 1 });
  await app.get(UsageService).onCancelled({ jobId }, manager());
  expect(await units().count(asker, owner)).toMatchObject({ used: 0 });
  const [spent = ''] = await answered(asker, owner, 1);
  await app.get(UsageService).onCancelled({ jobId: spent }, manager());
  expect(await units().count(asker, owner)).toMatchObject({ used: 1 });
});

test('a stop after the first words spends the units, also when the news of it comes first', async () => {
  const [asker, owner, jobId] = [person(), newId(), newId()];
  await units().reserve(asker, jobId, owner);
  await app.get(UsageService).onCancelled({ jobId }, manager());
  await units().onBegun({ jobId }, manager());
  await units().onBegun({ jobId }, manager());
  expect(await units().count(asker, owner)).toMatchObject({ used: 1 });
  expect(await sql(`SELECT used FROM usage_count WHERE account_id = $1 AND meter = 'answer-given'`, [owner])).toEqual([{ used: 1 }]);
});

test('counts of days that are over are removed, today’s and those of other meters stay', async () => {
  const [asker, owner] = [person(), newId()];
  await answered(asker, owner, 1);
  const before = newId();
  await sql(`INSERT INTO usage_count VALUES ($1, 'answer', now() - interval '4 days', 3), ($1, 'fit-score', now() - interval '4 days', 3)`, [before]);
  await units().forget();
  expect(await sql('SELECT meter FROM usage_count WHERE account_id = $1', [before])).toEqual([{ meter: 'fit-score' }]);
  expect(await units().count(asker, owner)).toMatchObject({ used: 1 });
});

test('a team’s questions count for its account whoever asks: twenty at once with one left get one, and what was not answered is given back', async () => {
  const accountId = await withPlan('free');
  const colleague = () =>
    admit('unit.spend', { actor: { ...person().caller.actor, account: { id: accountId, role: 'recruiter', state: 'active' } } } as Caller, null);
  const [one, other] = [colleague(), colleague()];
  const { limit } = await units().countForTeam(one);
  expect(limit).toBe(50);
  const spent = Array.from({ length: 49 }, newId);
  for (const jobId of spent) {
    await units().reserveForTeam(one, jobId);
    await units().onBegun({ jobId }, manager());
  }
  await units().reserveForTeam(one, spent[0] ?? '');
  expect(await units().countForTeam(other)).toMatchObject({ used: 49 });
  const ids = Array.from({ length: 20 }, newId);
  const outcomes = await Promise.all(ids.map((jobId) => codeOf(units().reserveForTeam(colleague(), jobId))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  const refused = await units()
    .reserveForTeam(other, newId())
    .catch((error) => error);
  expect([refused.code, refused.details]).toMatchObject(['QUOTA_EXCEEDED', { meter: 'deep-talk', limit: 50, used: 50, upgradeUrl: '/pricing' }]);
  await app.get(UsageService).release(ids[outcomes.indexOf('done')] ?? '');
  expect(await units().countForTeam(other)).toMatchObject({ used: 49 });
});
