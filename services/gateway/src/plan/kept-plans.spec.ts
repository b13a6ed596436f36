import type { PlanList } from '@folia/contracts/plan/shapes';
import { plans } from '@folia/contracts/plans';
import { KeptPlans } from './kept-plans';

const listWith = (price: number): PlanList => ({ plans: { ...plans, pro: { ...plans.pro, price } }, versions: { free: 1, basic: 1, pro: 2, enterprise: 1 } });

test('a new price is told after five seconds at most, and one question serves everybody who asks at once', async () => {
  const state = { now: 0, price: 31, asked: 0 };
  const kept = new KeptPlans(
    async () => {
      state.asked += 1;
      return listWith(state.price);
    },
    () => state.now,
  );
  const told = async () => (await kept.get()).plans.pro.price;
  expect(await Promise.all([told(), told(), told()])).toEqual([31, 31, 31]);
  state.price = 33;
  expect([await told(), state.asked]).toEqual([31, 1]);
  state.now += 5_000;
  expect([await told(), state.asked]).toEqual([33, 2]);
});

test('while nobody answers, the last known terms count, and the product’s own before the first answer', async () => {
  const state = { now: 0, isAway: true };
  const kept = new KeptPlans(
    async () => {
      if (state.isAway) throw new Error('away');
      return listWith(31);
    },
    () => state.now,
  );
  expect((await kept.get()).plans).toEqual(plans);
  state.isAway = false;
  state.now += 5_000;
  expect((await kept.get()).plans.pro.price).toBe(31);
  state.isAway = true;
  state.now += 60_000;
  expect((await kept.get()).plans.pro.price).toBe(31);
});

test('an answer that does not come keeps nobody waiting for long', async () => {
  expect((await new KeptPlans(() => new Promise(() => {})).get()).plans).toEqual(plans);
});
