import { codeOf } from '@folia/testing/code-of';
import { type Payer, runBilling } from '../fixtures/running-billing';
import { addDays, addMonths } from './periods';
import { RenewalService } from './renewal.service';

const { house, receive, receiveAll, pick, at, sweep, somebody, view, buy, invoicesOf } = runBilling();

test('a smaller plan waits for the end of the period, is charged then, and periods keep their day', async () => {
  const payer = await somebody();
  await buy(payer, 'pro');
  const { periodStart, periodEnd } = await view(payer);
  const smaller = await pick(payer, 'basic');
  expect([smaller.todayCents, smaller.effectiveAt]).toEqual([0, periodEnd]);
  expect((await house.changes.change(payer.person, smaller.id)).billing).toMatchObject({
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
  house.stripe.state.cardWorks = false;
  const tries = () => house.stripe.requests.filter(({ path, fields }) => path === '/v1/payment_intents' && fields.off_session === 'true').length;
  const before = tries();
  const told = async () => (await house.service.mailsTo(payer.email)).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []).slice(1);
  const day = async (count: number) => {
    at(new Date(addDays(end, count).getTime() + 60_000));
    await sweep();
    await sweep();
    return tries() - before;
  };
  const lastMail = async () => (await house.service.mailsTo(payer.email)).at(-1) ?? '';
  expect(await day(0)).toBe(1);
  expect(await lastMail()).toMatch(/Nothing stops yet\. Replace the card, and it is tried again at once:\s+\$11\.25\b/);
  expect(await view(payer)).toMatchObject({
    plan: 'basic',
    state: 'grace',
    grace: { since: end.toISOString(), endsAt: addDays(end, 14).toISOString(), tries: [addDays(end, 3).toISOString(), addDays(end, 7).toISOString()] },
  });
  expect(await codeOf(pick(payer, 'pro'))).toBe('PAYMENT_OVERDUE');
  const mailsSoFar = async () => (await house.service.mailsTo(payer.email)).length;
  const afterFirst = await mailsSoFar();
  expect([await day(2), await day(3), await day(6)]).toEqual([1, 2, 2]);
  expect(await mailsSoFar()).toBe(afterFirst);
  expect(await day(7)).toBe(3);
  expect(await lastMail()).toMatch(/^Subject: A payment to Folia did not go through$/m);
  expect(await lastMail()).toMatch(/the payment was refused\. Nothing stops yet\..*\$11\.25\b/s);
  expect(await lastMail()).toContain('/app/billing');
  expect((await view(payer)).grace?.tries).toEqual([]);
  expect([await day(12), await day(13)]).toEqual([3, 3]);
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
  await house.changes.cancel(cancelled.person);
  const mailsOf = async ({ email }: Payer) =>
    (await house.service.mailsTo(email)).filter((mail) => /^Subject: Your plan on Folia is renewed soon$/m.test(mail));
  const told = async (days: number) => {
    at(new Date(addDays(end, -days).getTime() + 60_000));
    await Promise.all([1, 2].map(() => house.service.app.get(RenewalService).announceAll()));
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
  house.stripe.state.isAway = true;
  await house.service.app
    .get(RenewalService)
    .renewAll()
    .catch(() => {});
  expect((await view(payer)).state).toBe('active');
  Object.assign(house.stripe.state, { isAway: false, cardWorks: false });
  await sweep();
  expect((await view(payer)).state).toBe('grace');
  house.stripe.state.cardWorks = true;
  const [{ customer = '' } = {}] = await house.service.query<{ customer: string }>('SELECT customer FROM payer WHERE account_id = $1', [payer.person.id]);
  house.stripe.replaceCard(customer);
  await receiveAll();
  await sweep();
  expect(await view(payer)).toMatchObject({ plan: 'basic', state: 'active', grace: null });
  expect(await invoicesOf(payer)).toHaveLength(2);
});

test('a cancelled plan ends with its period, and nothing that is told later brings it back', async () => {
  const payer = await somebody();
  await buy(payer, 'basic');
  const { periodEnd } = await view(payer);
  const events = [...house.stripe.events];
  await house.changes.cancel(payer.person);
  at(new Date(new Date(periodEnd ?? '').getTime() + 60_000));
  await sweep();
  for (const event of events) await receive(event);
  expect((await view(payer)).plan).toBe('free');
  expect(await invoicesOf(payer)).toHaveLength(1);
});

test('who is leaving is charged for nothing, also not for a renewal that failed before; who stays after all, is', async () => {
  const payer = await somebody();
  await buy(payer, 'basic');
  const end = new Date((await view(payer)).periodEnd ?? '');
  house.stripe.state.cardWorks = false;
  at(new Date(end.getTime() + 60_000));
  await sweep();
  expect((await view(payer)).state).toBe('grace');
  house.stripe.state.cardWorks = true;
  await house.service.query(`INSERT INTO deletion (user_id, due_at) VALUES ($1, now() + interval '14 days')`, [payer.person.id]);
  at(new Date(addDays(end, 3).getTime() + 60_000));
  await sweep();
  expect([(await view(payer)).state, (await invoicesOf(payer)).length]).toEqual(['grace', 1]);
  await house.service.query('UPDATE deletion SET due_at = NULL WHERE user_id = $1', [payer.person.id]);
  await sweep();
  expect([(await view(payer)).state, (await invoicesOf(payer)).length]).toEqual(['active', 2]);
});

test('one whose renewal the provider refuses to look at holds up nobody else’s', async () => {
  const [gone, other] = [await somebody(), await somebody()];
  for (const payer of [gone, other]) await buy(payer, 'basic');
  await house.service.query(`UPDATE payer SET customer = 'cus_gone' WHERE account_id = $1`, [gone.person.id]);
  at(new Date(new Date((await view(other)).periodEnd ?? '').getTime() + 60_000));
  expect(await codeOf(house.service.app.get(RenewalService).renewAll())).toBe('UNAVAILABLE');
  expect([(await invoicesOf(gone)).length, (await invoicesOf(other)).length]).toEqual([1, 2]);
});
