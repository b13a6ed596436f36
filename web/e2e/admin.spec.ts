import { expect, test } from '@playwright/test';
import { ask, productUrl, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { askFor } from './organisation';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

const reason = 'A journey of the tests';

/** What a model would have been asked for, which there is none of here. */
const spendOnModel = (accountId: string, daysAgo: number) =>
  inDatabase('ai', 'INSERT INTO model_spend VALUES (current_date - $2::int, $1, 2, 3000, 400, 1200)', [accountId, daysAgo]);

test('an admin sees what the model was asked for, by day and by account, and of one account alone', async ({ page }) => {
  const name = `Asks ${Date.now()}`;
  const [boss, asker] = await Promise.all([makePerson('Ada Spends', ['--admin']), makePerson(name)]);
  for (const daysAgo of [0, 1, 40]) await spendOnModel(asker.userId, daysAgo);
  await actAs(page, boss);
  await page.goto('/app/admin');
  await page.getByRole('tab', { name: 'Model' }).click();
  const [days, accounts] = [page.getByRole('region', { name: 'By day (UTC)' }), page.getByRole('region', { name: 'By account' })];
  await accounts.getByRole('link', { name }).click();
  await expect(page.getByText(`Only what was asked for ${name}.`)).toBeVisible();
  await expect(days.getByRole('row', { name: 'In all 4 6,000 800' })).toBeVisible();
  await page.getByLabel('Days').selectOption('The last 90 days');
  await expect(days.getByRole('row', { name: 'In all 6 9,000 1,200' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(accounts).toBeVisible();
});

test('an admin finds a person, suspends them with a reason and lets them in again', async ({ page }) => {
  const [boss, person] = await Promise.all([makePerson('Ada Min', ['--admin']), makePerson('Sus Pendable')]);
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  await actAs(page, boss);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByLabel('Find a person').fill(person.uname);
  await page.getByRole('link', { name: 'Sus Pendable' }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Say why in a few words.')).toBeVisible();
  await dialog.getByLabel('Why').fill('Writes to everybody');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Writes to everybody').first()).toBeVisible();

  await expect.poll(async () => (await ask(person, 'GET', '/api/users/current')).status).toBe(403);
  expect((await ask(person, 'GET', '/api/users/current')).body.code).toBe('SUSPENDED');
  await expect.poll(async () => (await fetch(`${productUrl}/${person.uname}`)).status).toBe(404);
  for (const who of [null, boss]) expect((await ask(who, 'GET', `/api/portfolios/${person.userId}`)).status).toBe(404);

  await page.getByRole('button', { name: 'Let in again' }).click();
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Let in again' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect.poll(async () => (await ask(person, 'GET', '/api/users/current')).status).toBe(200);
  await expect.poll(async () => (await fetch(`${productUrl}/${person.uname}`)).status).toBe(200);

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByText('Writes to everybody')).toBeVisible();
});

test('an admin changes what a plan allows; what is no number is refused, and everybody reads the new terms', async ({ page }) => {
  await actAs(page, await makePerson('Ada Terms', ['--admin']));
  await page.goto('/app/admin?tab=plans');
  // What journeys beside this one look at stays as it is.
  const plan = page.getByRole('region', { name: 'Enterprise' });
  await plan.getByRole('button', { name: 'Change Enterprise' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Profiles').fill('many');
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByText('Type a whole number.')).toBeVisible();
  await dialog.getByLabel('Profiles').fill('120');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(plan.getByText('120', { exact: true })).toBeVisible();
  await expect.poll(async () => (await ask(null, 'GET', '/api/plans')).body.plans.enterprise.profiles, { timeout: 15_000 }).toBe(120);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByText('changed the terms of Enterprise').first()).toBeVisible();
});

test('an admin makes an organisation with limits of its own, suspends it and begins a new agreement', async ({ page }) => {
  const [boss, owner] = [await makePerson('Ada Maker', ['--admin']), await makePerson('Elif Owner')];
  const name = `Meridian Pay ${crypto.randomUUID().slice(0, 8)}`;
  await actAs(page, boss);
  await page.goto(`/app/admin?person=${owner.userId}`);
  await page.getByRole('button', { name: 'Make an organisation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Seats').fill('3');
  await dialog.getByText('Limits of their own').click();
  await dialog.getByLabel('FitScores').fill('some');
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Make an organisation' }).click();
  await expect(dialog.getByText('Some fields are no numbers.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('FitScores').fill('40');
  await dialog.getByRole('button', { name: 'Make an organisation' }).click();
  await expect(dialog).toHaveCount(0);
  const { body } = await ask(owner, 'GET', '/api/organisations');
  const id = body.items[0].id;
  expect(body.items).toEqual([{ id, name, role: 'owner', state: 'active' }]);
  const limits = await askFor(id, owner, 'GET', '/api/organisation/limits');
  expect(limits.body.meters.map(({ limit }: { limit: number | null }) => limit)).toContain(40);

  await page.getByRole('tab', { name: 'Organisations' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('1 of 3 seats taken')).toBeVisible();
  const change = async (sets: string, seats: string) => {
    await row.getByRole('button', { name: `Change ${name}` }).click();
    await dialog.getByRole('switch', { name: sets }).click();
    await dialog.getByLabel('Seats').fill(seats);
    await dialog.getByLabel('Why').fill(reason);
    await dialog.getByRole('button', { name: 'Change' }).click();
  };
  await change('Suspended', '0');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Seats').fill('2');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(row.getByText('Suspended: read only')).toBeVisible();
  await change('Suspended', '7');
  await expect(row.getByText('1 of 7 seats taken')).toBeVisible();
  await expect(row.getByText('Active')).toBeVisible();
});

test('who is no admin gets the 404 page and a 403; who is no longer one loses it, too', async ({ page }) => {
  const [boss, person] = await Promise.all([makePerson('Ada Boss', ['--admin']), makePerson('Not Admin')]);
  await actAs(page, person);
  const answer = await page.goto('/app/admin');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  const paths = [
    '/api/admin/people',
    `/api/admin/people/${boss.userId}`,
    '/api/admin/jobs',
    '/api/admin/jobs/counts',
    '/api/admin/failing-parts',
    '/api/admin/audit',
    '/api/admin/plans',
  ];
  for (const path of paths) {
    expect([path, (await ask(person, 'GET', path)).status, (await ask(null, 'GET', path)).status]).toEqual([path, 403, 401]);
  }
  const change = (isAdmin: boolean) => ask(boss, 'PUT', `/api/admin/people/${person.userId}/admin`, { isAdmin, reason });
  expect((await change(true)).status).toBe(200);
  await expect.poll(async () => (await ask(person, 'GET', '/api/admin/people')).status).toBe(200);
  expect((await change(false)).status).toBe(200);
  await expect.poll(async () => (await ask(person, 'GET', '/api/admin/people')).status).toBe(403);
});

test('jobs of everybody are listed, filtered and counted; a failed one is started again', async ({ page }) => {
  const [boss, person] = await Promise.all([makePerson('Ada Jobs', ['--admin']), makePerson('Joe Bless')]);
  const { body } = await upload(
    person,
    new TextEncoder().encode('There is nothing in this text that reads like a career.'),
    'a.txt',
    'text/plain',
    productUrl,
    'text',
  );
  expect((await untilOver(person, body.jobId)).state).toBe('failed');
  const { body: failed } = await ask(boss, 'GET', `/api/admin/jobs?ownerId=${person.userId}&state=failed&kind=resume-import`);
  expect(failed.items.map((one: { id: string }) => one.id)).toEqual([body.jobId]);
  expect((await ask(boss, 'GET', `/api/admin/jobs?ownerId=${person.userId}&state=running`)).body.items).toEqual([]);
  expect((await ask(boss, 'GET', '/api/admin/jobs/counts')).body.counts).toContainEqual(expect.objectContaining({ kind: 'resume-import', state: 'failed' }));
  expect((await ask(boss, 'POST', `/api/admin/jobs/${body.jobId}/cancel`, { reason })).body.code).toBe('JOB_OVER');
  await actAs(page, boss);
  await page.goto(`/app/admin?tab=jobs&ownerId=${person.userId}`);
  await expect(page.getByText('Failed', { exact: true }).last()).toBeVisible();
  await expect.poll(async () => (await ask(boss, 'POST', `/api/admin/jobs/${body.jobId}/retry`, { reason })).status, { timeout: 15_000 }).toBe(200);
  const again = await untilOver(person, body.jobId);
  expect([again.state, again.attempt]).toEqual(['failed', 1]);
});

test('all failed jobs that a filter finds are started again after a question that says how many', async ({ page }) => {
  const [boss, person] = await Promise.all([makePerson('Ada Again', ['--admin']), makePerson('Joe Again')]);
  const ids: string[] = [];
  for (const words of ['This is a list of nothing.', 'And this is another one.']) {
    const { body } = await upload(person, new TextEncoder().encode(words), 'a.txt', 'text/plain', productUrl, 'text');
    expect((await untilOver(person, body.jobId)).state).toBe('failed');
    ids.push(body.jobId);
  }
  const [failed] = await inDatabase('ai', 'SELECT error_code FROM job WHERE id = $1', [ids[0]]);
  // Their workers ended long ago.
  await inDatabase('ai', `UPDATE job SET heartbeat_at = now() - interval '1 minute' WHERE owner_id = $1`, [person.userId]);
  const usedBefore = (await ask(person, 'GET', '/api/me/usage')).body;
  await actAs(page, boss);
  await page.goto(`/app/admin?tab=jobs&ownerId=${person.userId}&code=${failed?.error_code}`);
  await expect(page.getByText('2 jobs that this finds have failed.')).toBeVisible();
  await page.getByRole('button', { name: 'Run all 2 again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Run 2 failed jobs again?' });
  await expectAccessible(page);
  await dialog.getByLabel('Why').fill('The reader was mended');
  await dialog.getByRole('button', { name: 'Run all 2 again' }).click();
  await expect(page.getByText('2 started again.')).toBeVisible();
  for (const id of ids) expect(await untilOver(person, id)).toMatchObject({ state: 'failed', attempt: 1 });
  expect((await ask(person, 'GET', '/api/me/usage')).body).toEqual(usedBefore);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByLabel('Error code').fill('none_such');
  await expect(page.getByText('No jobs', { exact: true })).toBeVisible();
});

test('the admin screens are accessible, wide and narrow, dark and light', async ({ page }) => {
  const boss = await makePerson('Ada Axe', ['--admin']);
  await spendOnModel(boss.userId, 0);
  await ask(boss, 'PUT', `/api/admin/people/${boss.userId}/plan`, { plan: 'pro', reason });
  await actAs(page, boss);
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const [width, address, shown] of [
      [390, '/app/admin', 'Ada Axe'],
      [1440, '/app/admin', 'Ada Axe'],
      [390, `/app/admin?tab=people&person=${boss.userId}`, reason],
      [1440, `/app/admin?tab=people&person=${boss.userId}`, reason],
      [390, '/app/admin?tab=jobs', 'Queues now'],
      [390, '/app/admin?tab=model', 'By account'],
      [1440, '/app/admin?tab=model', 'By account'],
      [1440, '/app/admin?tab=audit', reason],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
      await expectAccessible(page);
    }
  }
});

test('an admin finds people by the name of their page', async ({ page }) => {
  const [boss, person] = [await makePerson('Boss Finds', ['--admin']), await makePerson('Priya Raman')];
  const name = `Vellathurai ${Date.now()}`;
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: 1, basics: { name } })).status).toBe(200);
  const find = async () => (await ask(boss, 'GET', `/api/admin/people?text=${encodeURIComponent(name)}`)).body.items;
  await expect.poll(find).toMatchObject([{ id: person.userId, name }]);
  await actAs(page, boss);
  await page.goto('/app/admin?tab=people');
  await page.getByLabel('Find a person').fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
