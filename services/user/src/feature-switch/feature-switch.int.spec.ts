import { switchNames } from '@folia/contracts/feature-switch/names';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { useFeatureSwitches } from '@folia/platform/feature-switches';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { AdminService } from '../admin/admin.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { FeatureSwitchService } from './feature-switch.service';

let service: RunningService;
let switches: FeatureSwitchService;
const reason = 'The endpoint of the model is being moved';
const asAdmin = (id: string) => personOf(as({ id }, true));

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))]);
  switches = service.app.get(FeatureSwitchService, { strict: false });
});
afterAll(async () => {
  useFeatureSwitches(async () => []);
  await service.close();
});

test('everything is on at first; an admin switches something off and on again, each once, and the log says who and why', async () => {
  const boss = asAdmin((await service.make('Boss Switches', { isAdmin: true })).id);
  const never = switchNames.map((name) => ({ name, isOff: false, changedAt: null }));
  expect(await switches.list(boss)).toEqual({ switches: never });
  expect(await switches.set(boss, { name: 'model', isOff: false, reason })).toEqual({ switches: never });
  for (const isOff of [true, true, false, true]) await switches.set(boss, { name: 'model', isOff, reason });
  expect(await switches.listOff()).toEqual({ off: ['model'] });
  const { items } = await service.app.get(AdminService, { strict: false }).listAudit(boss, {});
  expect(items.map(({ action, actor, reason: why, details }) => [action, actor?.id, why, details])).toEqual(
    ['feature.switched-off', 'feature.switched-on', 'feature.switched-off'].map((action) => [action, boss.id, reason, { feature: 'model' }]),
  );
});

test('only the row of an admin opens the switches', async () => {
  const pretender = asAdmin((await service.make('Pre Tends')).id);
  const asked = [switches.list(pretender), switches.set(pretender, { name: 'deep-talk', isOff: true, reason })];
  expect(await Promise.all(asked.map(codeOf))).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect((await switches.listOff()).off).not.toContain('deep-talk');
});

test('while no accounts are made, a first sign-in is refused and makes none; whoever has one and the first admin come in', async () => {
  useFeatureSwitches(async () => ['sign-up']);
  const count = async () => (await service.query<{ count: string }>('SELECT count(*) FROM "user"'))[0]?.count;
  const before = await count();
  await expect(service.make('New Comer')).rejects.toMatchObject({ code: 'SWITCHED_OFF', details: { feature: 'sign-up' } });
  expect(await count()).toBe(before);
  expect((await service.make('First Admin', { isAdmin: true })).isAdmin).toBe(true);
});
