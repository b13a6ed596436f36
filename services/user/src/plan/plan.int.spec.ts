import { plans } from '@folia/contracts/plans';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { AccountService } from '../account/account.service';
import { AdminService } from '../admin/admin.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { UsageService } from '../usage/usage.service';
import { PlanService } from './plan.service';

let service: RunningService;
let planService: PlanService;
const reason = 'Prices of the new year';
const asAdmin = (id: string) => personOf(as({ id }, true));

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))]);
  planService = service.app.get(PlanService);
});

afterAll(() => service.close());

test('at first the plans are the product’s own', async () => {
  expect(await planService.list()).toEqual({ plans, versions: { free: 1, basic: 1, pro: 1, enterprise: 1 } });
});

test('an admin changes what a plan costs and allows; it holds at once, and the log says what changed', async () => {
  const [boss, person] = [await service.make('Boss Prices', { isAdmin: true }), await service.make('Pays Basic')];
  const { versions, plans: before } = await planService.list();
  await service.app.get(AdminService).changePlan(asAdmin(boss.id), { id: person.id, plan: 'basic', reason });
  const terms = { ...before.basic, price: 9.5, profiles: 4, meters: { ...before.basic.meters, 'fit-score': { limit: 60, per: 'month' as const } } };
  const changed = await planService.changeAsAdmin(asAdmin(boss.id), { plan: 'basic', version: versions.basic, terms, reason });
  expect(changed.plans.basic).toEqual(terms);
  expect(changed.versions).toEqual({ ...versions, basic: versions.basic + 1 });
  expect((await service.app.get(UsageService).metersOf(person.id)).find(({ meter }) => meter === 'fit-score')?.limit).toBe(60);
  expect((await service.app.get(AccountService).get(personOf(as(person)))).maxpr).toBe(4);
  const { items } = await service.app.get(AdminService).listAudit(asAdmin(boss.id), {});
  expect(items[0]).toMatchObject({
    actor: { id: boss.id },
    action: 'plan.terms-changed',
    target: null,
    reason,
    details: { plan: 'basic', from: 'price 9, meters.fit-score.limit 50, profiles 3', to: 'price 9.5, meters.fit-score.limit 60, profiles 4' },
  });
});

test('of two changes from the same version, one holds and the other is told; an operator’s is logged as nobody’s', async () => {
  const { plans: now, versions } = await planService.list();
  const change = (price: number) => planService.change(null, { plan: 'pro', version: versions.pro, terms: { ...now.pro, price }, reason });
  expect((await Promise.all([codeOf(change(31)), codeOf(change(32))])).sort()).toEqual(['CONFLICT', 'done']);
  expect([31, 32]).toContain((await planService.list()).plans.pro.price);
  const boss = await service.make('Boss Reads', { isAdmin: true });
  expect((await service.app.get(AdminService).listAudit(asAdmin(boss.id), {})).items[0]).toMatchObject({ actor: null, details: { plan: 'pro' } });
});

test('Free costs nothing, nothing else does, and only Enterprise has no price; who is no admin changes nothing', async () => {
  const { plans: now, versions } = await planService.list();
  const changes = [
    ['free', 1],
    ['free', null],
    ['basic', 0],
    ['pro', null],
  ] as const;
  for (const [plan, price] of changes)
    expect(await codeOf(planService.change(null, { plan, version: versions[plan], terms: { ...now[plan], price }, reason }))).toBe('BODY_INVALID');
  const person = await service.make('No Admin');
  expect(await codeOf(planService.changeAsAdmin(asAdmin(person.id), { plan: 'pro', version: versions.pro, terms: now.pro, reason }))).toBe('FORBIDDEN');
  expect(await planService.list()).toEqual({ plans: now, versions });
});

test('what was agreed on with one account counts instead of its plan’s limits', async () => {
  const [person, other] = [await service.make('Agreed On'), await service.make('Not Agreed On')];
  for (const { id } of [person, other])
    await service.query(
      `INSERT INTO subscription (account_id, plan, period_start, period_end, valid_until) VALUES ($1, 'enterprise', now(), now() + interval '1 month', now() + interval '1 month')`,
      [id],
    );
  await service.query('UPDATE subscription SET limits = $2 WHERE account_id = $1', [person.id, { 'fit-score': 7, profiles: 120, storageBytes: 1_000 }]);
  const { plan, terms } = await planService.ofAccount(person.id);
  expect({ plan, fit: terms.meters['fit-score'], imports: terms.meters['resume-import'].limit }).toEqual({
    plan: 'enterprise',
    fit: { limit: 7, per: 'month' },
    imports: null,
  });
  expect([terms.profiles, terms.storageBytes, terms.answersPerDay]).toEqual([120, 1_000, null]);
  expect((await service.app.get(AccountService).get(personOf(as(person)))).maxpr).toBe(120);
  expect((await planService.ofAccount(other.id)).terms).toEqual(plans.enterprise);
});
