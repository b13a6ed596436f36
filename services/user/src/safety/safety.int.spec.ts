import { AppError } from '@folia/contracts/errors';
import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { testSignInEnv } from '@folia/testing/sign-in-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccountService } from '../account/account.service';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { AdminReportService } from './admin-report.service';
import { BlockRepository } from './block.repository';
import { SafetyService } from './safety.service';

let copy: TestDatabase;
let portfolio: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let safety: SafetyService;
let reports: AdminReportService;
let visible = true;
const itemId = newId();

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const as = (id: string) => ({ actor: { type: 'user' as const, id, sessionId: newId(), isAdmin: false } });
const make = async (name: string, isAdmin = false) =>
  (
    await app
      .get(AccountService)
      .findOrMake({ provider: null, issuer: 'spec', subject: newId(), name, email: null, emailVerified: false }, 'individual', isAdmin)
  ).row;

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  portfolio = await startAnsweringService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Card Name', photo: null }])) })),
    answering(viewPortfolio, () => {
      if (!visible) throw new AppError('NOT_FOUND');
      const profile = { name: 'Ray Ported', headline: 'King of nothing', summary: '' };
      return {
        version: 1,
        json: JSON.stringify({ profile, items: [{ id: itemId, kind: 'award', fields: { title: 'Nobel Prize', highlights: ['a', 'b'] } }] }),
      };
    }),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with({ ...testServiceEnv(copy.url, portfolio.url), ...testSignInEnv() }), { logger: false });
  safety = app.get(SafetyService);
  reports = app.get(AdminReportService);
});

afterAll(async () => {
  await app.close();
  await portfolio.close();
  await copy.drop();
});

beforeEach(() => {
  visible = true;
});

test('a block holds both ways, is listed by who made it, and every change raises the version that is told', async () => {
  const [one, other] = [await make('Block One'), await make('Block Other')];
  const between = () => app.get(BlockRepository).isBetween(other.id, one.id);
  await safety.setBlocked(as(one.id), other.id, true);
  await safety.setBlocked(as(one.id), other.id, true);
  expect(await between()).toBe(true);
  expect((await safety.listBlocked(as(one.id))).items).toMatchObject([{ id: other.id, uname: other.uname, name: 'Card Name' }]);
  expect((await safety.listBlocked(as(other.id))).items).toEqual([]);
  await safety.setBlocked(as(one.id), other.id, false);
  expect(await between()).toBe(false);
  await safety.setBlocked(as(one.id), other.id, true);
  const rows = await app.get(DataSource).query('SELECT version, active FROM block WHERE blocker_id = $1', [one.id]);
  expect(rows).toEqual([{ version: 3, active: true }]);
});

test('nobody blocks or reports themselves or somebody who is not there', async () => {
  const one = await make('Only One');
  expect(await codeOf(safety.setBlocked(as(one.id), one.id, true))).toBe('BODY_INVALID');
  expect(await codeOf(safety.setBlocked(as(one.id), newId(), true))).toBe('NOT_FOUND');
  expect(await codeOf(safety.setBlocked({ actor: { type: 'guest' } }, one.id, true))).toBe('SIGN_IN_REQUIRED');
  expect(await codeOf(safety.report(as(one.id), { userId: one.id, reason: 'spam', text: '' }))).toBe('BODY_INVALID');
  visible = false;
  expect(await codeOf(safety.report(as(one.id), { userId: newId(), reason: 'spam', text: '' }))).toBe('NOT_FOUND');
});

test('a report carries what was to be seen, reaches the queue, and is decided once', async () => {
  const [reporter, reported, boss] = [await make('Rep Orter'), await make('Ray Ported'), await make('Boss Reports', true)];
  const report = { userId: reported.id, reason: 'false-claims' as const, text: 'There is no such prize.' };
  const { id } = await safety.report(as(reporter.id), { ...report, itemId });
  expect(await codeOf(safety.report(as(reporter.id), { ...report, itemId: newId() }))).toBe('NOT_FOUND');
  expect(await codeOf(reports.list(as(reporter.id), { state: 'open' }))).toBe('FORBIDDEN');
  const { items } = await reports.list(as(boss.id), { state: 'open' });
  expect(items.find((one) => one.id === id)).toMatchObject({
    reporter: { uname: reporter.uname },
    reported: { uname: reported.uname },
    text: 'There is no such prize.',
    evidence: [
      { what: 'name', words: 'Ray Ported' },
      { what: 'award: title', words: 'Nobel Prize' },
      { what: 'award: highlights', words: 'a; b' },
    ],
    decided: null,
  });
  expect(await codeOf(reports.decide(as(boss.id), { id: newId(), verdict: 'upheld', reason: 'no' }))).toBe('NOT_FOUND');
  await reports.decide(as(boss.id), { id, verdict: 'upheld', reason: 'The prize is made up' });
  expect(await codeOf(reports.decide(as(boss.id), { id, verdict: 'dismissed', reason: 'Or not' }))).toBe('CONFLICT');
  expect((await reports.list(as(boss.id), { state: 'decided' })).items).toMatchObject([{ id, decided: { verdict: 'upheld', by: { uname: boss.uname } } }]);
});

test('the sixth report of a day is refused and says how long to wait, also when all come at once', async () => {
  const [reporter, reported] = [await make('Rep Ortoo'), await make('Rep Orted')];
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(safety.report(as(reporter.id), { userId: reported.id, reason: 'spam', text: '' }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
  const refused = await safety.report(as(reporter.id), { userId: reported.id, reason: 'spam', text: '' }).catch((error) => error);
  expect([refused.code, refused.details.retryAfter > 0, refused.details.retryAfter <= 86_400]).toEqual(['TOO_MANY_REQUESTS', true, true]);
});
