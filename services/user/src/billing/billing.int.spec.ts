import { priceCents } from '@folia/contracts/plans';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { eraseRows } from '@folia/platform/person-tables';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { signStripeEvent } from '@folia/testing/sign-stripe-event';
import { startStripe } from '@folia/testing/stripe-server';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { personTables } from '../leaving/person-tables.repository';
import { PlanRepository } from '../plan/plan.repository';
import { AgreementService } from './agreement.service';
import { BillingService } from './billing.service';
import { type BillingSettings, billingSettings } from './billing-settings';
import { ChangeService } from './change.service';
import { InvoiceService } from './invoice.service';
import { addDays, addMonths } from './periods';
import { ProviderEventService } from './provider-event.service';
import { RefundService } from './refund.service';
import { RenewalService } from './renewal.service';

let service: RunningService;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let billing: BillingService;
let changes: ChangeService;
let settings: BillingSettings;
/** What the clock is ahead of the machine's. */
let ahead = 0;

const webhookSecret = 'whsec_for_specs';
beforeAll(async () => {
  stripe = await startStripe({ webhookSecret });
  const seller = { name: 'Folia AS', address: ['Bryggen 1', '5003 Bergen'], country: 'NO', vatNumber: 'NO123456789MVA', email: 'billing@folia.example' };
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))], {
    STRIPE_SECRET_KEY: 'sk_test_for_specs',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    SELLER: seller,
    VAT_RATES: { NO: 25, DE: 19 },
  });
  billing = service.app.get(BillingService);
  changes = service.app.get(ChangeService);
  settings = service.app.get<BillingSettings>(billingSettings);
  settings.now = () => new Date(Date.now() + ahead);
}, 120_000);
afterAll(async () => {
  await service.close();
  await stripe.close();
});
beforeEach(() => {
  ahead = 0;
  Object.assign(stripe.state, { cardWorks: true, isAway: false, cuts: 0 });
  stripe.events.splice(0);
});

const at = (time: Date) => {
  ahead = time.getTime() - Date.now();
};
const receive = (event: (typeof stripe.events)[number], when = settings.now()) => {
  const body = JSON.stringify(event);
  return service.app.get(ProviderEventService).receive(body, signStripeEvent(body, webhookSecret, when));
};
const receiveAll = async () => {
  for (const event of stripe.events.splice(0)) await receive(event);
};
const sweep = async () => {
  await service.app.get(RenewalService).renewAll();
  await service.app.get(RefundService).payAll();
  await receiveAll();
};
const somebody = async () => {
  const made = await service.make(`Pay ${newId()}`);
  return { person: personOf(as(made)), email: made.email };
};
type Payer = Awaited<ReturnType<typeof somebody>>;
const view = ({ person }: Payer) => billing.view(person);
const pick = (payer: Payer, plan: 'basic' | 'pro', cycle: 'month' | 'year' = 'month') => billing.quote(payer.person, { plan, cycle });
/** Buys as people do: quote, order, Checkout, and what Stripe tells. */
async function buy(payer: Payer, plan: 'basic' | 'pro', cycle: 'month' | 'year' = 'month') {
  const { id, todayCents } = await pick(payer, plan, cycle);
  const { checkoutUrl } = await changes.change(payer.person, id);
  if (checkoutUrl) stripe.payAt(checkoutUrl);
  await receiveAll();
  return todayCents;
}
const invoicesOf = async ({ person }: Payer) => (await service.app.get(InvoiceService).list(person)).items;
const paidBack = () => stripe.requests.filter(({ path }) => path === '/v1/refunds').length;

