import { AppError } from '@folia/contracts/errors';
import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../account/account.repository';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { MessageService } from '../message/message.service';
import { BlockedNames1790000540000 } from '../migrations/1790000540000-blocked-names';
import { AdminReportService } from './admin-report.service';
import { BlockRepository } from './block.repository';
import { SafetyService } from './safety.service';

let service: RunningService;
let safety: SafetyService;
let reports: AdminReportService;
let visible = true;
let pageName = 'Ray Ported';
const itemId = newId();

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Card Name', photo: null }])) })),
    answering(viewPortfolio, async (_caller, { key }) => {
      const person = await service.app.get(AccountRepository).findById(key);
      if (!visible || !person) throw new AppError('NOT_FOUND');
      const profile = { name: pageName, headline: 'King of nothing', summary: '' };
      return {
        version: 1,
        json: JSON.stringify({
          uname: person.uname,
          profile,
          items: [{ id: itemId, kind: 'award', fields: { title: 'Nobel Prize', highlights: ['a', 'b'] } }],
        }),
      };
    }),
  ]);
  safety = service.app.get(SafetyService);
  reports = service.app.get(AdminReportService);
});

afterAll(() => service.close());

beforeEach(() => {
  visible = true;
  pageName = 'Ray Ported';
});

test('a block holds both ways, is listed by who made it, and every change raises the version that is told', async () => {
  const [one, other] = [await service.make('Block One'), await service.make('Block Other')];
  const between = () => service.app.get(BlockRepository).isBetween(other.id, one.id);
  await safety.block(personOf(as(one)), other.id);
  await safety.block(personOf(as(one)), other.id);
  expect(await between()).toBe(true);
  expect((await safety.listBlocked(personOf(as(one)))).items).toMatchObject([{ id: other.id, uname: other.uname, name: 'Ray Ported' }]);
  expect((await safety.listBlocked(personOf(as(other)))).items).toEqual([]);
  await safety.unblock(personOf(as(one)), other.id);
  expect(await between()).toBe(false);
  await safety.block(personOf(as(one)), other.id);
  const rows = await service.app.get(DataSource).query('SELECT version, active FROM block WHERE blocker_id = $1', [one.id]);
  expect(rows).toEqual([{ version: 3, active: true }]);
});

test('whoever is not to be seen and whoever never was are the same to who blocks, takes back and lists', async () => {
  const [one, hidden] = [await service.make('Oracle Asker'), await service.make('Hidden Person')];
  visible = false;
  for (const id of [hidden.id, newId()]) {
    expect(await codeOf(safety.block(personOf(as(one)), id))).toBe('NOT_FOUND');
    expect(await codeOf(safety.unblock(personOf(as(one)), id))).toBe('NOT_FOUND');
  }
  expect((await safety.listBlocked(personOf(as(one)))).items).toEqual([]);
  expect(await service.query('SELECT 1 FROM block WHERE blocker_id = $1', [one.id])).toEqual([]);
});

test('who has been blocked stays under the name of then, whatever they are called since, and can be let go unseen', async () => {
  const [one, other] = [await service.make('Name Keeper'), await service.make('Old Name')];
  await safety.block(personOf(as(one)), other.id);
  pageName = 'Secret New Name';
  await service.query(`UPDATE "user" SET uname = 'secret-new', folded = 'secretnew' WHERE id = $1`, [other.id]);
  visible = false;
  const kept = [{ id: other.id, uname: other.uname, name: 'Ray Ported' }];
  expect((await safety.listBlocked(personOf(as(one)))).items).toMatchObject(kept);
  await safety.block(personOf(as(one)), other.id);
  expect((await safety.listBlocked(personOf(as(one)))).items).toMatchObject(kept);
  await safety.unblock(personOf(as(one)), other.id);
  await safety.unblock(personOf(as(one)), other.id);
  expect(await codeOf(safety.block(personOf(as(one)), other.id))).toBe('NOT_FOUND');
});

test('who talks with somebody may block them, seen or not, under the name of their conversation', async () => {
  const [one, other] = [await service.make('Talk One'), await service.make('Talk Other')];
  await service.app.get(MessageService).start(personOf(as(one)), { to: other.id, text: 'Hello' });
  visible = false;
  await safety.block(personOf(as(other)), one.id);
  expect((await safety.listBlocked(personOf(as(other)))).items).toMatchObject([{ id: one.id, uname: one.uname, name: 'Card Name' }]);
});

