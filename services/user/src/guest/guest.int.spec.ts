import { guest as nobody } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { eraseRows, exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { personTables } from '../leaving/person-tables.repository';
import { MessageService } from '../message/message.service';
import { NotificationService } from '../notification/notification.service';
import { AdminReportService } from '../safety/admin-report.service';
import { SafetyService } from '../safety/safety.service';
import { GuestService } from './guest.service';

let service: RunningService;
let guests: GuestService;
let messages: MessageService;
let hidden: string[] = [];

type Made = Awaited<ReturnType<RunningService['make']>>;
const newAddress = () => `${newId()}@example.org`;
const written = (owner: Made, more: Partial<Parameters<GuestService['write']>[1]> = {}) => ({
  to: owner.id,
  name: 'Gusti Guest',
  email: newAddress(),
  text: 'Are you free in May?',
  ip: newId(),
  ...more,
});

const tokenIn = (raw: string | undefined) => /confirm-message#([\w-]+)/.exec(raw ?? '')?.[1] ?? '';
const endIn = (raw: string | undefined) => new URL(/^List-Unsubscribe:\s+<([^>]*)>$/m.exec(raw ?? '')?.[1] ?? '').searchParams.get('token') ?? '';

/** A guest's message that has arrived, in its owner's inbox. */
async function arrived(owner: Made, more: Parameters<typeof written>[1] = {}) {
  const input = written(owner, more);
  await guests.write(nobody, input);
  await guests.confirm(tokenIn((await service.mailsTo(input.email)).at(-1)));
  const [thread] = (await messages.list(personOf(as(owner)), { mode: 'inbox' })).items;
  if (!thread) throw new Error('nothing arrived');
  return { ...input, thread };
}

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Olga Owner', photo: null }])) })),
    answering(viewPortfolio, async (_caller, { key }) => {
      const [person] = await service.query<{ uname: string }>('SELECT uname FROM "user" WHERE $1 IN (id::text, uname)', [key]);
      if (!person || hidden.includes(key)) throw new AppError('NOT_FOUND');
      return { version: 1, json: JSON.stringify({ uname: person.uname, profile: { name: 'Page Name' } }) };
    }),
  ]);
  guests = service.app.get(GuestService);
  messages = service.app.get(MessageService);
});

afterAll(() => service.close());

beforeEach(() => {
  hidden = [];
});

