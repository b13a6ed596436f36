import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { AdminService } from '../admin/admin.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { JobOverService } from '../job-over/job-over.service';
import { MessageService } from '../message/message.service';
import { AdminReportService } from '../safety/admin-report.service';
import { SafetyService } from '../safety/safety.service';
import { NotificationService } from './notification.service';
import { ReminderService } from './reminder.service';
import { TalkNewsService } from './talk-news.service';

let service: RunningService;
let notifications: NotificationService;

const told = async (who: { id: string }) => (await notifications.list(personOf(as(who)), undefined)).items;
const kinds = async (who: { id: string }) => (await told(who)).map((one) => one.kind);
const manager = () => service.app.get(DataSource).manager;

const subjects = async ({ email }: { email: string }) => (await service.mailsTo(email)).map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1]);

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: `Name of ${id}`, photo: null }])) })),
    answering(viewPortfolio, () => ({ version: 1, json: JSON.stringify({ profile: { name: 'x', headline: '', summary: '' }, items: [] }) })),
  ]);
  notifications = service.app.get(NotificationService);
});

afterAll(() => service.close());

test('an import that is over is told to its owner; other jobs and cancelled ones are not', async () => {
  const owner = await service.make('Olga Owner');
  const jobs = service.app.get(JobOverService);
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

test('that an import is ready has been read as soon as its review is over, by its owner alone', async () => {
  const [owner, other] = [await service.make('Rex Reviewed'), await service.make('Oda Other')];
  const jobs = service.app.get(JobOverService);
  const [closed, waiting] = [newId(), newId()];
  for (const jobId of [closed, waiting]) await jobs.onDone({ jobId, kind: 'resume-import', ownerId: owner.id }, manager());
  await notifications.onReviewClosed({ importId: closed, ownerId: other.id }, manager());
  expect(await notifications.countUnread(personOf(as(owner)))).toEqual({ count: 2 });
  await notifications.onReviewClosed({ importId: closed, ownerId: owner.id }, manager());
  expect((await told(owner)).map(({ about, read }) => [about, read])).toEqual([
    [waiting, false],
    [closed, true],
  ]);
});

test('a job whose day came is told in the bell and by e-mail, and not where that was switched off', async () => {
  const [ready, quiet] = [await service.make('Rem Inded'), await service.make('Qui Et')];
  const reminders = service.app.get(ReminderService);
  await notifications.choose(personOf(as(quiet)), { topic: 'reminder', bell: false, email: false });
  const postingId = newId();
  for (const { id } of [ready, quiet]) await reminders.onDue({ postingId, ownerId: id }, manager());
  expect(await told(ready)).toMatchObject([{ kind: 'job-reminder', about: postingId }]);
  expect(await told(quiet)).toEqual([]);
  const noted = await manager().query(`SELECT user_id AS "userId" FROM email WHERE kind = 'job-reminder'`);
  expect(noted).toEqual([{ userId: ready.id }]);
});

test('owners are told what became of questions about them, of one kind by one e-mail an hour, and not where that was switched off', async () => {
  const [asked, quiet] = [await service.make('Ask Ed'), await service.make('Still Er')];
  const talks = service.app.get(TalkNewsService);
  await notifications.choose(personOf(as(asked)), { topic: 'question', email: true });
  for (const topic of ['question', 'rating', 'digest', 'message'] as const)
    await notifications.choose(personOf(as(quiet)), { topic, bell: false, email: false });
  const [first, second] = [newId(), newId()];
  for (const { id: ownerId } of [asked, quiet]) {
    for (const conversationId of [first, first, second]) await talks.onUnanswered({ conversationId, ownerId }, manager());
    for (const helpful of [true, false]) await talks.onRated({ conversationId: first, ownerId, helpful }, manager());
    await talks.onContactLeft({ conversationId: second, ownerId }, manager());
    for (const _day of [1, 2]) await talks.onDigestDue({ ownerId }, manager());
  }
  expect((await told(asked)).map(({ kind, about }) => [kind, about])).toEqual([
    ['questions-asked', asked.id],
    ['contact-left', second],
    ['answer-unhelpful', first],
    ['answer-helpful', first],
    ['question-unanswered', second],
    ['question-unanswered', first],
  ]);
  expect(await told(quiet)).toEqual([]);
  const noted: { userId: string; kind: string }[] = await manager().query(`SELECT user_id AS "userId", kind FROM email WHERE user_id = ANY($1) ORDER BY kind`, [
    [asked.id, quiet.id],
  ]);
  expect(noted).toEqual(['contact-left', 'question-unanswered', 'questions-asked', 'questions-asked'].map((kind) => ({ userId: asked.id, kind })));
});

test('messages of one conversation are one line until it is read, and reading the conversation reads it', async () => {
  const [writer, reader] = [await service.make('Wim Writes'), await service.make('Ria Reads')];
  const messages = service.app.get(MessageService);
  const { threadId } = await messages.start(personOf(as(writer)), { to: reader.id, text: 'One' });
  const { message } = await messages.start(personOf(as(writer)), { to: reader.id, text: 'Two' });
  expect(await told(reader)).toMatchObject([{ kind: 'message', about: threadId, name: `Name of ${writer.id}`, read: false }]);
  expect(await notifications.countUnread(personOf(as(reader)))).toEqual({ count: 1 });
  await service.app.get(SafetyService).block(personOf(as(reader)), writer.id);
  expect([await told(reader), await notifications.countUnread(personOf(as(reader)))]).toEqual([[], { count: 0 }]);
  await service.app.get(SafetyService).unblock(personOf(as(reader)), writer.id);
  await messages.update(personOf(as(reader)), { id: threadId, readUntil: message.id });
  expect([(await told(reader)).map((one) => one.read), await notifications.countUnread(personOf(as(reader)))]).toEqual([[true], { count: 0 }]);
  await messages.reply(personOf(as(writer)), { id: threadId, text: 'Three' });
  expect((await told(reader)).map((one) => one.read)).toEqual([false, true]);
});

test('what admins decide is told to whom it concerns', async () => {
  const [boss, person, reporter] = [await service.make('Boss Tells', { isAdmin: true }), await service.make('Con Cerned'), await service.make('Rea Porter')];
  const admin = service.app.get(AdminService);
  const reason = 'spec';
  await admin.changePlan(personOf(as(boss)), { id: person.id, plan: 'pro', reason });
  await admin.setAdmin(personOf(as(boss)), { id: person.id, isAdmin: true, reason });
  await admin.setAdmin(personOf(as(boss)), { id: person.id, isAdmin: false, reason });
  await admin.setStanding(personOf(as(boss)), { id: person.id, suspended: true, reason });
  await admin.setStanding(personOf(as(boss)), { id: person.id, suspended: false, reason });
  expect(await kinds(person)).toEqual(['reinstated', 'suspended', 'admin-unmade', 'admin-made', 'plan-changed']);
  expect((await told(person)).at(-1)?.plan).toBe('pro');
  const { id } = await service.app.get(SafetyService).report(personOf(as(reporter)), { userId: person.id, reason: 'spam', text: '' });
  await service.app.get(AdminReportService).decide(personOf(as(boss)), { id, verdict: 'dismissed', reason });
  expect((await told(reporter)).map(({ kind, about }) => [kind, about])).toEqual([['report-dismissed', id]]);
  expect(await kinds(boss)).toEqual([]);
});

test('one reads only what is one’s own, some or all of it, page by page', async () => {
  const [owner, other] = [await service.make('Own Er'), await service.make('Oth Er')];
  for (let count = 0; count < 25; count++)
    await service.app.get(JobOverService).onDone({ jobId: newId(), kind: 'resume-import', ownerId: owner.id }, manager());
  const first = await notifications.list(personOf(as(owner)), undefined);
  const second = await notifications.list(personOf(as(owner)), first.nextCursor ?? undefined);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 5, null]);
  const id = first.items[0]?.id ?? '';
  await notifications.markRead(personOf(as(other)), [id]);
  await notifications.markRead(personOf(as(other)), undefined);
  expect(await notifications.countUnread(personOf(as(owner)))).toEqual({ count: 25 });
  await notifications.markRead(personOf(as(owner)), [id]);
  expect(await notifications.countUnread(personOf(as(owner)))).toEqual({ count: 24 });
  await notifications.markRead(personOf(as(owner)), undefined);
  expect(await notifications.countUnread(personOf(as(owner)))).toEqual({ count: 0 });
});

