import { countAiJobs, countFailedAiJobs, endAiJob, listAiJobs, retryAiJob } from '@folia/contracts/admin/questions';
import { AppError } from '@folia/contracts/errors';
import { job as jobKind } from '@folia/contracts/job';
import { listAccountModelSpend } from '@folia/contracts/model/questions';
import type { AccountModelSpend } from '@folia/contracts/model/shapes';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { JobRows } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { OpenInvoiceService } from '../open-invoice/open-invoice.service';
import { SessionService } from '../session/session.service';
import { AdminService } from './admin.service';
import { AdminJobService } from './admin-job.service';
import { FailingPartService } from './failing-part.service';
import { ModelSpendService } from './model-spend.service';
import { PageNameService } from './page-name.service';

let service: RunningService;
let admin: AdminService;
let jobs: AdminJobService;
const pageNames: Record<string, string> = {};
let aiJobs: { id: string; kind: string; ownerId?: string }[] = [];
let spent: AccountModelSpend['accounts'] = [];
/** What the ai service refuses to start again. */
let inputGone = '';

const aiJob = (one: { id: string; kind: string; ownerId?: string }) => ({
  ownerId: newId(),
  ...one,
  state: 'failed' as const,
  attempt: 5,
  step: null,
  percent: 0,
  error: { code: 'INTERNAL', message: 'x' },
  createdAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
  heartbeatAt: null,
});
/** What the caller claims to be; the row decides. */
const asAdmin = (id: string) => as({ id }, true);
const reason = 'because the spec says so';

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({
      cards: Object.fromEntries(userIds.flatMap((id) => (pageNames[id] ? [[id, { name: pageNames[id], photo: null }]] : []))),
    })),
    answering(listAiJobs, (_caller, { id }) => ({ items: aiJobs.filter((one) => !id || one.id === id).map(aiJob), nextCursor: null })),
    answering(countFailedAiJobs, () => ({ count: aiJobs.length })),
    answering(listAccountModelSpend, () => ({ isPriced: true, days: [], accounts: spent })),
    answering(countAiJobs, () => ({ counts: [{ kind: 'resume-import', state: 'running' as const, count: 2 }] })),
    answering(retryAiJob, (_caller, { id }) => {
      if (id === inputGone) throw new AppError('JOB_INPUT_GONE');
      return aiJob({ id, kind: 'resume-import' });
    }),
    answering(endAiJob, (_caller, { id }) => aiJob({ id, kind: 'resume-import' })),
  ]);
  admin = service.app.get(AdminService);
  jobs = service.app.get(AdminJobService);
});

afterAll(() => service.close());

beforeEach(async () => {
  await service.query(`UPDATE "user" SET is_admin = false`);
});

test('the row decides who is an admin, whatever the caller claims', async () => {
  const [pretender, gone, suspended] = [
    await service.make('Pre Tender'),
    await service.make('Gone By', { isAdmin: true }),
    await service.make('Sus Pended', { isAdmin: true }),
  ];
  await service.query('UPDATE "user" SET is_admin = false WHERE id = $1', [gone.id]);
  await service.query('UPDATE "user" SET suspended_at = now() WHERE id = $1', [suspended.id]);
  for (const { id } of [pretender, gone, suspended]) {
    const everything = [
      admin.list(personOf(asAdmin(id)), {}),
      admin.get(personOf(asAdmin(id)), id),
      admin.setAdmin(personOf(asAdmin(id)), { id, isAdmin: true, reason }),
      admin.setStanding(personOf(asAdmin(id)), { id: newId(), suspended: true, reason }),
      admin.changePlan(personOf(asAdmin(id)), { id, plan: 'pro', reason }),
      admin.listAudit(personOf(asAdmin(id)), {}),
      jobs.list(personOf(asAdmin(id)), {}),
      jobs.counts(personOf(asAdmin(id))),
      jobs.countFailed(personOf(asAdmin(id)), {}),
      jobs.retryAll(personOf(asAdmin(id)), {}, reason),
      service.app.get(FailingPartService).list(personOf(asAdmin(id))),
      service.app.get(ModelSpendService).list(personOf(asAdmin(id)), { days: 30 }),
      jobs.retry(personOf(asAdmin(id)), newId(), reason),
      jobs.cancel(personOf(asAdmin(id)), newId(), reason),
    ];
    expect(new Set(await Promise.all(everything.map(codeOf)))).toEqual(new Set(['FORBIDDEN']));
  }
});