test('somebody buys, spends a part of the month, changes, cancels, resumes and withdraws; every sum is the one that was shown', async () => {
  const payer = await somebody();
  expect(await view(payer)).toMatchObject({ plan: 'free', state: 'free', canPayOnline: true, payment: null });
  expect(await codeOf(changes.cancel(payer.person))).toBe('CONFLICT');
  const first = await pick(payer, 'basic');
  expect([first.todayCents, first.renewal.cents, first.tax]).toEqual([1_125, 1_125, { percent: 25, cents: 225, reverseCharge: false }]);
  const answer = await changes.change(payer.person, first.id);
  expect(answer.billing.plan).toBe('free');
  stripe.payAt(answer.checkoutUrl ?? '');
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
  const changed = await changes.change(payer.person, change.id);
  expect([changed.checkoutUrl, changed.billing.plan, changed.billing.periodEnd]).toEqual([null, 'pro', bought.periodEnd]);
  await receiveAll();
  const issued = await invoicesOf(payer);
  expect(issued.map(({ totalCents, state }) => [totalCents, state])).toEqual([
    [change.todayCents, 'paid'],
    [1_125, 'paid'],
  ]);

  const cancelled = await changes.cancel(payer.person);
  expect([cancelled.state, cancelled.next?.plan, cancelled.next?.at, cancelled.nextCharge]).toEqual(['ending', 'free', bought.periodEnd, null]);
  const resumed = await changes.resume(payer.person);
  expect([resumed.state, resumed.nextCharge?.cents]).toEqual(['active', 3_625]);

  const due = resumed.withdrawal?.refundCents ?? 0;
  const after = await changes.withdraw(payer.person);
  await receiveAll();
  expect([after.plan, after.state]).toEqual(['free', 'free']);
  const credits = (await invoicesOf(payer)).filter(({ kind }) => kind === 'credit');
  expect(credits.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(-due);
  expect(credits.every(({ state }) => state === 'paid')).toBe(true);
  // Again: the same end, no second refund.
  const refunds = paidBack();
  expect((await changes.withdraw(payer.person)).plan).toBe('free');
  expect(paidBack()).toBe(refunds);
});

test('the price that is shown is the price that is quoted, and the price that is charged, also after an operator changed it', async () => {
  const plans = service.app.get(PlanRepository);
  const shown = await plans.list();
  const change = (version: number, price: number | null) => plans.change(service.app.get(DataSource).manager, 'pro', version, { ...shown.plans.pro, price });
  await change(shown.versions.pro, 31.5);
  try {
    const payer = await somebody();
    const net = priceCents((await plans.list()).plans.pro, 'month') ?? 0;
    expect(net).toBe(3_150);
    const quote = await pick(payer, 'pro');
    expect([quote.lines.map(({ cents }) => cents), quote.todayCents, quote.renewal.netCents]).toEqual([[net], net + quote.tax.cents, net]);
    expect(await buy(payer, 'pro')).toBe(quote.todayCents);
    expect((await invoicesOf(payer)).map(({ netCents, totalCents }) => [netCents, totalCents])).toEqual([[net, quote.todayCents]]);
    expect(stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions').at(-1)?.fields['line_items[0][price_data][unit_amount]']).toBe(
      String(quote.todayCents),
    );
  } finally {
    await change(shown.versions.pro + 1, shown.plans.pro.price);
  }
});

test('twenty presses at once make one order, one payment and one invoice; a stale, a foreign and an old quote do nothing', async () => {
  const payer = await somebody();
  const { id } = await pick(payer, 'basic');
  const answers = await Promise.all(Array.from({ length: 20 }, () => changes.change(payer.person, id)));
  expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
  stripe.payAt(answers[0]?.checkoutUrl ?? '');
  await receiveAll();
  const upgrade = await pick(payer, 'pro');
  const charges = await Promise.all(Array.from({ length: 20 }, () => changes.change(payer.person, upgrade.id)));
  expect(new Set(charges.map(({ billing: { plan } }) => plan))).toEqual(new Set(['pro']));
  await receiveAll();
  expect(await invoicesOf(payer)).toHaveLength(2);

  const stale = await pick(payer, 'basic');
  await billing.setDetails(payer.person, { name: 'Ada', company: '', street: '', postalCode: '', city: '', country: 'DE', vatNumber: '' });
  expect(await codeOf(changes.change(payer.person, stale.id))).toBe('QUOTE_STALE');
  const old = await pick(payer, 'basic');
  ahead = 31 * 60_000;
  expect(await codeOf(changes.change(payer.person, old.id))).toBe('QUOTE_STALE');
  expect(await codeOf(changes.change((await somebody()).person, old.id))).toBe('NOT_FOUND');
  expect(await codeOf(pick(payer, 'pro'))).toBe('CONFLICT');
  expect((await view(payer)).plan).toBe('pro');
});

test('a smaller plan waits for the end of the period, is charged then, and periods keep their day', async () => {
  const payer = await somebody();
  await buy(payer, 'pro');
  const { periodStart, periodEnd } = await view(payer);
  const smaller = await pick(payer, 'basic');
  expect([smaller.todayCents, smaller.effectiveAt]).toEqual([0, periodEnd]);
  expect((await changes.change(payer.person, smaller.id)).billing).toMatchObject({
    plan: 'pro',
    next: { plan: 'basic', cycle: 'month', at: periodEnd },
    nextCharge: { cents: 1_125 },
  });
  at(new Date(new Date(periodEnd ?? '').getTime() + 1_000));
  await sweep();
  await sweep();
  expect(await view(payer)).toMatchObject({
    plan: 'basic',
    state: 'active',
    next: null,
    periodStart: periodEnd,
    periodEnd: addMonths(new Date(periodStart ?? ''), 2).toISOString(),
  });
  expect((await invoicesOf(payer)).map(({ totalCents }) => totalCents)).toEqual([1_125, 3_625]);
});

test('a renewal that is refused is tried on days 3 and 7, told on days 0, 7 and 13, and ends on day 14; nothing is left to pay', async () => {
  const payer = await somebody();
  await buy(payer, 'basic');
  const end = new Date((await view(payer)).periodEnd ?? '');
  stripe.state.cardWorks = false;
  const tries = () => stripe.requests.filter(({ path, fields }) => path === '/v1/payment_intents' && fields.off_session === 'true').length;
  const before = tries();
  const told = async () => (await service.mailsTo(payer.email)).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []).slice(1);
  const day = async (count: number) => {
    at(new Date(addDays(end, count).getTime() + 60_000));
    await sweep();
    await sweep();
    return tries() - before;
  };
  const lastMail = async () => (await service.mailsTo(payer.email)).at(-1) ?? '';
  expect(await day(0)).toBe(1);
  expect(await lastMail()).toMatch(/Nothing stops yet\. Replace the card, and it is tried again at once:\s+\$11\.25\b/);
  expect(await view(payer)).toMatchObject({
    plan: 'basic',
    state: 'grace',
    grace: { since: end.toISOString(), endsAt: addDays(end, 14).toISOString(), tries: [addDays(end, 3).toISOString(), addDays(end, 7).toISOString()] },
  });
  expect(await codeOf(pick(payer, 'pro'))).toBe('PAYMENT_OVERDUE');
  expect([await day(2), await day(3), await day(6), await day(7), await day(12), await day(13)]).toEqual([1, 2, 2, 3, 3, 3]);
  const dayBefore = await lastMail();
  expect(dayBefore).toMatch(/^Subject: Your plan on Folia ends tomorrow$/m);
  expect(dayBefore).toMatch(/From tomorrow you are on Free: nothing is deleted, and what is over the limits can be read\. This is still open:\s+\$11\.25\b/);
  expect(dayBefore).toContain('/app/billing');
  const subjects = (await told()).filter((subject) => /payment|ends tomorrow/.test(subject));
  expect(subjects).toHaveLength(3);
  expect((await view(payer)).plan).toBe('basic');
  await day(14);
  expect(await view(payer)).toMatchObject({ plan: 'free', state: 'free', nextCharge: null });
  expect(await invoicesOf(payer)).toHaveLength(1);
});