test('everybody is told where they want to be: in the bell, by e-mail, both or not at all', async () => {
  const owner = await service.make('Cho Oser');
  const imported = () => service.app.get(JobOverService).onDone({ jobId: newId(), kind: 'resume-import', ownerId: owner.id }, manager());
  await imported();
  expect([(await told(owner)).length, await subjects(owner)]).toEqual([1, []]);
  expect(await notifications.choose(personOf(as(owner)), { topic: 'import', email: true })).toMatchObject({ import: { bell: true, email: true } });
  await imported();
  await notifications.choose(personOf(as(owner)), { topic: 'import', bell: false });
  await imported();
  expect([(await told(owner)).length, await subjects(owner)]).toEqual([2, ['Your resume was read', 'Your resume was read']]);
  await notifications.choose(personOf(as(owner)), { topic: 'import', email: false });
  await imported();
  expect([(await told(owner)).length, (await subjects(owner)).length]).toEqual([2, 2]);
  expect(await notifications.choices(personOf(as(await service.make('Oth Er'))))).toMatchObject({ import: { bell: true, email: false } });
});

test('an e-mail ends by what it carries, one kind of one person, without a sign-in; one that waits is not sent any more', async () => {
  const [writer, reader] = [await service.make('Wil Writes'), await service.make('Uns Ubscribes')];
  const messages = service.app.get(MessageService);
  await messages.start(personOf(as(writer)), { to: reader.id, text: 'One' });
  const [raw = ''] = await service.mailsTo(reader.email);
  const headers = raw.slice(0, raw.indexOf('\n\n')).replace(/\n\s+/g, ' ');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /^List-Unsubscribe: <(.*)>$/m.exec(headers)?.[1] ?? '';
  expect(address).toMatch(/^http:\/\/localhost:8080\/app\/unsubscribe\?token=message\./);
  const token = new URL(address).searchParams.get('token') ?? '';
  await expect(notifications.unsubscribe(token.replace('message', 'report'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await messages.start(personOf(as(await service.make('Win Writes'))), { to: reader.id, text: 'Two' });
  await notifications.unsubscribe(token);
  await notifications.unsubscribe(token);
  expect(await service.mailsTo(reader.email)).toHaveLength(1);
  expect(await notifications.choices(personOf(as(reader)))).toMatchObject({ message: { bell: true, email: false }, plan: { email: true } });
  expect(await notifications.countUnread(personOf(as(reader)))).toEqual({ count: 2 });
});

test('what is about the safety of an account is always sent, also to who is suspended, and no address ends it', async () => {
  const [boss, person] = [await service.make('Boss Suspends', { isAdmin: true }), await service.make('Sus Pended')];
  await service.app.get(AdminService).setStanding(personOf(as(boss)), { id: person.id, suspended: true, reason: 'spec' });
  const [raw = ''] = await service.mailsTo(person.email);
  expect(raw).toContain('Subject: Your account on Folia is suspended');
  expect(raw).not.toContain('List-Unsubscribe');
  await expect(notifications.unsubscribe(`account.${person.id}.${'x'.repeat(43)}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
