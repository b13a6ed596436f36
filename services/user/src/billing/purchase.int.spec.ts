import { priceCents } from '@folia/contracts/plans';
import { codeOf } from '@folia/testing/code-of';
import { DataSource } from 'typeorm';
import { type Payer, runBilling } from '../fixtures/running-billing';
import { PlanRepository } from '../plan/plan.repository';
import { AgreementService } from './agreement.service';
import { addDays } from './periods';

const { house, receiveAll, pick, at, sweep, somebody, view, buy, invoicesOf, paidBack } = runBilling();

test('somebody buys, spends a part of the month, changes, cancels, resumes and withdraws; every sum is the one that was shown', async () => {
  const payer = await somebody();
  expect(await view(payer)).toMatchObject({ plan: 'free', state: 'free', canPayOnline: true, payment: null });
  // On Free there is nothing to cancel, go on with, withdraw from, or a card to replace.
  for (const act of ['cancel', 'resume', 'withdraw'] as const) expect([act, await codeOf(house.changes[act](payer.person))]).toEqual([act, 'NO_PAID_PLAN']);
  expect(await codeOf(house.changes.openPaymentPage(payer.person))).toBe('NOTHING_PAID_YET');
  const first = await pick(payer, 'basic');
  expect([first.todayCents, first.renewal.cents, first.tax]).toEqual([1_125, 1_125, { percent: 25, cents: 225, reverseCharge: false }]);
  const answer = await house.changes.change(payer.person, first.id);
  expect(answer.billing.plan).toBe('free');
  house.stripe.payAt(answer.checkoutUrl ?? '');
  await receiveAll();
  const bought = await view(payer);
  expect(bought).toMatchObject({
    plan: 'basic',
    state: 'active',
    provider: 'stripe',
    payment: { brand: 'visa', last4: '4242', expires: '2028-08' },
    nextCharge: { cents: 1_125 },
  });
  expect(bought.withdrawal?.refundCents).toBe(1_125);

  // In the middle of the period, the kept card is charged at once.
  at(addDays(new Date(bought.periodStart ?? ''), 10));
  const change = await pick(payer, 'pro');
  expect(change.lines.reduce((sum, { cents }) => sum + cents, change.tax.cents)).toBe(change.todayCents);
  const changed = await house.changes.change(payer.person, change.id);
  expect([changed.checkoutUrl, changed.billing.plan, changed.billing.periodEnd]).toEqual([null, 'pro', bought.periodEnd]);
  await receiveAll();
  const issued = await invoicesOf(payer);
  expect(issued.map(({ totalCents, state }) => [totalCents, state])).toEqual([
    [change.todayCents, 'paid'],
    [1_125, 'paid'],
  ]);

  const cancelled = await house.changes.cancel(payer.person);
  expect([cancelled.state, cancelled.next?.plan, cancelled.next?.at, cancelled.nextCharge]).toEqual(['ending', 'free', bought.periodEnd, null]);
  const resumed = await house.changes.resume(payer.person);
  expect([resumed.state, resumed.nextCharge?.cents]).toEqual(['active', 3_625]);

  const due = resumed.withdrawal?.refundCents ?? 0;
  const after = await house.changes.withdraw(payer.person);
  await receiveAll();
  expect([after.plan, after.state]).toEqual(['free', 'free']);
  const credits = (await invoicesOf(payer)).filter(({ kind }) => kind === 'credit');
  expect(credits.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(-due);
  expect(credits.every(({ state }) => state === 'paid')).toBe(true);
  // Again: the same end, no second refund.
  const refunds = paidBack();
  expect((await house.changes.withdraw(payer.person)).plan).toBe('free');
  expect(paidBack()).toBe(refunds);
});

test('the price that is shown is the price that is quoted, and the price that is charged, also after an operator changed it', async () => {
  const plans = house.service.app.get(PlanRepository);
  const shown = await plans.list();
  const change = (version: number, price: number | null) =>
    plans.change(house.service.app.get(DataSource).manager, 'pro', version, { ...shown.plans.pro, price });
  await change(shown.versions.pro, 31.5);
  try {
    const payer = await somebody();
    const net = priceCents((await plans.list()).plans.pro, 'month') ?? 0;
    expect(net).toBe(3_150);
    const quote = await pick(payer, 'pro');
    expect([quote.lines.map(({ cents }) => cents), quote.todayCents, quote.renewal.netCents]).toEqual([[net], net + quote.tax.cents, net]);
    expect(await buy(payer, 'pro')).toBe(quote.todayCents);
    expect((await invoicesOf(payer)).map(({ netCents, totalCents }) => [netCents, totalCents])).toEqual([[net, quote.todayCents]]);
    expect(house.stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions').at(-1)?.fields['line_items[0][price_data][unit_amount]']).toBe(
      String(quote.todayCents),
    );
  } finally {
    await change(shown.versions.pro + 1, shown.plans.pro.price);
  }
});

test('twenty presses at once make one order, one payment and one invoice; a stale, a foreign and an old quote do nothing', async () => {
  const payer = await somebody();
  const { id } = await pick(payer, 'basic');
  const answers = await Promise.all(Array.from({ length: 20 }, () => house.changes.change(payer.person, id)));
  expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
  house.stripe.payAt(answers[0]?.checkoutUrl ?? '');
  await receiveAll();
  const upgrade = await pick(payer, 'pro');
  const charges = await Promise.all(Array.from({ length: 20 }, () => house.changes.change(payer.person, upgrade.id)));
  expect(new Set(charges.map(({ billing: { plan } }) => plan))).toEqual(new Set(['pro']));
  await receiveAll();
  expect(await invoicesOf(payer)).toHaveLength(2);

  const stale = await pick(payer, 'basic');
  await house.billing.setDetails(payer.person, { name: 'Ada', company: '', street: '', postalCode: '', city: '', country: 'DE', vatNumber: '' });
  expect(await codeOf(house.changes.change(payer.person, stale.id))).toBe('QUOTE_STALE');
  const wrong = { name: 'Ada', company: 'Ada GmbH', street: '', postalCode: '', city: '', country: 'DE', vatNumber: 'DE136695977' };
  expect(await codeOf(house.billing.setDetails(payer.person, wrong))).toBe('BODY_INVALID');
  expect((await view(payer)).details).toMatchObject({ company: '', vatNumber: '' });
  const old = await pick(payer, 'basic');
  at(new Date(Date.now() + 31 * 60_000));
  expect(await codeOf(house.changes.change(payer.person, old.id))).toBe('QUOTE_STALE');
  expect(await codeOf(house.changes.change((await somebody()).person, old.id))).toBe('NOT_FOUND');
  expect(await codeOf(pick(payer, 'pro'))).toBe('PLAN_IS_YOURS');
  at(addDays(new Date((await view(payer)).periodStart ?? ''), 15));
  expect(await codeOf(house.changes.withdraw(payer.person))).toBe('WITHDRAWAL_OVER');
  expect((await view(payer)).plan).toBe('pro');
});

test('an order that another tab paid for the same time goes back in full', async () => {
  const payer = await somebody();
  const [one, other] = [await pick(payer, 'basic'), await pick(payer, 'pro')];
  const urls = [(await house.changes.change(payer.person, one.id)).checkoutUrl, (await house.changes.change(payer.person, other.id)).checkoutUrl];
  for (const url of urls.reverse()) house.stripe.payAt(url ?? '');
  await receiveAll();
  await sweep();
  expect((await view(payer)).plan).toBe('pro');
  expect((await invoicesOf(payer)).reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(3_625);
});

test('an admin gives plans without a payment, for several periods, with an invoice whose numbers leave none out', async () => {
  const payers = await Promise.all(Array.from({ length: 6 }, somebody));
  const agreement = {
    plan: 'enterprise' as const,
    cycle: 'month' as const,
    periods: 3,
    limits: { 'fit-score': null },
    contact: 'Ida, ida@folia.example',
    withInvoice: false,
  };
  const give = (payer: Payer, more: object) =>
    house.service.app.get(AgreementService).give({ accountId: payer.person.id, ...agreement, ...more }, async () => {});
  const [one] = payers;
  if (!one) throw new Error('nobody');
  await give(one, {});
  const given = await view(one);
  expect(given).toMatchObject({ plan: 'enterprise', provider: 'manual', contact: 'Ida, ida@folia.example', nextCharge: null, withdrawal: null });
  expect(await house.service.query('SELECT limits FROM subscription WHERE account_id = $1', [one.person.id])).toEqual([{ limits: { 'fit-score': null } }]);
  at(new Date(new Date(given.periodEnd ?? '').getTime() + 1_000));
  await sweep();
  expect(await view(one)).toMatchObject({ plan: 'enterprise', periodStart: given.periodEnd });
  await give(one, { plan: 'free' });
  expect((await view(one)).plan).toBe('free');
  at(new Date());
  await Promise.all(payers.map((payer) => give(payer, { plan: 'pro', cycle: 'year', periods: 1, withInvoice: true })));
  const numbers = await house.service.query<{ number: string }>('SELECT number FROM invoice WHERE number IS NOT NULL ORDER BY number');
  const year = numbers.filter(({ number }) => number.startsWith(numbers[0]?.number.slice(0, 8) ?? ''));
  expect(year.map(({ number }) => Number(number.slice(8)))).toEqual(year.map((_one, at) => at + 1));
});
