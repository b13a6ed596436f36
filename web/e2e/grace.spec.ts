import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { addressIn, mailsTo, mailTo } from './mail';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

/** Billing goes by its own clock, which everybody shares: instead of it, everything that one person bought moves into the past. */
async function letPass({ userId }: Person, milliseconds: number): Promise<void> {
  const earlier = (name: string) =>
    `jsonb_build_object('${name}', to_char(((effect->>'${name}')::timestamptz - moved.by) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  const moved = `(SELECT make_interval(secs => $2::float8 / 1000) AS by) moved`;
  await inDatabase(
    'user',
    `UPDATE invoice SET created_at = created_at - moved.by, paid_at = paid_at - moved.by, next_try_at = next_try_at - moved.by,
       effect = effect || ${['anchor', 'start', 'end'].map(earlier).join(' || ')} FROM ${moved} WHERE account_id = $1`,
    [userId, milliseconds],
  );
  await inDatabase(
    'user',
    `UPDATE subscription SET anchor = anchor - moved.by, period_start = period_start - moved.by, period_end = period_end - moved.by,
       valid_until = valid_until - moved.by, since = since - moved.by, bought_at = bought_at - moved.by FROM ${moved} WHERE account_id = $1`,
    [userId, milliseconds],
  );
}

const dayMs = 86_400_000;
/** Renewals are looked at every ten seconds. */
const looked = { timeout: 90_000, intervals: [1_000] };

test('a renewal that is refused is said on screen and by mail, with the days of the next tries and of the end; a new card ends it', async ({ page }) => {
  test.setTimeout(330_000);
  const email = `gracia-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const person = await makePerson('Gracia Grace', ['--email', email]);
  await actAs(page, person);
  const billing = async () => (await ask(person, 'GET', '/api/me/billing')).body;

  // A card that pays once and is refused ever after.
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Choose Basic' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $9.00, then $9.00 a month' }).click();
  await page.getByRole('button', { name: 'Use a card that is refused from then on' }).click();
  await expect(page.getByText('Visa …0341, 08/28')).toBeVisible({ timeout: 30_000 });

  // The day of the renewal.
  const { periodEnd } = await billing();
  await letPass(person, Date.parse(periodEnd) - Date.now() + 60_000);
  await expect.poll(async () => (await billing()).state, looked).toBe('grace');
  const { grace } = await billing();
  const daysFrom = (at: string) => (Date.parse(at) - Date.parse(grace.since)) / dayMs;
  expect([grace.tries.map(daysFrom), daysFrom(grace.endsAt)]).toEqual([[3, 7], 14]);
  await page.goto('/app/billing');
  const refused = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The payment was refused' }) });
  const dayOf = (at: string) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(at));
  await expect(refused).toContainText(
    `Nothing stops yet. We try on ${dayOf(grace.tries[0])} and ${dayOf(grace.tries[1])}; from ${dayOf(grace.endsAt)} you are on Free.`,
  );
  await expectAccessible(page);
  const first = await mailTo(email, 'A payment to Folia did not go through');
  expect(first.text).toContain('Nothing stops yet.');

  // Day 13, on a phone: it was tried, and the end is tomorrow. What the plan gives is still there.
  await letPass(person, 13 * dayMs);
  // What was moved by days no longer ends with its month, so that a short further period may be refused, too; how often exactly stands in the specs of renewals.
  const subjects = () => mailsTo(email).map(({ subject }) => subject);
  const refusals = () => subjects().filter((subject) => subject === 'A payment to Folia did not go through').length;
  await expect.poll(() => refusals() >= 2 && subjects().includes('Your plan on Folia ends tomorrow'), looked).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressIn(await mailTo(email, 'Your plan on Folia ends tomorrow'), '/app/billing'));
  await expect(refused).toContainText(/Nothing stops yet\. From .+ you are on Free\./);
  await expect(page.getByText('0 of 50')).toBeVisible();
  await expectAccessible(page);

  // Another card, on the provider's own page: it is charged, and all goes on.
  await refused.getByRole('button', { name: 'Replace the card' }).click();
  await page.getByRole('button', { name: 'Keep a new card' }).click();
  await expect(page).toHaveURL(/\/app\/billing/);
  await expect.poll(async () => (await billing()).state, looked).toBe('active');
  await page.reload();
  await expect(page.getByText('Visa …4242, 08/28')).toBeVisible();
  await expect(refused).toHaveCount(0);
});
