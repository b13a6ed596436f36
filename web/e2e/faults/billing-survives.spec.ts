import { expect, test } from '@playwright/test';
import pg from 'pg';
import { ask, productUrl } from '../api';
import { makeEngineer, scored } from '../engineer';
import { environments, makePerson, type Person } from '../person';
import { inDatabase } from '../traces';
import { isReplaced, killHard } from './processes';

/** A step of billing that is a transaction of its own, by something that it writes: the table, and what is done to its row. */
type Step = { table: string; to: string };
const steps = {
  customer: { table: 'payer', to: 'INSERT' },
  page: { table: 'invoice', to: 'UPDATE OF checkout_url' },
  event: { table: 'billing_event', to: 'INSERT' },
  card: { table: 'payer', to: 'UPDATE OF card' },
  paid: { table: 'invoice', to: 'UPDATE OF paid_at' },
  handled: { table: 'billing_event', to: 'UPDATE' },
  ordered: { table: 'invoice', to: 'INSERT' },
  chosen: { table: 'subscription', to: 'UPDATE OF next_plan' },
} satisfies Record<string, Step>;

const lock = 7_704_711;
const user = () => environments().user ?? {};

/**
 * Lets `work` go on until the user service is about to write the first step, kills the service there, and has its successor go on to the next one. What was
 * about to be written is lost. `work` is done again before each step, if it does not repeat itself.
 */
