import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

async function makePublic(name: string): Promise<Person> {
  const person = await makePerson(name);
  await ask(person, 'POST', '/api/items', { content: { kind: 'award', fields: { title: 'Golden Spoon' } } });
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Stirs the pot' } });
  return person;
}

test('a block from the page hides two people from each other until it is taken back in the settings', async ({ page }) => {
  const [viewer, owner] = await Promise.all([makePublic('Vera Viewer'), makePublic('Bob Blocked')]);
  await actAs(page, viewer);
  await page.goto(`/${owner.uname}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Bob Blocked is blocked.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  for (const [who, whose] of [
    [viewer, owner],
    [owner, viewer],
  ] as const) {
    await expect.poll(async () => (await ask(who, 'GET', `/api/portfolios/${whose.uname}`)).status).toBe(404);
    expect((await fetch(`${productUrl}/${whose.uname}`, { headers: { cookie: `folia-session=${who.authCode}` } })).status).toBe(404);
    expect((await ask(null, 'GET', `/api/portfolios/${whose.uname}`)).status, 'for everybody else it stands').toBe(200);
  }
  await page.goto('/app/settings/blocked');
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  for (const [who, whose] of [
    [viewer, owner],
    [owner, viewer],
  ] as const)
    await expect.poll(async () => (await ask(who, 'GET', `/api/portfolios/${whose.uname}`)).status).toBe(200);
});

test('a report about one item reaches the admins with what stood there, and is decided', async ({ page, browser }) => {
  const [reporter, owner, boss] = await Promise.all([makePerson('Rita Reports'), makePublic('Fay Claims'), makePerson('Ada Decides', ['--admin'])]);
  await actAs(page, reporter);
  await page.goto(`/${owner.uname}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'False claims' });
  await dialog.getByLabel('What is it about').selectOption({ label: 'Awards: Golden Spoon' });
  await dialog.getByLabel('What is wrong').fill('That spoon is tin.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported. You will be told what was decided.')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await actAs(desk, boss);
  await desk.goto('/app/admin?tab=reports');
  const card = desk.getByRole('listitem').filter({ hasText: 'That spoon is tin.' });
  await card.getByText('What stood there').click();
  await expect(card.getByText('Golden Spoon')).toBeVisible();
  await expectAccessible(desk);
  await card.getByRole('button', { name: 'Uphold' }).click();
  await desk.getByRole('dialog').getByLabel('Why').fill('It is tin indeed');
  await desk.getByRole('dialog').getByRole('button', { name: 'Uphold' }).click();
  await expect(card).toHaveCount(0);
  await desk.getByLabel('Show').selectOption('decided');
  await expect(card.getByText('It is tin indeed')).toBeVisible();
  await desk.context().close();
});

test('the page of one item offers to write to its person and to report that item, but not to its owner', async ({ page, browser }) => {
  const [reporter, owner] = await Promise.all([makePerson('Ira Item'), makePublic('Pro Jected')]);
  const { body } = await ask(owner, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'A perpetual engine' } } });
  const address = `/${owner.uname}/projects/${body.id ?? body.item?.id}`;
  await actAs(page, reporter);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Message', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('dialog').getByLabel('What is it about').selectOption({ label: 'Projects: A perpetual engine' });
  const own = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await actAs(own, owner);
  await own.goto(address);
  await expect(own.getByRole('heading', { level: 1, name: 'A perpetual engine' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Message', exact: true })).toHaveCount(0);
  await own.context().close();
});

test('private people can be neither reported nor told from missing ones; the sixth report of a day waits', async () => {
  const [reporter, hidden, owner] = await Promise.all([makePerson('Sam Sixth'), makePerson('Hid Den'), makePublic('Pat Plain')]);
  const report = (userId: string) => ask(reporter, 'POST', '/api/users/report', { userId, reason: 'spam', text: '' });
  const [ofHidden, ofNobody] = [await report(hidden.userId), await report(crypto.randomUUID())];
  expect([ofHidden.status, { ...ofHidden.body, requestId: '' }]).toEqual([404, { ...ofNobody.body, requestId: '' }]);
  for (let count = 0; count < 5; count++) expect((await report(owner.userId)).status).toBe(201);
  const sixth = await report(owner.userId);
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('private people can be neither blocked nor told from missing ones, and the list keeps the name of the day of the block', async () => {
  const [blocker, hidden, owner] = await Promise.all([makePerson('Bea Blocks'), makePerson('Hid Away'), makePublic('Nora Named')]);
  const [ofHidden, ofNobody] = [
    await ask(blocker, 'POST', '/api/users/block', { userId: hidden.userId }),
    await ask(blocker, 'POST', '/api/users/block', { userId: crypto.randomUUID() }),
  ];
  expect([ofHidden.status, { ...ofHidden.body, requestId: '' }]).toEqual([404, { ...ofNobody.body, requestId: '' }]);
  const [undone, undoneNobody] = [
    await ask(blocker, 'DELETE', `/api/users/block/${hidden.userId}`),
    await ask(blocker, 'DELETE', `/api/users/block/${crypto.randomUUID()}`),
  ];
  expect([undone.status, { ...undone.body, requestId: '' }]).toEqual([404, { ...undoneNobody.body, requestId: '' }]);

  expect((await ask(blocker, 'POST', '/api/users/block', { userId: owner.userId })).status).toBe(200);
  const { body: view } = await ask(owner, 'GET', `/api/portfolios/${owner.uname}`);
  const changed = { version: view.owner.profileVersion, visibility: 'private', basics: { name: 'Secret New Name' } };
  expect((await ask(owner, 'PATCH', '/api/me/profile', changed)).status).toBe(200);
  const renamed = `hides-${crypto.randomUUID().slice(0, 8)}`;
  expect((await ask(owner, 'PATCH', `/api/users/uname/${owner.uname}/${renamed}`)).status).toBe(200);
  const { body: blocked } = await ask(blocker, 'GET', '/api/users/block');
  expect(blocked.items).toMatchObject([{ id: owner.userId, uname: owner.uname, name: 'Nora Named' }]);
  expect(JSON.stringify(blocked)).not.toMatch(new RegExp(`Secret|${renamed}`));
});

test('what stands on a further profile alone is reported from there, while the main page is private', async ({ page }) => {
  const [reporter, owner] = [await makePerson('Rosa Reader'), await makePerson('Sev Eral', ['--plan', 'basic'])];
  const { body: award } = await ask(owner, 'POST', '/api/items', { content: { kind: 'award', fields: { title: 'Golden Spoon' } } });
  for (const [slug, items] of [
    ['empty', []],
    ['prizes', [award.id]],
  ] as const) {
    const { body } = await ask(owner, 'POST', '/api/me/profiles', { title: slug, slug });
    expect((await ask(owner, 'PATCH', `/api/me/profiles/${body.id}`, { version: body.version, items, visibility: 'public' })).status).toBe(200);
  }
  await actAs(page, reporter);
  await page.goto(`/${owner.uname}?profile=prizes`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('About').selectOption({ label: 'Awards: Golden Spoon' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toHaveCount(0);
  const report = { userId: owner.userId, reason: 'spam', text: '', itemId: award.id };
  expect((await ask(reporter, 'POST', '/api/users/report', { ...report, profile: 'empty' })).status).toBe(404);
});
