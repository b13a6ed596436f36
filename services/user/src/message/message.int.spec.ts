import { AppError } from '@folia/contracts/errors';
import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { JobRows } from '@folia/platform/job-rows';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { readMail } from '@folia/testing/read-mail';
import { EmailService } from '../email/email.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { SafetyService } from '../safety/safety.service';
import { MessageService } from './message.service';

let service: RunningService;
let messages: MessageService;
let hidden: string[] = [];

type Made = Awaited<ReturnType<RunningService['make']>>;
const pair = async () => [await service.make('Wanda Writes'), await service.make('Rex Reads')] as const;
const ids = async (who: Made, mode: 'inbox' | 'sent' | 'archived' | 'unread') => (await messages.list(personOf(as(who)), { mode })).items.map((one) => one.id);
const emailsTo = (who: Made) => service.query<{ id: string }>('SELECT id FROM email WHERE user_id = $1 ORDER BY id', [who.id]);

/** Does an e-mail's job as the queue would, up to how it ended. */
async function work(id: string): Promise<'finished' | Error> {
  const claim = await service.app.get(JobRows).claim(id);
  if (!claim) throw new Error('the job is not open');
  let ended = false;
  const finish = async () => {
    ended = true;
  };
  return service.app
    .get(EmailService)
    .process({ claim, signal: new AbortController().signal, report: () => {}, finish })
    .then(
      () => (ended ? ('finished' as const) : new Error('it did not end')),
      (error: Error) => error,
    );
}

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Wanda Ω Writes', photo: null }])) })),
    answering(viewPortfolio, (_caller, { key }) => {
      if (hidden.includes(key)) throw new AppError('NOT_FOUND');
      return { version: 1, json: '{}' };
    }),
  ]);
  messages = service.app.get(MessageService);
});

afterAll(() => service.close());

beforeEach(() => {
  hidden = [];
});

test('a conversation stands in each one’s lists as what it is to them', async () => {
  const [writer, reader] = await pair();
  const { threadId } = await messages.start(personOf(as(writer)), { to: reader.id, text: 'Are you free in May?' });
  expect([await ids(writer, 'inbox'), await ids(writer, 'sent'), await ids(writer, 'unread')]).toEqual([[], [threadId], []]);
  expect([await ids(reader, 'inbox'), await ids(reader, 'sent'), await ids(reader, 'unread')]).toEqual([[threadId], [], [threadId]]);
  const { items, thread } = await messages.read(personOf(as(reader)), { id: threadId });
  expect([thread.with.id, thread.unread, items.map((one) => [one.mine, one.text])]).toEqual([writer.id, true, [[false, 'Are you free in May?']]]);

  await messages.update(personOf(as(reader)), { id: threadId, readUntil: items[0]?.id });
  expect(await messages.countUnread(personOf(as(reader)))).toEqual({ count: 0 });
  await messages.update(personOf(as(reader)), { id: threadId, archived: true });
  expect([await ids(reader, 'inbox'), await ids(reader, 'archived')]).toEqual([[], [threadId]]);
  await messages.start(personOf(as(writer)), { to: reader.id, text: 'Or in June?' });
  expect([await ids(reader, 'inbox'), await ids(reader, 'archived'), await ids(reader, 'unread')]).toEqual([[threadId], [], [threadId]]);
  await messages.reply(personOf(as(reader)), { id: threadId, text: 'June it is' });
  expect([await ids(reader, 'unread'), await ids(writer, 'inbox'), await ids(writer, 'unread')]).toEqual([[], [threadId], [threadId]]);
});

test('two who write to each other at the same moment have one conversation', async () => {
  const [one, other] = await pair();
  const made = await Promise.all([
    messages.start(personOf(as(one)), { to: other.id, text: 'Hi' }),
    messages.start(personOf(as(other)), { to: one.id, text: 'Hello' }),
  ]);
  expect(made[0]?.threadId).toBe(made[1]?.threadId);
  expect((await messages.read(personOf(as(one)), { id: made[0]?.threadId ?? '' })).items).toHaveLength(2);
});