async function killBefore(names: readonly (keyof typeof steps)[], work: (index: number) => unknown): Promise<void> {
  const holder = new pg.Client({ connectionString: user().DATABASE_URL });
  await holder.connect();
  const run = async (text: string) => (await holder.query(text)).rows;
  const stopAt = async (index: number) => {
    const name = names[index];
    if (name) await run(`CREATE TRIGGER spec_stop_${index} BEFORE ${steps[name].to} ON ${steps[name].table} FOR EACH ROW EXECUTE FUNCTION spec_stop()`);
  };
  const stopped = () => run(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted`);
  try {
    await run('SET search_path TO "user", extensions');
    await run(`SELECT pg_advisory_lock(${lock})`);
    await run(`CREATE FUNCTION spec_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(${lock}); RETURN NEW; END $$`);
    await stopAt(0);
    for (const [index, name] of names.entries()) {
      void Promise.resolve(work(index)).catch(() => {});
      // Some steps are the sweeps'.
      await expect.poll(async () => (await stopped()).length, { timeout: 120_000, intervals: [50], message: `stopped before: ${name}` }).toBeGreaterThan(0);
      const killed = killHard('user');
      // Otherwise the database would carry out the statement that it holds back, although nobody waits for it any more.
      for (const { pid } of await stopped()) await run(`SELECT pg_terminate_backend(${pid}, 5000)`);
      // The successor takes a second to begin: it meets the next step.
      await stopAt(index + 1);
      await run(`DROP TRIGGER spec_stop_${index} ON ${steps[name].table}`);
      await expect.poll(() => isReplaced('user', killed), { timeout: 60_000 }).toBe(true);
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    }
  } finally {
    await run('DROP FUNCTION IF EXISTS spec_stop CASCADE');
    await holder.end();
  }
}

const isReady = () =>
  fetch(`${productUrl}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A press of the paying button. */
const press = (person: Person, quoteId: string) => ask(person, 'POST', '/api/me/billing/changes', { quoteId });
const quote = async (person: Person, plan: string) => (await ask(person, 'POST', '/api/me/billing/quotes', { plan, cycle: 'month' })).body;

const buy = async (person: Person, plan: string): Promise<number> => {
  const { id, todayCents } = await quote(person, plan);
  await fetch((await press(person, id)).body.checkoutUrl, { method: 'POST', redirect: 'manual' });
  await expect.poll(async () => (await ask(person, 'GET', '/api/me/billing')).body.plan, { timeout: 60_000 }).toBe(plan);
  return todayCents;
};

/** The paid period was over a second ago. */
const letPeriodPass = ({ userId }: Person) =>
  inDatabase(
    'user',
    `WITH running AS (SELECT account_id, sale_id, period_end - now() + interval '1 second' AS rest FROM subscription WHERE account_id = $1),
      sold AS (
        UPDATE invoice i SET effect = i.effect || (SELECT jsonb_object_agg(name, (i.effect->>name)::timestamptz - rest) FROM unnest('{anchor,start,end}'::text[]) name)
        FROM running WHERE i.id = sale_id)
    UPDATE subscription s SET anchor = anchor - rest, period_start = period_start - rest, period_end = period_end - rest, valid_until = valid_until - rest
    FROM running r WHERE s.account_id = r.account_id`,
    [userId],
  );

/** What is counted of each meter, and the units that it is the count of. */
const balanceOf = ({ userId }: Person) =>
  inDatabase(
    'user',
    `SELECT c.meter, c.used, (
        SELECT count(*)::int FROM usage u
        WHERE u.account_id = c.account_id AND u.meter = c.meter AND u.period_start = c.period_start AND u.state IN ('reserved', 'until-saved', 'committed')) AS units
    FROM usage_count c WHERE c.account_id = $1`,
    [userId],
  );

/** What the provider says was paid. */
async function paymentsOf({ userId }: Person): Promise<number[]> {
  const [payer] = await inDatabase('user', 'SELECT customer FROM payer WHERE account_id = $1', [userId]);
  const address = `${user().STRIPE_API_URL}/v1/payment_intents?customer=${payer?.customer}`;
  const { data } = (await (await fetch(address)).json()) as { data: { status: string; amount: number }[] };
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}
const invoicesOf = async (person: Person) =>
  ((await ask(person, 'GET', '/api/me/invoices')).body.items as { number: string; totalCents: number; state: string }[]).toReversed();
const eventsLeft = async ({ userId }: Person) => {
  const text = `SELECT count(*)::int AS left FROM billing_event WHERE handled_at IS NULL AND payload::text LIKE '%' || $1 || '%'`;
  return (await inDatabase('user', text, [userId]))[0]?.left;
};

/** Of all invoices there are: numbers that follow none. */
async function numbersLeftOut(year: number): Promise<unknown[]> {
  const all = await inDatabase('user', 'SELECT number FROM invoice WHERE number LIKE $1 ORDER BY number', [`FO-${year}-%`]);
  const numbers = all.map(({ number }) => Number(String(number).slice('FO-2026-'.length)));
  return numbers.filter((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1);
}

test('killed between each two steps of a purchase, of what the provider tells, of a change and of a withdrawal: each is paid and billed once', async () => {
  test.setTimeout(600_000);
  const person = await makePerson('Kil Lings');
  const bought = await quote(person, 'basic');
  const again = () => press(person, bought.id);
  await killBefore(['customer', 'page'], again);
  const { checkoutUrl } = (await again()).body;
  expect(checkoutUrl).toMatch(/\/pay\//);

  // The provider tells again and again until it is heard; so each kill meets the same event.
  await killBefore(['event', 'card', 'paid', 'handled'], (index) => index === 0 && fetch(checkoutUrl, { method: 'POST', redirect: 'manual' }));
  await expect.poll(async () => (await ask(person, 'GET', '/api/me/billing')).body.plan, { timeout: 60_000 }).toBe('basic');
  await expect.poll(() => eventsLeft(person), { timeout: 60_000 }).toBe(0);
  expect(await invoicesOf(person)).toMatchObject([{ totalCents: bought.todayCents, state: 'paid' }]);
  expect(await paymentsOf(person)).toEqual([bought.todayCents]);

  // A change is charged to the card that is kept: the sum left the card, and nobody has noted it.
  const changed = await quote(person, 'pro');
  await killBefore(['paid'], () => press(person, changed.id));
  expect((await press(person, changed.id)).body.billing.plan).toBe('pro');
  await expect.poll(() => eventsLeft(person), { timeout: 60_000 }).toBe(0);
  expect((await invoicesOf(person)).map(({ totalCents }) => totalCents)).toEqual([bought.todayCents, changed.todayCents]);
  expect((await paymentsOf(person)).toSorted()).toEqual([bought.todayCents, changed.todayCents].toSorted());

  // The credits are written, the money is on its way back, and nobody has noted that.
  const { refundCents } = (await ask(person, 'GET', '/api/me/billing')).body.withdrawal;
  await killBefore(['paid'], () => ask(person, 'POST', '/api/me/billing/withdrawal', {}));
  const credits = async () => (await invoicesOf(person)).filter(({ totalCents }) => totalCents < 0);
  await expect.poll(async () => (await credits()).every(({ state }) => state === 'paid'), { timeout: 120_000, intervals: [1_000] }).toBe(true);
  expect((await credits()).reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(-refundCents);
  expect((await ask(person, 'GET', '/api/me/billing')).body.plan).toBe('free');

  const numbers = (await invoicesOf(person)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await numbersLeftOut(new Date().getUTCFullYear())).toEqual([]);
});

test('killed between each two steps of a renewal, and while a plan is cancelled and taken up again: a period is charged once, and what was chosen holds', async () => {
  test.setTimeout(900_000);
  const person = await makeEngineer('Re Newal');
  const cents = await buy(person, 'basic');
  await scored(person, 'Before the kills');
  const sums = async () => (await invoicesOf(person)).map(({ totalCents, state }) => [totalCents, state]);
  const billing = async () => (await ask(person, 'GET', '/api/me/billing')).body;

  // The sweep orders the next period and charges the card; then the provider tells of it.
  await letPeriodPass(person);
  await killBefore(['ordered', 'paid', 'event', 'handled'], () => {});
  await expect.poll(() => eventsLeft(person), { timeout: 60_000 }).toBe(0);
  await expect.poll(sums, { timeout: 120_000, intervals: [1_000] }).toEqual([
    [cents, 'paid'],
    [cents, 'paid'],
  ]);
  expect(await paymentsOf(person)).toEqual([cents, cents]);
  expect(await billing()).toMatchObject({ plan: 'basic', state: 'active', next: null });
  expect(Date.parse((await billing()).periodEnd)).toBeGreaterThan(Date.now());
  expect(await balanceOf(person)).toEqual([{ meter: 'fit-score', used: 1, units: 1 }]);

  // Each is one transaction: what was pressed when it was killed happened whole, where the gateway could ask once more, or not at all.
  const unless = async (state: string, press: () => Promise<unknown>) => {
    if ((await billing()).state !== state) await press();
    return billing();
  };
  const cancel = () => ask(person, 'POST', '/api/me/billing/cancellation', {});
  await killBefore(['chosen'], cancel);
  expect(await unless('ending', cancel)).toMatchObject({ state: 'ending', next: { plan: 'free' }, nextCharge: null });
  const resume = () => ask(person, 'DELETE', '/api/me/billing/cancellation');
  await killBefore(['chosen'], resume);
  expect(await unless('active', resume)).toMatchObject({ state: 'active', next: null, nextCharge: { cents } });

  // Over at once, and not only when a sweep has come by.
  await cancel();
  await letPeriodPass(person);
  expect((await billing()).plan).toBe('free');
  expect(await sums()).toHaveLength(2);
  expect(await paymentsOf(person)).toEqual([cents, cents]);
  expect(await numbersLeftOut(new Date().getUTCFullYear())).toEqual([]);
});