test('a year that goes on is announced 30 and 7 days ahead, each once, with its day; a month and a cancelled year are not', async () => {
  const [yearly, monthly, cancelled] = [await somebody(), await somebody(), await somebody()];
  await buy(yearly, 'pro', 'year');
  await buy(monthly, 'pro');
  await buy(cancelled, 'basic', 'year');
  const end = new Date((await view(yearly)).periodEnd ?? '');
  await changes.cancel(cancelled.person);
  const mailsOf = async ({ email }: Payer) => (await service.mailsTo(email)).filter((mail) => /^Subject: Your plan on Folia is renewed soon$/m.test(mail));
  const told = async (days: number) => {
    at(new Date(addDays(end, -days).getTime() + 60_000));
    await Promise.all([1, 2].map(() => service.app.get(RenewalService).announceAll()));
    return (await mailsOf(yearly)).length;
  };
  expect([await told(32), await told(30), await told(29), await told(8), await told(7), await told(1)]).toEqual([0, 1, 1, 1, 2, 2]);
  const named = end.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (const mail of await mailsOf(yearly)) {
    expect(mail).toContain(named);
    expect(mail).toContain('ends it in two clicks');
  }
  expect([...(await mailsOf(monthly)), ...(await mailsOf(cancelled))]).toEqual([]);
});

test('a card that is replaced in the days of grace is charged at once, and a provider that is away is no try', async () => {
  const payer = await somebody();
  await buy(payer, 'basic');
  const end = new Date((await view(payer)).periodEnd ?? '');
  at(new Date(end.getTime() + 60_000));
  stripe.state.isAway = true;
  await service.app
    .get(RenewalService)
    .renewAll()
    .catch(() => {});
  expect((await view(payer)).state).toBe('active');
  Object.assign(stripe.state, { isAway: false, cardWorks: false });
  await sweep();
  expect((await view(payer)).state).toBe('grace');
  stripe.state.cardWorks = true;
  const [{ customer = '' } = {}] = await service.query<{ customer: string }>('SELECT customer FROM payer WHERE account_id = $1', [payer.person.id]);
  stripe.replaceCard(customer);
  await receiveAll();
  await sweep();
  expect(await view(payer)).toMatchObject({ plan: 'basic', state: 'active', grace: null });
  expect(await invoicesOf(payer)).toHaveLength(2);
});