test('a message arrives once its address is confirmed, marked as a guest’s, and every answer goes there by e-mail', async () => {
  const owner = await service.make('Olga Owner');
  const input = written(owner);
  await guests.write(nobody, input);
  expect((await messages.list(personOf(as(owner)), { mode: 'inbox' })).items).toEqual([]);
  const [asking] = await service.mailsTo(input.email);
  expect(asking).toContain('Subject: Confirm your message to Olga Owner');
  expect(asking).not.toContain(input.text);
  expect(await guests.confirm(tokenIn(asking))).toEqual({ uname: owner.uname, name: 'Olga Owner' });
  const [thread] = (await messages.list(personOf(as(owner)), { mode: 'unread' })).items;
  expect(thread).toMatchObject({
    with: { uname: null, name: 'Gusti Guest', photo: null, guest: { email: input.email, reachable: true } },
    last: { mine: false, text: input.text },
  });
  expect((await service.app.get(NotificationService).list(personOf(as(owner)), undefined)).items[0]).toMatchObject({ kind: 'message', name: 'Gusti Guest' });
  expect((await service.mailsTo(owner.email ?? ''))[0]).toContain('Subject: Gusti Guest wrote to you on Folia');

  for (const text of ['I am, in the second week.', 'Or in June.']) await messages.reply(personOf(as(owner)), { id: thread?.id ?? '', text });
  const answers = (await service.mailsTo(input.email)).slice(1);
  expect(answers.map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual(['Olga Owner answered you', 'Olga Owner answered you']);
  expect(answers[0]).toContain('I am, in the second week.');

  // Who writes again is the same guest in the same conversation, by the name they give now.
  const again = await arrived(owner, { email: input.email, name: 'Gusti G.', text: 'June it is' });
  expect([again.thread.id, again.thread.with.name]).toEqual([thread?.id, 'Gusti G.']);
  expect((await messages.read(personOf(as(owner)), { id: again.thread.id })).items).toHaveLength(4);
});

test('a link serves once and for 24 hours, and no other does', async () => {
  const owner = await service.make('Once Owner');
  const input = written(owner);
  await guests.write(nobody, input);
  const token = tokenIn((await service.mailsTo(input.email))[0]);
  expect(await codeOf(guests.confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe('NOT_FOUND');
  expect((await Promise.all([guests.confirm(token), guests.confirm(token)].map(codeOf))).sort()).toEqual(['NOT_FOUND', 'done']);
  const late = written(owner);
  await guests.write(nobody, late);
  await service.query(`UPDATE guest_message SET created_at = now() - interval '24 hours 1 second' WHERE email = $1`, [late.email]);
  expect(await codeOf(guests.confirm(tokenIn((await service.mailsTo(late.email))[0])))).toBe('NOT_FOUND');
  await guests.forgetOld();
  expect(await service.query('SELECT 1 FROM guest_message WHERE email = $1', [late.email])).toEqual([]);
  const rows = await service.query<{ text: string }>('SELECT * FROM guest_message WHERE email = $1', [input.email]);
  expect(rows[0]?.text).toBe('');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('three may wait per network address and hour, five a day may come from an e-mail address, also when all come at once', async () => {
  const owner = await service.make('Lim Owner');
  const ip = newId();
  const waiting = await Promise.all(Array.from({ length: 6 }, () => codeOf(guests.write(nobody, written(owner, { ip })))));
  expect(waiting.filter((outcome) => outcome === 'done')).toHaveLength(3);
  const refused = await guests.write(nobody, written(owner, { ip })).catch((error) => error);
  expect([refused.code, refused.details.retryAfter > 3_000, refused.details.retryAfter <= 3_600]).toEqual(['TOO_MANY_REQUESTS', true, true]);
  // What is confirmed waits no longer.
  await service.query(`UPDATE guest_message SET confirmed_at = now() WHERE owner_id = $1`, [owner.id]);
  expect(await codeOf(guests.write(nobody, written(owner, { ip })))).toBe('done');
  const email = newAddress();
  const today = await Promise.all(Array.from({ length: 8 }, () => codeOf(guests.write(nobody, written(owner, { email })))));
  expect(today.filter((outcome) => outcome === 'done')).toHaveLength(5);
});

test('hidden people can’t be written to; a blocked address is answered like any other and gets nothing', async () => {
  const owner = await service.make('Bea Owner');
  hidden = [owner.id];
  expect(await codeOf(guests.write(nobody, written(owner)))).toBe('NOT_FOUND');
  hidden = [];
  const pest = await arrived(owner);
  const safety = service.app.get(SafetyService);
  await safety.block(personOf(as(owner)), pest.thread.with.id);
  expect((await safety.listBlocked(personOf(as(owner)))).items).toMatchObject([
    { id: pest.thread.with.id, uname: null, email: pest.email, name: 'Gusti Guest' },
  ]);
  expect((await messages.list(personOf(as(owner)), { mode: 'inbox' })).items).toEqual([]);
  expect((await service.app.get(NotificationService).list(personOf(as(owner)), undefined)).items).toEqual([]);
  const before = (await service.mailsTo(pest.email)).length;
  expect(await codeOf(guests.write(nobody, written(owner, { email: pest.email })))).toBe('done');
  expect(await service.mailsTo(pest.email)).toHaveLength(before);
  // Nobody comes back as a guest whom they have blocked as a person.
  const person = await service.make('Blo Cked');
  await safety.block(personOf(as(owner)), person.id);
  expect(await codeOf(guests.write(nobody, written(owner, { email: person.email ?? '' })))).toBe('done');
  expect(await service.mailsTo(person.email ?? '')).toEqual([]);
  expect(await codeOf(safety.block(personOf(as(person)), pest.thread.with.id))).toBe('NOT_FOUND');
  // Who is blocked between writing and confirming is told nothing either.
  const late = written(owner);
  const known = await arrived(owner, { email: late.email });
  await guests.write(nobody, late);
  const token = tokenIn((await service.mailsTo(late.email)).at(-1));
  await safety.block(personOf(as(owner)), known.thread.with.id);
  expect(await codeOf(guests.confirm(token))).toBe('done');
  await safety.unblock(personOf(as(owner)), known.thread.with.id);
  expect((await messages.read(personOf(as(owner)), { id: known.thread.id })).items).toHaveLength(1);
});

test('a report of what a guest wrote names them to the admins; upheld, their address writes to nobody any more', async () => {
  const [boss, owner, other] = [await service.make('Boss Owner', { isAdmin: true }), await service.make('Rep Owner'), await service.make('Another Owner')];
  const pest = await arrived(owner, { text: 'You fool' });
  const { id } = await service.app
    .get(SafetyService)
    .report(personOf(as(owner)), { userId: pest.thread.with.id, reason: 'harassment', text: '', messages: true });
  const reports = service.app.get(AdminReportService);
  const [report] = (await reports.list(personOf(as(boss)), { state: 'open' })).items;
  expect(report).toMatchObject({ reported: { uname: null, guest: { name: 'Gusti Guest', email: pest.email } }, evidence: [{ words: 'You fool' }] });
  expect(
    await codeOf(service.app.get(SafetyService).report(personOf(as(other)), { userId: pest.thread.with.id, reason: 'spam', text: '', messages: true })),
  ).toBe('NOT_FOUND');
  await reports.decide(personOf(as(boss)), { id, verdict: 'upheld', reason: 'spec' });
  const before = (await service.mailsTo(pest.email)).length;
  expect(await codeOf(guests.write(nobody, written(other, { email: pest.email })))).toBe('done');
  expect(await service.mailsTo(pest.email)).toHaveLength(before);
});

test('a guest ends the answers of one person, and whoever did not write ends all such e-mails to their address', async () => {
  const owner = await service.make('Stop Owner');
  const { thread, email } = await arrived(owner);
  await messages.reply(personOf(as(owner)), { id: thread.id, text: 'One' });
  await service.app.get(NotificationService).unsubscribe(endIn((await service.mailsTo(email)).at(-1)));
  expect((await messages.list(personOf(as(owner)), { mode: 'inbox' })).items[0]?.with.guest).toEqual({ email, reachable: false });
  expect(await codeOf(messages.reply(personOf(as(owner)), { id: thread.id, text: 'Two' }))).toBe('BODY_INVALID');
  expect((await arrived(owner, { email })).thread.with.guest?.reachable).toBe(true);

  const victim = newAddress();
  await guests.write(nobody, written(owner, { email: victim }));
  await service.app.get(NotificationService).unsubscribe(endIn((await service.mailsTo(victim))[0]));
  expect(await codeOf(guests.write(nobody, written(await service.make('Third Owner'), { email: victim })))).toBe('done');
  expect(await service.mailsTo(victim)).toHaveLength(1);
  expect(JSON.stringify(await service.query('SELECT * FROM refused_address'))).not.toContain(victim);
});

test('what guests wrote goes with its owner, and with the account of whoever wrote it; an export holds what was confirmed', async () => {
  const [owner, writer] = [await service.make('Gone Owner'), await service.make('Gone Writer')];
  const [mine, other] = [await arrived(owner, { email: writer.email ?? '', text: 'Written without my account' }), await arrived(owner)];
  await guests.write(nobody, written(owner, { email: 'unconfirmed@example.org' }));
  const exported: unknown[] = [];
  for (let cursor: string | null = null; ; ) {
    const part = await exportRows(service.app.get(DataSource), personTables, owner.id, cursor);
    exported.push(part);
    cursor = part.next;
    if (cursor === null) break;
  }
  expect(JSON.stringify(exported)).toContain('Written without my account');
  expect(JSON.stringify(exported)).toContain(other.email);
  expect(JSON.stringify(exported)).not.toMatch(/unconfirmed@example\.org|_hash/);

  await service.app.get(DataSource).transaction((manager) => eraseRows(manager, personTables, writer.id));
  expect((await messages.list(personOf(as(owner)), { mode: 'inbox' })).items.map((one) => one.id)).toEqual([other.thread.id]);
  for (const table of ['guest', 'guest_message', 'email']) expect(JSON.stringify(await service.query(`SELECT * FROM ${table}`))).not.toContain(mine.email);
  await service.app.get(DataSource).transaction((manager) => eraseRows(manager, personTables, owner.id));
  for (const table of ['guest', 'guest_message', 'thread', 'message', 'thread_member'])
    expect(JSON.stringify(await service.query(`SELECT * FROM ${table}`))).not.toMatch(new RegExp(`${owner.id}|${other.email}|${other.thread.with.id}`));
});
