import { expect, type Page, type Request, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { chosenTopics } from './contracts';
import { makePerson } from './person';
import { actAs, signInThroughPopup } from './signed-in';

const ownTabs = ['profile', 'username', 'appearance', 'profiles', 'privacy', 'notifications', 'sessions', 'sign-ins'];

// Colours do not change with the width, nor places with the theme.
for (const { theme, name, viewport } of [
  { theme: 'dark', name: 'desktop', viewport: { width: 1440, height: 900 } },
  { theme: 'light', name: 'phone', viewport: { width: 390, height: 844 } },
] as const)
  test(`every tab of the settings stands on a ${name} in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await actAs(page, await makePerson('Setti Ngs'));
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const tab of ownTabs) {
      await page.goto(`/app/settings/${tab}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current=page]')).toBeInViewport();
      if (tab === 'privacy') await expect(page.getByRole('switch', { name: 'Found in search' })).toBeVisible();
      // The bell and e-mail for each, and what visits have of their own.
      if (tab === 'notifications') await expect(page.getByRole('switch')).toHaveCount(2 * chosenTopics.length + 1);
      if (tab === 'sessions') await expect(page.getByText('This one')).toBeVisible();
      if (tab === 'sign-ins') await expect(page.getByText('The only way in')).toBeVisible();
      await expectAccessible(page);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${tab}.${theme}.${viewport.width}.png`, fullPage: true });
    }
  });

test('an unknown tab is nothing, and signed out a known one asks to sign in', async ({ page, request }) => {
  expect((await request.get('/app/settings/nonsense')).status()).toBe(404);
  await page.goto('/app/settings/privacy');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a username is checked while it is typed, changed, and the bar and the old address follow', async ({ page }) => {
  const person = await makePerson('Una Tabs');
  await actAs(page, person);
  await page.goto('/app/settings/username');
  const field = page.getByLabel('Username');
  await field.fill('admin');
  await expect(page.getByText('Kept for Folia itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change username' })).toBeDisabled();
  await field.fill('no spaces');
  await expect(page.getByText(/Use 3 to 20 letters/)).toBeVisible();
  const wanted = `una-${Date.now() % 1e8}`;
  await field.fill(wanted);
  await expect(page.getByText('Free. The old name leads here for 90 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Change username' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Folia, go to my portfolio' })).toHaveAttribute('href', `/${wanted}`);
  await page.goto(`/${person.uname}`);
  await expect(page).toHaveURL(new RegExp(`/${wanted}$`));
});

test('what is switched in privacy holds at once, also where search engines look', async ({ page, request }) => {
  const person = await makePerson('Priva Cy');
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  const robots = async () => (await request.get(`/${person.uname}`)).headers()['x-robots-tag'];
  expect(await robots()).toBe('index, follow');
  await actAs(page, person);
  await page.goto('/app/settings/privacy');
  await page.getByRole('switch', { name: 'Listed by search engines' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await robots()).toBe('noindex, follow');
  expect(await (await request.get(`/${person.uname}`)).text()).toMatch(/<meta name="robots" content="noindex, follow"/);
  await page.getByRole('switch', { name: 'Found in search' }).click();
  await page.getByRole('radio', { name: /Not at all/ }).click();
  await expect(page.getByRole('radio', { name: /Not at all/ })).toBeChecked();
  await page.getByRole('switch', { name: 'Never send my data to a model' }).click();
  await expect
    .poll(async () => (await ask(person, 'GET', '/api/me/settings')).body)
    .toMatchObject({ visits: 'hidden', modelAllowed: false, profile: { findable: false, indexable: false } });
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Found in search' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Never send my data to a model' })).toBeChecked();
});

test('a change that the server does not take goes back and says so', async ({ page }) => {
  await actAs(page, await makePerson('Nota Ken'));
  await page.goto('/app/settings/privacy');
  const found = page.getByRole('switch', { name: 'Found in search' });
  await expect(found).toBeChecked();
  await page.route('**/api/me/profile', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"message":"Away for a moment."}' }),
  );
  await found.click();
  await expect(page.getByText('Not saved. Away for a moment.')).toBeVisible();
  await expect(found).toBeChecked();
});

test('a session is ended from another one', async ({ page, browser }) => {
  const email = `sessions-${Date.now()}@example.com`;
  const elsewhere = await (await browser.newContext({ baseURL: productUrl })).newPage();
  for (const one of [page, elsewhere]) {
    await one.goto('/app/settings/sessions');
    await signInThroughPopup(one, 'Sess Ions', email);
  }
  const sessions = page.getByRole('list', { name: 'Sessions and devices' });
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText(/Chrome on/)).toHaveCount(2);
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('This one')).toBeVisible();
  await expect(async () => {
    await elsewhere.reload();
    await expect(elsewhere.getByRole('dialog').getByText('Unauthorized action. Please sign in again.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  await elsewhere.context().close();
});

test('a second way in is added, and either can be removed but not the last', async ({ page }) => {
  const email = `ways-${Date.now()}@example.com`;
  await page.goto('/app/settings/sign-ins');
  await signInThroughPopup(page, 'Two Ways', email);
  const ways = page.getByRole('list', { name: 'Connected sign-ins' });
  await expect(ways.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: /LinkedIn/ }).click();
  await page.getByLabel('Name').fill('Two Ways');
  await page.getByLabel('E-mail').fill(`other-${email}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/sign-ins$/);
  await expect(ways.getByRole('listitem')).toHaveCount(2);
  await expect(ways.getByText(`other-${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Local sign-in' }).click();
  await expect(ways.getByRole('listitem')).toHaveCount(1);
  await expect(ways.getByText('The only way in')).toBeVisible();
});

/** Keeps what matches from going on until it is let go. */
async function holdBack(page: Page, path: string, isHeld: (request: Request) => boolean) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return () => letGo();
}

test('a switch that is pressed before the settings have come counts all the same', async ({ page }) => {
  const person = await makePerson('Quick Hand');
  await actAs(page, person);
  const letGo = await holdBack(page, '**/api/me/settings', () => true);
  await page.goto('/app/settings/appearance');
  const letterKeys = page.getByRole('switch', { name: 'Letters work as keys' });
  await letterKeys.click();
  await expect(page.getByText('Saving')).toBeVisible();
  letGo();
  await expect(letterKeys).not.toBeChecked();
  await expect.poll(async () => (await ask(person, 'GET', '/api/me/settings')).body.letterKeys).toBe(false);
});

test('two changes at once: the settings are asked again after the last one only, so that none is taken back in between', async ({ page }) => {
  await actAs(page, await makePerson('Two Hands'));
  await page.goto('/app/settings/privacy');
  const model = page.getByRole('switch', { name: 'Never send my data to a model' });
  await expect(model).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  const letGo = await holdBack(page, '**/api/users/*', (request) => request.method() === 'PATCH' && 'modelAllowed' in request.postDataJSON());
  let reads = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/me/settings')) reads += 1;
  });
  await model.click();
  await page.getByRole('radio', { name: /Not at all/ }).click();
  await expect(page.getByRole('radio', { name: /Not at all/ })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(model).toBeChecked();
  letGo();
  await expect.poll(() => reads).toBe(1);
  await expect(model).toBeChecked();
  await expect(page.getByRole('radio', { name: /Not at all/ })).toBeChecked();
});