test('a cancelled plan ends with its period, and nothing that is told later brings it back', async () => {
  const payer = await somebody();
  await buy(payer, 'basic');
  const { periodEnd } = await view(payer);
  const events = [...stripe.events];
  await changes.cancel(payer.person);
  at(new Date(new Date(periodEnd ?? '').getTime() + 60_000));
  await sweep();
  for (const event of events) await receive(event);
  expect((await view(payer)).plan).toBe('free');
  expect(await invoicesOf(payer)).toHaveLength(1);
});

test('refunds and disputes told by Stripe become credits, before or after the payment they are about, however often', async () => {
  const payer = await somebody();
  const { id } = await pick(payer, 'basic');
  const { checkoutUrl } = await changes.change(payer.person, id);
  const session = stripe.payAt(checkoutUrl ?? '');
  const intent = String(session.payment_intent);
  stripe.refund(intent, 225);
  const events = stripe.events.splice(0).reverse();
  for (const event of [...events, ...events]) await receive(event);
  await service.app.get(ProviderEventService).handleWaiting();
  expect((await view(payer)).plan).toBe('basic');
  expect((await invoicesOf(payer)).map(({ kind, netCents, taxCents, totalCents }) => [kind, netCents, taxCents, totalCents])).toEqual([
    ['credit', -180, -45, -225],
    ['invoice', 900, 225, 1_125],
  ]);
  stripe.dispute(intent, 'needs_response');
  await receiveAll();
  expect((await view(payer)).plan).toBe('basic');
  stripe.dispute(intent, 'lost');
  await receiveAll();
  expect((await view(payer)).plan).toBe('free');
  expect((await invoicesOf(payer)).reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0);
});

