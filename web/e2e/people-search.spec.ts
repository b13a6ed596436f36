import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs, signInThroughPopup } from './signed-in';
import { wake } from './wake';

const letters = () => [...String(Date.now())].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');

async function findable(name: string) {
  const person = await makePerson(name);
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  return person;
}

test('typing finds people, one question per pause, and choosing one leads to their page', async ({ page }) => {
  const surname = `Zu${letters()}`;
  const wanted = await findable(`Zita ${surname}`);
  await actAs(page, await makePerson('Sea Rcher'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/users/search') && asked.push(new URL(request.url()).searchParams.get('text') ?? ''));
  await page.goto('/app/settings');
  const box = page.getByRole('combobox', { name: 'Search people' });
  await expect(box).toHaveAttribute('placeholder', 'Enter a name or username...');
  expect((await box.boundingBox())?.width).toBe(272);
  // The box is there before the script that hears letter keys.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => (await box.boundingBox())?.width).toBe(600);
  await box.fill('z');
  await expect(page.getByText('Enter at least two characters to search')).toBeVisible();
  await box.fill('zz-nobody-is-called-this');
  await expect(page.getByText('Make sure you spelled it correctly')).toBeVisible();
  await box.fill('');
  await box.pressSequentially(surname.toLowerCase(), { delay: 20 });
  const option = page.getByRole('option', { name: new RegExp(surname) });
  await expect(option).toContainText(`@${wanted.uname}`);
  expect(asked).toEqual(['zz-nobody-is-called-this', surname.toLowerCase()]);
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/search.1440.png` });
  await page.getByRole('heading', { name: 'Settings', level: 1 }).click();
  await expect(option).toBeHidden();
  await box.focus();
  await expect(option).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(option).toBeHidden();
  await box.fill(surname);
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${wanted.uname}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Zita ${surname}` })).toBeVisible();
});

test('on a phone the search is a popup over the full width', async ({ page }) => {
  const surname = `Yu${letters()}`;
  const wanted = await findable(`Yola ${surname}`);
  await actAs(page, await makePerson('Pho Ne'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/settings');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Search' });
  await popup.getByRole('combobox').fill(surname);
  await expect(popup.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/search.390.png` });
  await popup.getByRole('option').click();
  await expect(page).toHaveURL(new RegExp(`/${wanted.uname}$`));
  await expect(popup).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`two people of one name are told apart by what their pages say of them, at ${width}`, async ({ page }) => {
    const name = `Anna Vu${letters()}`;
    const [first, second] = [await findable(name), await findable(name)];
    await ask(first, 'PATCH', '/api/me/profile', { version: 2, basics: { headline: 'Naval architect', location: 'Graz' } });
    await ask(second, 'PATCH', '/api/me/profile', { version: 2, basics: { location: 'Porto' } });
    await actAs(page, await makePerson('Sea Rcher'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/settings');
    if (width < 1024) await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search people' }).fill(name);
    const options = page.getByRole('option');
    await expect(options).toHaveCount(2);
    await expect(options.filter({ hasText: `@${first.uname}` })).toContainText('Naval architect');
    await expect(options.filter({ hasText: `@${first.uname}` })).toContainText('Graz');
    await expect(options.filter({ hasText: `@${second.uname}` })).toContainText('Porto');
    // The results are below the box and move nothing in it.
    const [box, clear] = [page.getByRole('combobox', { name: 'Search people' }), page.getByRole('button', { name: 'Clear the search' })];
    expect((await clear.boundingBox())?.y).toBeLessThan(((await box.boundingBox())?.y ?? 0) + 44);
    await expectAccessible(page);
  });
}

test('a search that fails says nothing, and the next one works', async ({ page }) => {
  const surname = `Xu${letters()}`;
  await findable(`Xara ${surname}`);
  await actAs(page, await makePerson('Fai Ling'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/settings');
  await page.route('**/api/users/search*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"message":"Away."}' }));
  const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('The search failed'));
  const box = page.getByRole('combobox', { name: 'Search people' });
  await box.fill(surname);
  await logged;
  await expect(page.getByText(/Searching|Away|spelled/)).toHaveCount(0);
  await page.unroute('**/api/users/search*');
  await box.fill(`Xara ${surname}`);
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('guests have no search, and who is private or does not want to be found is in none', async ({ page }) => {
  const surname = `Wu${letters()}`;
  const [hidden, searcher] = [await findable(`Wanda ${surname}`), await makePerson('Sea Ker')];
  const find = async () =>
    (await ask(searcher, 'GET', `/api/users/search?text=${surname}`)).body.items.map((item: { userInfo: { id: string } }) => item.userInfo.id);
  expect(await find()).toEqual([hidden.userId]);
  const { version } = (await ask(hidden, 'GET', '/api/me/settings')).body.profile;
  await ask(hidden, 'PATCH', '/api/me/profile', { version, findable: false });
  expect(await find()).not.toContain(hidden.userId);
  expect((await ask(searcher, 'GET', '/api/users/search?text=w')).body).toEqual({ items: [] });
  expect((await ask(null, 'GET', `/api/users/search?text=${surname}`)).status).toBe(401);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('where there is nothing to see, a guest looks for somebody, signs in, and finds them right there', async ({ page }) => {
  const surname = `Xu${letters()}`;
  await findable(`Xenia ${surname}`);
  const path = `/${surname.toLowerCase()}-is-nobody`;
  await page.goto(path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await wake(page);
  const field = page.getByRole('main').getByLabel('Look for a person');
  await field.fill(surname);
  expect(await height(), 'its place is kept until it is there').toBe(before);
  await expect(page.getByRole('main').getByText('Searching needs a sign-in. What you type is kept.')).toBeVisible();
  await expectAccessible(page);
  for (const width of process.env.SHOTS ? [1440, 390] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.SHOTS}/nothing-here.${width}.png` });
  }
  await field.press('Enter');
  await expect(page.getByRole('dialog').getByText('I am here as')).toBeVisible();
  await signInThroughPopup(page, 'Look Er', `looker-${Date.now()}@example.com`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('option', { name: new RegExp(surname) })).toBeVisible();
});
