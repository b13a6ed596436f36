import { guest as nobody } from '@folia/contracts/caller';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { eraseRows, exportRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { personTables } from '../leaving/person-tables.repository';
import { NotificationService } from '../notification/notification.service';
import { AdminFeedbackService } from './admin-feedback.service';
import { FeedbackService } from './feedback.service';

let service: RunningService;
let feedback: FeedbackService;
let queue: AdminFeedbackService;
let boss: Awaited<ReturnType<RunningService['make']>>;

const written = (more: Partial<Parameters<FeedbackService['send']>[1]> = {}) => ({
  key: newId(),
  kind: 'idea' as const,
  text: 'Let me sort my projects',
  page: '/app/dashboard',
  ip: newId(),
  ...more,
});
const newsOf = async (person: { id: string }) => (await service.app.get(NotificationService).list(personOf(as(person)), undefined)).items;

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({}))]);
  feedback = service.app.get(FeedbackService);
  queue = service.app.get(AdminFeedbackService);
  boss = await service.make('Boss Feedback', { isAdmin: true });
});

afterAll(() => service.close());

test('a person’s feedback reaches the queue and the admins, and its answer comes back to them', async () => {
  const person = await service.make('Fee Writer');
  const { id } = await feedback.send(as(person), written({ email: 'ignored@example.org' }));
  const [found] = (await queue.list(personOf(as(boss)), { state: 'new' })).items.filter((one) => one.id === id);
  expect(found).toMatchObject({ kind: 'idea', page: '/app/dashboard', from: { uname: person.uname }, email: null, answer: null });
  expect((await newsOf(boss))[0]).toMatchObject({ kind: 'feedback-came', about: id, read: false });
  expect((await service.mailsTo(boss.email)).join()).toContain('/app/admin?tab=feedback');
  // One e-mail an hour, however much comes.
  await feedback.send(as(person), written());
  expect(await service.mailsTo(boss.email)).toHaveLength(1);

  await queue.answer(personOf(as(boss)), { id, text: 'You can, by dragging them.' });
  expect((await newsOf(boss)).find((one) => one.about === id)?.read).toBe(true);
  expect(await newsOf(person)).toMatchObject([{ kind: 'feedback-answered', about: id }]);
  const [mail] = await service.mailsTo(person.email);
  expect(mail).toContain('/app/feedback');
  expect(mail).not.toContain('dragging');
  expect((await feedback.listOwn(personOf(as(person)))).items.at(-1)).toMatchObject({ id, state: 'answered', answer: { text: 'You can, by dragging them.' } });
  expect(await codeOf(queue.answer(personOf(as(boss)), { id, text: 'Again' }))).toBe('CONFLICT');
  await queue.close(personOf(as(boss)), id);
  expect(await codeOf(queue.close(personOf(as(boss)), id))).toBe('CONFLICT');
  expect((await queue.list(personOf(as(boss)), { state: 'closed' })).items).toMatchObject([{ id, answer: { by: { uname: boss.uname } } }]);
});

test('without an account the answer goes to the address that was given; without one it can only be closed', async () => {
  const email = `${newId()}@example.org`;
  const { id } = await feedback.send(nobody, written({ email, kind: 'question' }));
  await queue.answer(personOf(as(boss)), { id, text: 'It is free.' });
  const [mail] = await service.mailsTo(email);
  expect(mail).toContain('It is free.');
  expect(mail).not.toContain('Boss');
  // Who did not write it ends such e-mails by its foot.
  const token = new URL(/^List-Unsubscribe:\s+<([^>]*)>$/m.exec(mail ?? '')?.[1] ?? '').searchParams.get('token') ?? '';
  await service.app.get(NotificationService).unsubscribe(token);
  const again = await feedback.send(nobody, written({ email }));
  await queue.answer(personOf(as(boss)), { id: again.id, text: 'Once more.' });
  expect(await service.mailsTo(email)).toHaveLength(1);

  const nameless = await feedback.send(nobody, written());
  expect(await codeOf(queue.answer(personOf(as(boss)), { id: nameless.id, text: 'Who?' }))).toBe('CONFLICT');
  await queue.close(personOf(as(boss)), nameless.id);
});

