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
import { AdminService } from '../admin/admin.service';
import { AppModule } from '../app.module';
import { JobOverService } from '../job-over/job-over.service';
import { MessageService } from '../message/message.service';
import { migrations } from '../migrations';
import { AdminReportService } from '../safety/admin-report.service';
import { SafetyService } from '../safety/safety.service';
import { NotificationService } from './notification.service';

let copy: TestDatabase;
let portfolio: { url: string; close: () => Promise<void> };
let app: INestApplicationContext;
let notifications: NotificationService;

const as = ({ id }: { id: string }) => ({ actor: { type: 'user' as const, id, sessionId: newId(), isAdmin: false } });
const make = async (name: string, isAdmin = false) =>
  (
    await app
      .get(AccountService)
      .findOrMake({ provider: null, issuer: 'spec', subject: newId(), name, email: null, emailVerified: false }, 'individual', isAdmin)
  ).row;
const told = async (who: { id: string }) => (await notifications.list(as(who), undefined)).items;
const kinds = async (who: { id: string }) => (await told(who)).map((one) => one.kind);
const manager = () => app.get(DataSource).manager;

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  portfolio = await startAnsweringService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: `Name of ${id}`, photo: null }])) })),
    answering(viewPortfolio, () => ({ version: 1, json: JSON.stringify({ profile: { name: 'x', headline: '', summary: '' }, items: [] }) })),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with({ ...testServiceEnv(copy.url, portfolio.url), ...testSignInEnv() }), { logger: false });
  notifications = app.get(NotificationService);
});

afterAll(async () => {
  await app.close();
  await portfolio.close();
  await copy.drop();
});

test('an import that is over is told to its owner; other jobs and cancelled ones are not', async () => {
  const owner = await make('Olga Owner');
  const jobs = app.get(JobOverService);
  const [ready, failed] = [newId(), newId()];
  const job = (jobId: string, kind = 'resume-import') => ({ jobId, kind, ownerId: owner.id });
  await jobs.onDone(job(ready), manager());
  await jobs.onFailed(job(failed), manager());
  await jobs.onCancelled(job(newId()), manager());
  await jobs.onDone(job(newId(), 'email'), manager());
  await jobs.onDone({ ...job(newId()), ownerId: newId() }, manager());
  expect((await told(owner)).map(({ kind, about }) => [kind, about])).toEqual([
    ['import-failed', failed],
    ['import-ready', ready],
  ]);
});

test('messages of one conversation are one line until it is read, and reading the conversation reads it', async () => {
  const [writer, reader] = [await make('Wim Writes'), await make('Ria Reads')];
  const messages = app.get(MessageService);
  const { threadId } = await messages.start(as(writer), { to: reader.id, text: 'One' });
  const { message } = await messages.start(as(writer), { to: reader.id, text: 'Two' });
  expect(await told(reader)).toMatchObject([{ kind: 'message', about: threadId, name: `Name of ${writer.id}`, read: false }]);
  expect(await notifications.countUnread(as(reader))).toEqual({ count: 1 });
  await app.get(SafetyService).setBlocked(as(reader), writer.id, true);
  expect([await told(reader), await notifications.countUnread(as(reader))]).toEqual([[], { count: 0 }]);
  await app.get(SafetyService).setBlocked(as(reader), writer.id, false);
  await messages.update(as(reader), { id: threadId, readUntil: message.id });
  expect([(await told(reader)).map((one) => one.read), await notifications.countUnread(as(reader))]).toEqual([[true], { count: 0 }]);
  await messages.reply(as(writer), { id: threadId, text: 'Three' });
  expect((await told(reader)).map((one) => one.read)).toEqual([false, true]);
});

test('what admins decide is told to whom it concerns', async () => {
  const [boss, person, reporter] = [await make('Boss Tells', true), await make('Con Cerned'), await make('Rea Porter')];
  const admin = app.get(AdminService);
  const reason = 'spec';
  await admin.changePlan(as(boss), { id: person.id, plan: 'pro', reason });
  await admin.setAdmin(as(boss), { id: person.id, isAdmin: true, reason });
  await admin.setAdmin(as(boss), { id: person.id, isAdmin: false, reason });
  await admin.setStanding(as(boss), { id: person.id, suspended: true, reason });
  await admin.setStanding(as(boss), { id: person.id, suspended: false, reason });
  expect(await kinds(person)).toEqual(['reinstated', 'suspended', 'admin-unmade', 'admin-made', 'plan-changed']);
  expect((await told(person)).at(-1)?.plan).toBe('pro');
  const { id } = await app.get(SafetyService).report(as(reporter), { userId: person.id, reason: 'spam', text: '' });
  await app.get(AdminReportService).decide(as(boss), { id, verdict: 'dismissed', reason });
  expect((await told(reporter)).map(({ kind, about }) => [kind, about])).toEqual([['report-dismissed', id]]);
  expect(await kinds(boss)).toEqual([]);
});

test('one reads only what is one’s own, some or all of it, page by page', async () => {
  const [owner, other] = [await make('Own Er'), await make('Oth Er')];
  for (let count = 0; count < 25; count++) await app.get(JobOverService).onDone({ jobId: newId(), kind: 'resume-import', ownerId: owner.id }, manager());
  const first = await notifications.list(as(owner), undefined);
  const second = await notifications.list(as(owner), first.nextCursor ?? undefined);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 5, null]);
  const id = first.items[0]?.id ?? '';
  await notifications.markRead(as(other), [id]);
  await notifications.markRead(as(other), undefined);
  expect(await notifications.countUnread(as(owner))).toEqual({ count: 25 });
  await notifications.markRead(as(owner), [id]);
  expect(await notifications.countUnread(as(owner))).toEqual({ count: 24 });
  await notifications.markRead(as(owner), undefined);
  expect(await notifications.countUnread(as(owner))).toEqual({ count: 0 });
});