test('blocks from before names were kept show the username of then', async () => {
  const [one, other] = [await service.make('Early Blocker'), await service.make('Early Blocked')];
  await safety.block(personOf(as(one)), other.id);
  await service.query(`UPDATE block SET since = now() - interval '2 days' WHERE blocker_id = $1`, [one.id]);
  const rename = (uname: string, daysAgo: number) =>
    service.query(`INSERT INTO username_history (uname, folded, user_id, held_until) VALUES ($1, $1, $2, now() + make_interval(days => 90 - $3::int))`, [
      uname,
      other.id,
      daysAgo,
    ]);
  await rename('early-first', 3);
  await rename('early-then', 1);
  await rename('early-later', 0);
  const migration = new BlockedNames1790000540000();
  const runner = service.app.get(DataSource).createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  expect((await safety.listBlocked(personOf(as(one)))).items).toMatchObject([{ uname: 'early-then', name: 'early-then' }]);
});

test('nobody blocks or reports themselves or somebody who is not there', async () => {
  const one = await service.make('Only One');
  expect(await codeOf(safety.block(personOf(as(one)), one.id))).toBe('BODY_INVALID');
  expect(await codeOf(safety.block(personOf(as(one)), newId()))).toBe('NOT_FOUND');
  expect(await codeOf(safety.report(personOf(as(one)), { userId: one.id, reason: 'spam', text: '' }))).toBe('BODY_INVALID');
  visible = false;
  expect(await codeOf(safety.report(personOf(as(one)), { userId: newId(), reason: 'spam', text: '' }))).toBe('NOT_FOUND');
});

test('a report carries what was to be seen, reaches the queue, and is decided once', async () => {
  const [reporter, reported, boss] = [await service.make('Rep Orter'), await service.make('Ray Ported'), await service.make('Boss Reports', { isAdmin: true })];
  const report = { userId: reported.id, reason: 'false-claims' as const, text: 'There is no such prize.' };
  const { id } = await safety.report(personOf(as(reporter)), { ...report, itemId });
  expect(await codeOf(safety.report(personOf(as(reporter)), { ...report, itemId: newId() }))).toBe('NOT_FOUND');
  expect(await codeOf(reports.list(personOf(as(reporter)), { state: 'open' }))).toBe('FORBIDDEN');
  const { items } = await reports.list(personOf(as(boss)), { state: 'open' });
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
  expect(await codeOf(reports.decide(personOf(as(boss)), { id: newId(), verdict: 'upheld', reason: 'no' }))).toBe('NOT_FOUND');
  await reports.decide(personOf(as(boss)), { id, verdict: 'upheld', reason: 'The prize is made up' });
  expect(await codeOf(reports.decide(personOf(as(boss)), { id, verdict: 'dismissed', reason: 'Or not' }))).toBe('CONFLICT');
  expect((await reports.list(personOf(as(boss)), { state: 'decided' })).items).toMatchObject([
    { id, decided: { verdict: 'upheld', by: { uname: boss.uname } } },
  ]);
});

test('a report whose evidence is kept in another shape is shown without it, and the queue with it', async () => {
  const [reporter, reported, boss] = [await service.make('Rep Shape'), await service.make('Ray Shape'), await service.make('Boss Shape', { isAdmin: true })];
  const shapes = ['{}', 'null', '"words"', '[1, {"what": "name"}, {"what": "name", "words": "Ray"}]'];
  const ids: string[] = [];
  for (const shape of shapes) {
    const { id } = await safety.report(personOf(as(reporter)), { userId: reported.id, reason: 'spam', text: '' });
    await service.app.get(DataSource).query('UPDATE report SET evidence = $2::jsonb WHERE id = $1', [id, shape]);
    ids.push(id);
  }
  const { items } = await reports.list(personOf(as(boss)), { state: 'open' });
  expect(ids.map((id) => items.find((one) => one.id === id)?.evidence)).toEqual([[], [], [], [{ what: 'name', words: 'Ray' }]]);
});

test('the sixth report of a day is refused and says how long to wait, also when all come at once', async () => {
  const [reporter, reported] = [await service.make('Rep Ortoo'), await service.make('Rep Orted')];
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(safety.report(personOf(as(reporter)), { userId: reported.id, reason: 'spam', text: '' }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
  const refused = await safety.report(personOf(as(reporter)), { userId: reported.id, reason: 'spam', text: '' }).catch((error) => error);
  expect([refused.code, refused.details.retryAfter > 0, refused.details.retryAfter <= 86_400]).toEqual(['TOO_MANY_REQUESTS', true, true]);
});
