import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio';
import { migrate } from '@folia/platform/database';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { startMailServer } from '@folia/testing/mail-server';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import { testSignInEnv } from '@folia/testing/sign-in-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccountService } from '../account/account.service';
import { AdminService } from '../admin/admin.service';
import { AppModule } from '../app.module';
import { EmailService } from '../email/email.service';
import { JobOverService } from '../job-over/job-over.service';
import { MessageService } from '../message/message.service';
import { migrations } from '../migrations';
import { AdminReportService } from '../safety/admin-report.service';
import { SafetyService } from '../safety/safety.service';
import { NotificationService } from './notification.service';
import { ReminderService } from './reminder.service';

let copy: TestDatabase;
let portfolio: { url: string; close: () => Promise<void> };
let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: INestApplicationContext;
let notifications: NotificationService;

const as = ({ id }: { id: string }) => ({ actor: { type: 'user' as const, id, sessionId: newId(), isAdmin: false } });
const make = async (name: string, isAdmin = false) =>
  (
    await app
      .get(AccountService)
      .findOrMake({ provider: null, issuer: 'spec', subject: newId(), name, email: `${newId()}@example.com`, emailVerified: true }, 'individual', isAdmin)
  ).row;
const told = async (who: { id: string }) => (await notifications.list(as(who), undefined)).items;
const kinds = async (who: { id: string }) => (await told(who)).map((one) => one.kind);
const manager = () => app.get(DataSource).manager;

/** Does every e-mail that waits for a person as the queue would; what the mail server got, oldest first. */
async function mailsTo(who: { id: string; email: string | null }): Promise<string[]> {
  const waiting: { id: string }[] = await app
    .get(DataSource)
    .query(`SELECT id FROM job WHERE kind = 'email' AND owner_id = $1 AND state = 'accepted' ORDER BY id`, [who.id]);
  for (const { id } of waiting) {
    const claim = await app.get(JobRows).claim(id);
    if (!claim) throw new Error('the job is not open');
    await app.get(EmailService).process({ claim, signal: new AbortController().signal, report: () => {}, finish: async () => {} });
  }
  return mail.received.filter((one) => one.to === who.email).map((one) => one.raw);
}
const subjects = async (who: { id: string; email: string | null }) => (await mailsTo(who)).map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1]);

beforeAll(async () => {
  copy = await cloneDatabase('user', (url) => migrate(url, 'user', migrations));
  mail = await startMailServer();
  portfolio = await startAnsweringService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: `Name of ${id}`, photo: null }])) })),
    answering(viewPortfolio, () => ({ version: 1, json: JSON.stringify({ profile: { name: 'x', headline: '', summary: '' }, items: [] }) })),
  ]);
  app = await NestFactory.createApplicationContext(AppModule.with({ ...testServiceEnv(copy.url, portfolio.url), ...testSignInEnv(), SMTP_URL: mail.url }), {
    logger: false,
  });
  notifications = app.get(NotificationService);
});

afterAll(async () => {
  await app.close();
  await Promise.all([portfolio.close(), mail.close()]);
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

test('a job whose day came is told in the bell and by e-mail, and not where that was switched off', async () => {
  const [ready, quiet] = [await make('Rem Inded'), await make('Qui Et')];
  const reminders = app.get(ReminderService);
  await notifications.choose(as(quiet), { topic: 'reminder', bell: false, email: false });
  const savedJobId = newId();
  for (const { id } of [ready, quiet]) await reminders.onDue({ savedJobId, ownerId: id }, manager());
  expect(await told(ready)).toMatchObject([{ kind: 'job-reminder', about: savedJobId }]);
  expect(await told(quiet)).toEqual([]);
  const noted = await manager().query(`SELECT user_id AS "userId" FROM email WHERE kind = 'job-reminder'`);
  expect(noted).toEqual([{ userId: ready.id }]);
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

test('everybody is told where they want to be: in the bell, by e-mail, both or not at all', async () => {
  const owner = await make('Cho Oser');
  const imported = () => app.get(JobOverService).onDone({ jobId: newId(), kind: 'resume-import', ownerId: owner.id }, manager());
  await imported();
  expect([(await told(owner)).length, await subjects(owner)]).toEqual([1, []]);
  expect(await notifications.choose(as(owner), { topic: 'import', email: true })).toMatchObject({ import: { bell: true, email: true } });
  await imported();
  await notifications.choose(as(owner), { topic: 'import', bell: false });
  await imported();
  expect([(await told(owner)).length, await subjects(owner)]).toEqual([2, ['Your resume was read', 'Your resume was read']]);
  await notifications.choose(as(owner), { topic: 'import', email: false });
  await imported();
  expect([(await told(owner)).length, (await subjects(owner)).length]).toEqual([2, 2]);
  expect(await notifications.choices(as(await make('Oth Er')))).toMatchObject({ import: { bell: true, email: false } });
});

test('an e-mail ends by what it carries, one kind of one person, without a sign-in; one that waits is not sent any more', async () => {
  const [writer, reader] = [await make('Wil Writes'), await make('Uns Ubscribes')];
  const messages = app.get(MessageService);
  await messages.start(as(writer), { to: reader.id, text: 'One' });
  const [raw = ''] = await mailsTo(reader);
  const headers = raw.slice(0, raw.indexOf('\n\n')).replace(/\n\s+/g, ' ');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /^List-Unsubscribe: <(.*)>$/m.exec(headers)?.[1] ?? '';
  expect(address).toMatch(/^http:\/\/localhost:8080\/app\/unsubscribe\?token=message\./);
  const token = new URL(address).searchParams.get('token') ?? '';
  await expect(notifications.unsubscribe(token.replace('message', 'report'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await messages.start(as(await make('Win Writes')), { to: reader.id, text: 'Two' });
  await notifications.unsubscribe(token);
  await notifications.unsubscribe(token);
  expect(await mailsTo(reader)).toHaveLength(1);
  expect(await notifications.choices(as(reader))).toMatchObject({ message: { bell: true, email: false }, plan: { email: true } });
  expect(await notifications.countUnread(as(reader))).toEqual({ count: 2 });
});

test('what is about the safety of an account is always sent, also to who is suspended, and no address ends it', async () => {
  const [boss, person] = [await make('Boss Suspends', true), await make('Sus Pended')];
  await app.get(AdminService).setStanding(as(boss), { id: person.id, suspended: true, reason: 'spec' });
  const [raw = ''] = await mailsTo(person);
  expect(raw).toContain('Subject: Your account on Folia is suspended');
  expect(raw).not.toContain('List-Unsubscribe');
  await expect(notifications.unsubscribe(`account.${person.id}.${'x'.repeat(43)}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