test('only admins see the queue, and only one’s own is listed', async () => {
  const [one, other] = [await service.make('Fee One'), await service.make('Fee Other')];
  const { id } = await feedback.send(as(one), written());
  expect((await feedback.listOwn(personOf(as(other)))).items).toEqual([]);
  expect(await codeOf(queue.list(personOf(as(one)), { state: 'new' }))).toBe('FORBIDDEN');
  expect(await codeOf(queue.answer(personOf(as(one)), { id, text: 'Me' }))).toBe('FORBIDDEN');
  expect(await codeOf(queue.close(personOf(as(one)), id))).toBe('FORBIDDEN');
  expect(await codeOf(queue.close(personOf(as(boss)), newId()))).toBe('NOT_FOUND');
});

test('the same key is the same feedback; ten a day come from a person and five an hour from a network, also when all come at once', async () => {
  const person = await service.make('Fee Often');
  const twice = written();
  expect(await feedback.send(as(person), twice)).toEqual(await feedback.send(as(person), twice));
  expect((await feedback.listOwn(personOf(as(person)))).items).toHaveLength(1);
  const more = await Promise.all(Array.from({ length: 12 }, () => codeOf(feedback.send(as(person), written()))));
  expect(more.filter((outcome) => outcome === 'done')).toHaveLength(9);
  // What was kept is still answered as kept.
  expect(await codeOf(feedback.send(as(person), twice))).toBe('done');

  const ip = newId();
  const strangers = await Promise.all(Array.from({ length: 8 }, () => codeOf(feedback.send(nobody, written({ ip })))));
  expect(strangers.filter((outcome) => outcome === 'done')).toHaveLength(5);
  const refused = await feedback.send(nobody, written({ ip })).catch((error) => error);
  expect([refused.code, refused.details.retryAfter > 3_000, refused.details.retryAfter <= 3_600]).toEqual(['TOO_MANY_REQUESTS', true, true]);
  expect(JSON.stringify(await service.query('SELECT * FROM feedback'))).not.toContain(ip);
});

test('the hash of a network goes after a day and feedback after two years', async () => {
  const old = await feedback.send(nobody, written({ text: 'Two years ago' }));
  const lately = await feedback.send(nobody, written());
  await service.query(`UPDATE feedback SET created_at = now() - interval '731 days' WHERE id = $1`, [old.id]);
  await service.query(`UPDATE feedback SET created_at = now() - interval '25 hours' WHERE id = $1`, [lately.id]);
  await feedback.forgetOld();
  expect(await service.query('SELECT id, ip_hash FROM feedback WHERE id = ANY($1)', [[old.id, lately.id]])).toEqual([{ id: lately.id, ip_hash: null }]);
});

test('it is in its writer’s export and goes with their account, also what they wrote with its address before', async () => {
  const person = await service.make('Fee Gone');
  await feedback.send(as(person), written({ text: 'Mine, signed in' }));
  await feedback.send(nobody, written({ email: person.email, text: 'Mine, signed out' }));
  const database = service.app.get(DataSource);
  const at = personTables.findIndex(({ name }) => name === 'feedback');
  const { rows } = await exportRows(database, personTables, person.id, `${at}:0`);
  expect(rows).toMatchObject([{ text: 'Mine, signed in' }]);
  expect(JSON.stringify(rows)).not.toMatch(/ip_hash|answered_by|"key"/);
  await database.transaction((manager) => eraseRows(manager, personTables, person.id));
  expect(JSON.stringify(await service.query('SELECT * FROM feedback'))).not.toContain('Mine, signed');
});