test('an admin is told which services say nothing of what fails in them', async () => {
  const boss = await service.make('Boss Hears', { isAdmin: true });
  const { parts } = await service.app.get(FailingPartService).list(personOf(asAdmin(boss.id)));
  expect(new Set(parts.map((one) => one.service))).toEqual(new Set(['user', 'portfolio', 'ai', 'sharing']));
  expect(parts[0]).toMatchObject({ since: null, reason: 'does not answer' });
});

test('what the model was asked for is told with the names of people and organisations, also of somebody who is gone', async () => {
  const [boss, ada] = [await service.make('Boss Pays', { isAdmin: true }), await service.make('Ada Asks')];
  const organisationId = newId();
  await service.query(`INSERT INTO account (id, kind) VALUES ($1, 'organisation')`, [organisationId]);
  await service.query(`INSERT INTO organisation (id, name, seats) VALUES ($1, 'Meridian Pay', 2)`, [organisationId]);
  const gone = newId();
  spent = [ada.id, organisationId, gone].map((accountId) => ({ accountId, answers: 1, inputTokens: 100, outputTokens: 50, dollars: 0.01 }));
  const { accounts } = await service.app.get(ModelSpendService).list(personOf(asAdmin(boss.id)), { days: 30 });
  expect(accounts.map(({ accountId, name, uname }) => ({ accountId, name, uname }))).toEqual([
    { accountId: ada.id, name: 'Ada Asks', uname: ada.uname },
    { accountId: organisationId, name: 'Meridian Pay', uname: null },
    { accountId: gone, name: null, uname: null },
  ]);
});

test('people are found by name, username, e-mail and id; wildcards are only letters', async () => {
  const boss = await service.make('Boss Finder', { isAdmin: true });
  const person = await service.make('Percy 100%_Found');
  const found = async (text: string) => (await admin.list(personOf(asAdmin(boss.id)), { text })).items.map((one) => one.id);
  for (const text of ['100%_f', person.uname.toUpperCase(), person.email ?? '', person.id]) expect(await found(text)).toContain(person.id);
  expect(await found('Boss%Finder')).toEqual([]);
});