test('there is more exactly when a page was full', async () => {
  const [writer, reader] = await pair();
  const { threadId } = await messages.start(personOf(as(writer)), { to: reader.id, text: '1' });
  for (let count = 2; count <= 10; count++) await messages.reply(personOf(as(writer)), { id: threadId, text: String(count) });
  const full = await messages.read(personOf(as(reader)), { id: threadId });
  expect([full.items.map((one) => one.text), full.nextCursor]).toEqual([['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'], full.items.at(-1)?.id]);
  expect(await messages.read(personOf(as(reader)), { id: threadId, cursor: full.nextCursor ?? '' })).toMatchObject({ items: [], nextCursor: null });
  await messages.reply(personOf(as(reader)), { id: threadId, text: '11' });
  const next = await messages.read(personOf(as(reader)), {
    id: threadId,
    cursor: (await messages.read(personOf(as(reader)), { id: threadId })).nextCursor ?? '',
  });
  expect([next.items.map((one) => one.text), next.nextCursor]).toEqual([['1'], null]);

  const popular = await service.make('Poppy Lar');
  for (let count = 0; count < 11; count++) await messages.start(personOf(as(await service.make('Some Body'))), { to: popular.id, text: 'Hi' });
  const first = await messages.list(personOf(as(popular)), { mode: 'inbox' });
  const second = await messages.list(personOf(as(popular)), { mode: 'inbox', cursor: first.nextCursor ?? '' });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([10, 1, null]);
});