test('an order that another tab paid for the same time goes back in full', async () => {
  const payer = await somebody();
  const [one, other] = [await pick(payer, 'basic'), await pick(payer, 'pro')];
  const urls = [(await changes.change(payer.person, one.id)).checkoutUrl, (await changes.change(payer.person, other.id)).checkoutUrl];
  for (const url of urls.reverse()) stripe.payAt(url ?? '');
  await receiveAll();
  await sweep();
  expect((await view(payer)).plan).toBe('pro');
  expect((await invoicesOf(payer)).reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(3_625);
});

test('events are believed by their signature alone: body, time, customer, account and sum have to fit', async () => {
  const payer = await somebody();
  const { id } = await pick(payer, 'basic');
  const { checkoutUrl } = await changes.change(payer.person, id);
  stripe.payAt(checkoutUrl ?? '');
  const [event] = stripe.events.splice(0);
  if (!event) throw new Error('nothing was told');
  const events = service.app.get(ProviderEventService);
  const body = JSON.stringify(event);
  expect(await codeOf(events.receive(body, ''))).toBe('SIGNATURE_INVALID');
  expect(await codeOf(events.receive(`${body} `, signStripeEvent(body, webhookSecret, settings.now())))).toBe('SIGNATURE_INVALID');
  expect(await codeOf(events.receive(body, signStripeEvent(body, 'another secret', settings.now())))).toBe('SIGNATURE_INVALID');
  for (const minutes of [-6, 6]) expect(await codeOf(receive(event, new Date(settings.now().getTime() + minutes * 60_000)))).toBe('SIGNATURE_INVALID');
  expect(await service.query('SELECT 1 FROM billing_event WHERE id = $1', [event.id])).toEqual([]);
  for (const change of [
    { customer: 'cus_another' },
    { amount_received: 1 },
    { metadata: { ...(event.data.object.metadata as object), accountId: newId() } },
    { metadata: { ...(event.data.object.metadata as object), invoiceId: newId() } },
  ]) {
    await receive({ ...event, id: newId(), data: { object: { ...event.data.object, ...change } } });
    expect((await view(payer)).plan).toBe('free');
  }
  for (let times = 0; times < 100; times++) await receive(event);
  expect((await view(payer)).plan).toBe('basic');
  expect(await invoicesOf(payer)).toHaveLength(1);
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
  const give = (payer: Payer, more: object) => service.app.get(AgreementService).give({ accountId: payer.person.id, ...agreement, ...more }, async () => {});
  const [one] = payers;
  if (!one) throw new Error('nobody');
  await give(one, {});
  const given = await view(one);
  expect(given).toMatchObject({ plan: 'enterprise', provider: 'manual', contact: 'Ida, ida@folia.example', nextCharge: null, withdrawal: null });
  expect(await service.query('SELECT limits FROM subscription WHERE account_id = $1', [one.person.id])).toEqual([{ limits: { 'fit-score': null } }]);
  at(new Date(new Date(given.periodEnd ?? '').getTime() + 1_000));
  await sweep();
  expect(await view(one)).toMatchObject({ plan: 'enterprise', periodStart: given.periodEnd });
  await give(one, { plan: 'free' });
  expect((await view(one)).plan).toBe('free');
  ahead = 0;
  await Promise.all(payers.map((payer) => give(payer, { plan: 'pro', cycle: 'year', periods: 1, withInvoice: true })));
  const numbers = await service.query<{ number: string }>('SELECT number FROM invoice WHERE number IS NOT NULL ORDER BY number');
  const year = numbers.filter(({ number }) => number.startsWith(numbers[0]?.number.slice(0, 8) ?? ''));
  expect(year.map(({ number }) => Number(number.slice(8)))).toEqual(year.map((_one, at) => at + 1));
});

test('broken off after any step, a purchase, a change, a renewal and a withdrawal go on and cost what was shown, once', async () => {
  const payer = await somebody();
  // The library asks three times, so three lost answers are one failed call: after the customer was made, then after the page was.
  const { id } = await pick(payer, 'basic');
  for (const _step of ['customer', 'page']) {
    stripe.state.cuts = 3;
    expect(await codeOf(changes.change(payer.person, id))).toBe('UNAVAILABLE');
  }
  const { checkoutUrl } = await changes.change(payer.person, id);
  stripe.payAt(checkoutUrl ?? '');
  await receiveAll();
  const upgrade = await pick(payer, 'pro');
  stripe.state.cuts = 3;
  expect(await codeOf(changes.change(payer.person, upgrade.id))).toBe('UNAVAILABLE');
  expect((await changes.change(payer.person, upgrade.id)).billing.plan).toBe('pro');
  await receiveAll();
  expect(await invoicesOf(payer)).toHaveLength(2);

  const end = new Date((await view(payer)).periodEnd ?? '');
  at(new Date(end.getTime() + 60_000));
  stripe.state.cuts = 3;
  await service.app
    .get(RenewalService)
    .renewAll()
    .catch(() => {});
  // What Stripe did is told by its event too; whichever comes first, it is one payment.
  await sweep();
  await sweep();
  const paid = await invoicesOf(payer);
  expect(paid.map(({ totalCents }) => totalCents)).toEqual([3_625, upgrade.todayCents, 1_125]);
  const charged = stripe.paymentsOf(
    String((await service.query<{ customer: string }>('SELECT customer FROM payer WHERE account_id = $1', [payer.person.id]))[0]?.customer),
  );
  expect(charged.map((cents) => cents).sort((one, other) => one - other)).toEqual(paid.map(({ totalCents }) => totalCents).sort((one, other) => one - other));
});

test('a withdrawal whose refund is broken off is refunded once', async () => {
  const payer = await somebody();
  const cents = await buy(payer, 'pro');
  stripe.state.cuts = 3;
  expect((await changes.withdraw(payer.person)).plan).toBe('free');
  await sweep();
  await sweep();
  const items = await invoicesOf(payer);
  expect(items.map(({ totalCents, state }) => [totalCents, state])).toEqual([
    [-cents, 'paid'],
    [cents, 'refunded'],
  ]);
});

test('after the account is erased, invoices keep number, date and sums without anybody, and what is told later is about nobody', async () => {
  const payer = await somebody();
  await billing.setDetails(payer.person, { name: 'Mira Canary', company: '', street: 'Canary 14', postalCode: '', city: '', country: 'NO', vatNumber: '' });
  await buy(payer, 'basic');
  const [invoice] = await invoicesOf(payer);
  const [row] = await service.query<{ payment: string }>('SELECT payment FROM invoice WHERE id = $1', [invoice?.id]);
  await service.app.get(DataSource).transaction((manager) => eraseRows(manager, personTables, payer.person.id));
  stripe.refund(row?.payment ?? '', 1_125);
  await receiveAll();
  expect(await service.query('SELECT number, total_cents, account_id FROM invoice WHERE id = $1', [invoice?.id])).toEqual([
    { number: invoice?.number, total_cents: 1_125, account_id: null },
  ]);
  const left = JSON.stringify(
    await Promise.all(['invoice', 'invoice_recipient', 'payer', 'quote', 'billing_event'].map((table) => service.query(`SELECT * FROM ${table}`))),
  );
  expect(left).not.toContain('Canary');
  expect(left).not.toContain(payer.person.id);
});