test('pages follow each other without a gap or a double', async () => {
  const boss = await service.make('Pager', { isAdmin: true });
  for (let count = 0; count < 45; count++) await service.make(`Paged ${count}`);
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await admin.list(personOf(asAdmin(boss.id)), { text: 'Paged ', cursor });
    seen.push(...items.map((one) => one.name));
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Paged ${44 - index}`));
});

test('a suspended person is refused at once, with the event told, until they are let in again; all of it is logged', async () => {
  const [boss, person] = [await service.make('Boss Suspends', { isAdmin: true }), await service.make('Suspendee')];
  const { authCode } = await service.app.get(SessionService).open(person.id);
  await admin.setStanding(personOf(asAdmin(boss.id)), { id: person.id, suspended: true, reason: 'Sold addresses' });
  expect(await codeOf(service.app.get(SessionService).authenticate(authCode))).toBe('SUSPENDED');
  expect((await admin.get(personOf(asAdmin(boss.id)), person.id)).suspended).toMatchObject({ reason: 'Sold addresses' });
  await admin.setStanding(personOf(asAdmin(boss.id)), { id: person.id, suspended: true, reason: 'twice changes nothing' });
  await admin.setStanding(personOf(asAdmin(boss.id)), { id: person.id, suspended: false, reason: 'It was a mistake' });
  expect(await codeOf(service.app.get(SessionService).authenticate(authCode))).toBe('done');
  const { items } = await admin.listAudit(personOf(asAdmin(boss.id)), { targetId: person.id });
  expect(items.map(({ actor, action, reason: why }) => [actor?.uname, action, why])).toEqual([
    [boss.uname, 'person.reinstated', 'It was a mistake'],
    [boss.uname, 'person.suspended', 'Sold addresses'],
  ]);
});

test('the last admin stays one, also when two demote each other at the same moment', async () => {
  const [one, other] = [await service.make('Admin One', { isAdmin: true }), await service.make('Admin Other', { isAdmin: true })];
  const outcomes = await Promise.all([
    codeOf(admin.setAdmin(personOf(asAdmin(one.id)), { id: other.id, isAdmin: false, reason })),
    codeOf(admin.setAdmin(personOf(asAdmin(other.id)), { id: one.id, isAdmin: false, reason })),
  ]);
  expect(outcomes.sort()).toEqual(['FORBIDDEN', 'done']);
  const left = await service.query<{ id: string }>('SELECT id FROM "user" WHERE is_admin');
  expect(left).toHaveLength(1);
  const last = left[0]?.id ?? '';
  expect(await codeOf(admin.setAdmin(personOf(asAdmin(last)), { id: last, isAdmin: false, reason }))).toBe('BODY_INVALID');
  expect(await codeOf(admin.setStanding(personOf(asAdmin(last)), { id: last, suspended: true, reason }))).toBe('BODY_INVALID');
});

test('a plan holds for a month from now, and free ends it', async () => {
  const [boss, person] = [await service.make('Boss Plans', { isAdmin: true }), await service.make('Planned')];
  await admin.changePlan(personOf(asAdmin(boss.id)), { id: person.id, plan: 'pro', reason });
  const onPro = await admin.get(personOf(asAdmin(boss.id)), person.id);
  expect([onPro.plan, onPro.meters.find((one) => one.meter === 'resume-import')?.limit]).toEqual(['pro', 100]);
  await admin.changePlan(personOf(asAdmin(boss.id)), { id: person.id, plan: 'free', reason });
  expect(await admin.get(personOf(asAdmin(boss.id)), person.id)).toMatchObject({ plan: 'free', planEndsAt: null });
  expect((await admin.listAudit(personOf(asAdmin(boss.id)), { targetId: person.id })).items.map((one) => one.details)).toEqual([
    { from: 'pro', to: 'free' },
    { from: 'free', to: 'pro' },
  ]);
});

test('an invoice for an agreement stays open until an admin or an operator says it was paid, once, with a receipt and a line in the log', async () => {
  const [boss, payer, other] = [await service.make('Boss Bills', { isAdmin: true }), await service.make('Billed'), await service.make('Other')];
  const invoices = service.app.get(OpenInvoiceService);
  const by = personOf(asAdmin(boss.id));
  for (const { id } of [payer, other]) await admin.changePlan(by, { id, plan: 'pro', periods: 3, withInvoice: true, reason });
  await admin.changePlan(by, { id: boss.id, plan: 'pro', reason });
  const open = async () => (await invoices.list(by)).items.filter(({ from }) => [payer.id, other.id, boss.id].includes(from.id));
  const [first, second] = await open();
  expect((await open()).map(({ from, totalCents }) => [from.uname, totalCents])).toEqual([
    [payer.uname, 8_700],
    [other.uname, 8_700],
  ]);
  expect(await codeOf(invoices.markPaid(personOf(asAdmin(payer.id)), first?.id ?? '', reason))).toBe('FORBIDDEN');
  expect(await codeOf(invoices.markPaid(by, newId(), reason))).toBe('NOT_FOUND');

  const twice = await Promise.all([1, 2].map(() => codeOf(invoices.markPaid(by, first?.id ?? '', 'Bank transfer'))));
  expect(twice.sort()).toEqual(['CONFLICT', 'done']);
  await invoices.markNumberPaid(second?.number ?? '', 'By cheque');
  expect(await open()).toEqual([]);
  const [line] = (await admin.listAudit(by, { targetId: payer.id })).items;
  expect(line).toMatchObject({ action: 'invoice.paid', reason: 'Bank transfer', details: { number: first?.number, totalCents: '8700' } });
  expect((await admin.listAudit(by, { targetId: other.id })).items[0]).toMatchObject({ actor: null, action: 'invoice.paid', reason: 'By cheque' });
  const told = await service.query<{ kind: string }>(`SELECT kind FROM notification WHERE user_id = $1 AND about = $2`, [payer.id, first?.id]);
  expect(told).toEqual([{ kind: 'invoice-paid' }]);
  expect((await admin.get(by, payer.id)).plan).toBe('pro');
});

test('the log can be read and added to, and nothing else', async () => {
  const boss = await service.make('Boss Logs', { isAdmin: true });
  await admin.changePlan(personOf(asAdmin(boss.id)), { id: boss.id, plan: 'pro', reason });
  for (const change of [`UPDATE audit_log SET reason = ''`, 'DELETE FROM audit_log', 'TRUNCATE audit_log']) {
    await expect(service.query(change)).rejects.toThrow('only added to');
  }
});

test('jobs of this service and of the others are one list, and a deed on either is logged', async () => {
  const boss = await service.make('Boss Jobs', { isAdmin: true });
  // What the deeds before have to tell by e-mail.
  await service.query('DELETE FROM job');
  const own = newId();
  await service.app.get(JobRows).insert({ id: own, job: jobKind('email', { service: 'spec', timeoutMs: 1000 }), ownerId: boss.id, caller: asAdmin(boss.id) });
  aiJobs = [{ id: newId(), kind: 'resume-import' }];
  const other = aiJobs[0]?.id ?? '';
  expect((await jobs.list(personOf(asAdmin(boss.id)), {})).items.map((one) => one.id)).toEqual([other, own]);
  expect((await jobs.counts(personOf(asAdmin(boss.id)))).counts).toEqual(
    expect.arrayContaining([
      { kind: 'email', state: 'accepted', count: 1 },
      { kind: 'resume-import', state: 'running', count: 2 },
    ]),
  );
  expect(await codeOf(jobs.retry(personOf(asAdmin(boss.id)), own, reason))).toBe('CONFLICT');
  expect(await jobs.cancel(personOf(asAdmin(boss.id)), own, reason)).toMatchObject({ id: own, state: 'cancelled' });
  expect(await codeOf(jobs.cancel(personOf(asAdmin(boss.id)), own, reason))).toBe('JOB_OVER');
  await service.query(`UPDATE job SET state = 'failed', attempt = 5, heartbeat_at = now() - interval '1 minute' WHERE id = $1`, [own]);
  expect(await jobs.retry(personOf(asAdmin(boss.id)), own, reason)).toMatchObject({ id: own, state: 'accepted', attempt: 0, finishedAt: null });
  await jobs.retry(personOf(asAdmin(boss.id)), other, reason);
  const logged = (await admin.listAudit(personOf(asAdmin(boss.id)), {})).items
    .filter((one) => one.action.startsWith('job.'))
    .map((one) => [one.action, one.target?.id]);
  expect(logged).toEqual([
    ['job.retried', other],
    ['job.retried', own],
    ['job.cancelled', own],
  ]);
});

test('failed jobs that a filter finds are started again together, each once whoever presses; one that is refused keeps no other back', async () => {
  const [boss, suspended] = [await service.make('Boss Again', { isAdmin: true }), await service.make('Sus Again')];
  const caller = personOf(asAdmin(boss.id));
  await admin.setStanding(caller, { id: suspended.id, suspended: true, reason });
  await service.query('DELETE FROM job');
  const failed = [newId(), newId(), newId()];
  const email = jobKind('email', { service: 'spec', timeoutMs: 1000 });
  for (const id of failed) await service.app.get(JobRows).insert({ id, job: email, ownerId: suspended.id, caller: asAdmin(boss.id) });
  const [one, two, other] = failed;
  const fail = (id: string | undefined, code: string) =>
    service.query(
      `UPDATE job SET state = 'failed', attempt = 5, error_code = $2, finished_at = now(), heartbeat_at = now() - interval '1 minute' WHERE id = $1`,
      [id, code],
    );
  for (const id of [one, two]) await fail(id, 'UNAVAILABLE');
  await fail(other, 'INTERNAL');
  aiJobs = [];
  expect(await jobs.countFailed(caller, {})).toEqual({ count: 3 });
  expect(await jobs.countFailed(caller, { code: 'UNAVAILABLE', kind: 'email', ownerId: suspended.id })).toEqual({ count: 2 });
  expect(await jobs.countFailed(caller, { ownerId: boss.id })).toEqual({ count: 0 });

  const presses = await Promise.all([1, 2, 3].map(() => jobs.retryAll(caller, { code: 'UNAVAILABLE' }, reason)));
  expect(presses.map(({ started }) => started).reduce((sum, count) => sum + count)).toBe(2);
  expect(await jobs.countFailed(caller, {})).toEqual({ count: 1 });
  const told = (await admin.listAudit(caller, {})).items.filter(({ target, action }) => action === 'job.retried' && failed.includes(target?.id ?? ''));
  expect(told.map(({ target }) => target?.id).sort()).toEqual([one, two].sort());

  aiJobs = [
    { id: newId(), kind: 'fit-score', ownerId: suspended.id },
    { id: newId(), kind: 'resume-import', ownerId: boss.id },
    { id: newId(), kind: 'fit-score', ownerId: boss.id },
  ];
  inputGone = aiJobs[1]?.id ?? '';
  expect(await jobs.retryAll(caller, {}, reason)).toMatchObject({
    started: 2,
    refused: expect.arrayContaining([
      expect.objectContaining({ code: 'JOB_OWNER_AWAY', count: 1 }),
      expect.objectContaining({ code: 'JOB_INPUT_GONE', count: 1, message: expect.stringContaining('deleted') }),
    ]),
  });
  expect(await codeOf(jobs.retry(caller, aiJobs[0]?.id ?? '', reason))).toBe('JOB_OWNER_AWAY');
  expect(await codeOf(jobs.retry(caller, inputGone, reason))).toBe('JOB_INPUT_GONE');
  aiJobs = [];
});

test('the last admin neither leaves nor is demoted while the others are leaving, also when two want to go at once', async () => {
  const leaving = service.app.get(LeavingService);
  const [one, two, three] = [
    await service.make('Ada Min', { isAdmin: true }),
    await service.make('Adi Min', { isAdmin: true }),
    await service.make('Ado Min', { isAdmin: true }),
  ];
  await leaving.request(personOf(asAdmin(three.id)), three.id);
  expect((await Promise.all([one, two].map(({ id }) => codeOf(leaving.request(personOf(asAdmin(id)), id))))).sort()).toEqual(['BODY_INVALID', 'done']);
  const [last] = await service.query<{ id: string }>('SELECT id FROM "user" u WHERE is_admin AND NOT EXISTS (SELECT 1 FROM deletion WHERE user_id = u.id)');
  expect(await codeOf(admin.setAdmin(personOf(asAdmin(last?.id ?? '')), { id: last?.id ?? '', isAdmin: false, reason }))).toBe('BODY_INVALID');
  const refused = await leaving.request(personOf(asAdmin(last?.id ?? '')), last?.id ?? '').catch((error) => error);
  expect(refused.details.issues[0].message).toMatch(/Make another person an admin/);
  const heir = await service.make('Heir Apparent');
  await admin.setAdmin(personOf(asAdmin(last?.id ?? '')), { id: heir.id, isAdmin: true, reason });
  expect(await codeOf(leaving.request(personOf(asAdmin(last?.id ?? '')), last?.id ?? ''))).toBe('done');
});

test('people are found and shown by the name of their page: those who were there before, and after every change of it', async () => {
  const [boss, person] = [await service.make('Boss Finds', { isAdmin: true }), await service.make('Priya Raman')];
  const names = service.app.get(PageNameService);
  const found = async (text: string) => (await admin.list(personOf(asAdmin(boss.id)), { text })).items.map(({ id, name }) => [id, name]);
  pageNames[person.id] = 'Priyanka Vellathurai';
  // As a row that was there before its page's name was copied.
  await service.query('UPDATE "user" SET page_name = NULL, page_name_heard = 1, page_name_known = 0 WHERE id = $1', [person.id]);
  await names.follow();
  expect(await found('vellathurai')).toEqual([[person.id, 'Priyanka Vellathurai']]);
  expect(await found('Priya Raman')).toEqual([[person.id, 'Priyanka Vellathurai']]);
  expect((await admin.get(personOf(asAdmin(boss.id)), person.id)).name).toBe('Priyanka Vellathurai');

  pageNames[person.id] = 'P. V. Anderson';
  await names.heard({ userId: person.id }, service.app.get(DataSource).manager);
  await names.follow();
  expect(await found('anderson')).toEqual([[person.id, 'P. V. Anderson']]);
  expect(await found('vellathurai')).toEqual([]);
});