test('another’s conversation, somebody hidden, blocked, suspended or oneself can’t be written to', async () => {
  const [writer, reader] = await pair();
  const stranger = await service.make('Stran Ger');
  const { threadId } = await messages.start(personOf(as(writer)), { to: reader.id, text: 'Hi' });
  const own = (who: Made) => [
    messages.read(personOf(as(who)), { id: threadId }),
    messages.reply(personOf(as(who)), { id: threadId, text: 'Hi' }),
    messages.update(personOf(as(who)), { id: threadId, archived: true }),
  ];
  expect(await Promise.all(own(stranger).map(codeOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await codeOf(messages.start(personOf(as(writer)), { to: writer.id, text: 'Hi' }))).toBe('BODY_INVALID');
  hidden = [reader.id];
  expect(await codeOf(messages.start(personOf(as(stranger)), { to: reader.id, text: 'Hi' }))).toBe('NOT_FOUND');
  expect(await codeOf(messages.start(personOf(as(writer)), { to: reader.id, text: 'Still talking' }))).toBe('done');

  await service.app.get(SafetyService).block(personOf(as(reader)), writer.id);
  for (const who of [writer, reader]) {
    expect(await Promise.all(own(who).map(codeOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect([await ids(who, 'inbox'), await ids(who, 'sent'), await messages.countUnread(personOf(as(who)))]).toEqual([[], [], { count: 0 }]);
  }
  expect(await codeOf(messages.start(personOf(as(writer)), { to: reader.id, text: 'Hi' }))).toBe('NOT_FOUND');
  await service.app.get(SafetyService).unblock(personOf(as(reader)), writer.id);
  expect(await ids(reader, 'inbox')).toEqual([threadId]);
  await service.query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [reader.id]);
  expect(await codeOf(messages.reply(personOf(as(writer)), { id: threadId, text: 'Hi' }))).toBe('NOT_FOUND');
});

test('ten new conversations and a hundred messages a day, also when all come at once', async () => {
  const writer = await service.make('Spam Mer');
  const readers = await Promise.all(Array.from({ length: 12 }, () => service.make('Any Body')));
  const outcomes = await Promise.all(readers.map((reader) => codeOf(messages.start(personOf(as(writer)), { to: reader.id, text: 'Buy' }))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10);
  expect(new Set(outcomes)).toEqual(new Set(['done', 'TOO_MANY_REQUESTS']));
  const id = (await ids(writer, 'sent'))[0] ?? '';
  await service.query(`INSERT INTO message (id, thread_id, sender_id, text) SELECT gen_random_uuid(), $1, $2, 'x' FROM generate_series(1, 89)`, [
    id,
    writer.id,
  ]);
  expect(await codeOf(messages.reply(personOf(as(writer)), { id, text: 'the hundredth' }))).toBe('done');
  const refused = await messages.reply(personOf(as(writer)), { id, text: 'one more' }).catch((error) => error);
  expect([refused.code, refused.details.retryAfter > 0]).toEqual(['TOO_MANY_REQUESTS', true]);
  await service.query(`UPDATE message SET created_at = created_at - interval '1 day' WHERE sender_id = $1`, [writer.id]);
  expect(await codeOf(messages.reply(personOf(as(writer)), { id, text: 'the next day' }))).toBe('done');
});

test('one e-mail per conversation until it is read: it names the writer and says nothing of what was written', async () => {
  const [writer, reader] = await pair();
  const { threadId, message } = await messages.start(personOf(as(writer)), { to: reader.id, text: 'My secret offer' });
  await messages.reply(personOf(as(writer)), { id: threadId, text: 'A second one' });
  const [email, ...others] = await emailsTo(reader);
  expect(others).toEqual([]);
  service.mail.refuseNext(1);
  expect(await work(email?.id ?? '')).toMatchObject({ responseCode: 451 });
  await service.query(`UPDATE job SET state = 'accepted' WHERE id = $1`, [email?.id]);
  expect(await work(email?.id ?? '')).toBe('finished');
  expect(service.mail.received.map((one) => one.to)).toEqual([reader.email]);
  const raw = service.mail.received[0]?.raw ?? '';
  expect(raw).toContain(`Message-ID: <${email?.id}@folia.example>`);
  expect(raw).toContain('From: Folia <no-reply@folia.example>');
  const { headers, text, html } = readMail(raw);
  expect(headers).toContain('Content-Type: multipart/alternative;');
  expect(text).toContain(`\nhttp://localhost:8080/app/messages?thread=${threadId}\n`);
  expect(html).toContain(`href="http://localhost:8080/app/messages?thread=${threadId}"`);
  expect(headers + text + html).not.toContain('secret');

  await messages.update(personOf(as(reader)), { id: threadId, readUntil: message.id });
  expect(await emailsTo(reader)).toHaveLength(1);
  await messages.update(personOf(as(reader)), { id: threadId, readUntil: (await messages.read(personOf(as(reader)), { id: threadId })).items[0]?.id });
  await messages.reply(personOf(as(writer)), { id: threadId, text: 'A third one' });
  const second = (await emailsTo(reader))[1]?.id ?? '';
  await messages.update(personOf(as(reader)), { id: threadId, readUntil: (await messages.read(personOf(as(reader)), { id: threadId })).items[0]?.id });
  expect(await work(second)).toBe('finished');
  // Who has read it meanwhile gets none.
  expect(service.mail.received).toHaveLength(1);
});

test('what somebody wrote can be reported with their last messages, without their page', async () => {
  const [writer, reader] = await pair();
  const { threadId } = await messages.start(personOf(as(writer)), { to: reader.id, text: 'You fool' });
  await messages.reply(personOf(as(reader)), { id: threadId, text: 'Stop it' });
  hidden = [writer.id];
  const report = (who: Made, userId: string) =>
    service.app.get(SafetyService).report(personOf(as(who)), { userId, reason: 'harassment', text: '', messages: true });
  const { id } = await report(reader, writer.id);
  const [row] = await service.query<{ evidence: { words: string }[] }>('SELECT evidence FROM report WHERE id = $1', [id]);
  expect(row?.evidence.map((one) => one.words)).toEqual(['You fool']);
  expect(await codeOf(report(await service.make('Never Met'), writer.id))).toBe('NOT_FOUND');
});
