import { AppError } from '@folia/contracts/errors';
import { ensureProfile, listProfileCards, viewPortfolio } from '@folia/contracts/portfolio';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { AdminReportService } from './admin-report.service';
import { BlockRepository } from './block.repository';
import { SafetyService } from './safety.service';

let service: RunningService;
let safety: SafetyService;
let reports: AdminReportService;
let visible = true;
const itemId = newId();

beforeAll(async () => {
  service = await runService([
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
  safety = service.app.get(SafetyService);
  reports = service.app.get(AdminReportService);
});

afterAll(() => service.close());

beforeEach(() => {
  visible = true;
});

test('a block holds both ways, is listed by who made it, and every change raises the version that is told', async () => {
  const [one, other] = [await service.make('Block One'), await service.make('Block Other')];
  const between = () => service.app.get(BlockRepository).isBetween(other.id, one.id);
  await safety.setBlocked(as(one), other.id, true);
  await safety.setBlocked(as(one), other.id, true);
  expect(await between()).toBe(true);
  expect((await safety.listBlocked(as(one))).items).toMatchObject([{ id: other.id, uname: other.uname, name: 'Card Name' }]);
  expect((await safety.listBlocked(as(other))).items).toEqual([]);
  await safety.setBlocked(as(one), other.id, false);
  expect(await between()).toBe(false);
  await safety.setBlocked(as(one), other.id, true);
  const rows = await service.app.get(DataSource).query('SELECT version, active FROM block WHERE blocker_id = $1', [one.id]);
  expect(rows).toEqual([{ version: 3, active: true }]);
});

test('nobody blocks or reports themselves or somebody who is not there', async () => {
  const one = await service.make('Only One');
  expect(await codeOf(safety.setBlocked(as(one), one.id, true))).toBe('BODY_INVALID');
  expect(await codeOf(safety.setBlocked(as(one), newId(), true))).toBe('NOT_FOUND');
  expect(await codeOf(safety.setBlocked({ actor: { type: 'guest' } }, one.id, true))).toBe('SIGN_IN_REQUIRED');
  expect(await codeOf(safety.report(as(one), { userId: one.id, reason: 'spam', text: '' }))).toBe('BODY_INVALID');
  visible = false;
  expect(await codeOf(safety.report(as(one), { userId: newId(), reason: 'spam', text: '' }))).toBe('NOT_FOUND');
});

test('a report carries what was to be seen, reaches the queue, and is decided once', async () => {
  const [reporter, reported, boss] = [await service.make('Rep Orter'), await service.make('Ray Ported'), await service.make('Boss Reports', { isAdmin: true })];
  const report = { userId: reported.id, reason: 'false-claims' as const, text: 'There is no such prize.' };
  const { id } = await safety.report(as(reporter), { ...report, itemId });
  expect(await codeOf(safety.report(as(reporter), { ...report, itemId: newId() }))).toBe('NOT_FOUND');
  expect(await codeOf(reports.list(as(reporter), { state: 'open' }))).toBe('FORBIDDEN');
  const { items } = await reports.list(as(boss), { state: 'open' });
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
  expect(await codeOf(reports.decide(as(boss), { id: newId(), verdict: 'upheld', reason: 'no' }))).toBe('NOT_FOUND');
  await reports.decide(as(boss), { id, verdict: 'upheld', reason: 'The prize is made up' });
  expect(await codeOf(reports.decide(as(boss), { id, verdict: 'dismissed', reason: 'Or not' }))).toBe('CONFLICT');
  expect((await reports.list(as(boss), { state: 'decided' })).items).toMatchObject([{ id, decided: { verdict: 'upheld', by: { uname: boss.uname } } }]);
});

test('the sixth report of a day is refused and says how long to wait, also when all come at once', async () => {
  const [reporter, reported] = [await service.make('Rep Ortoo'), await service.make('Rep Orted')];
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => codeOf(safety.report(as(reporter), { userId: reported.id, reason: 'spam', text: '' }))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
  const refused = await safety.report(as(reporter), { userId: reported.id, reason: 'spam', text: '' }).catch((error) => error);
  expect([refused.code, refused.details.retryAfter > 0, refused.details.retryAfter <= 86_400]).toEqual(['TOO_MANY_REQUESTS', true, true]);
});
