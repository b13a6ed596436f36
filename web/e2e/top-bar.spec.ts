import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

const marketing = ['Features', 'Pricing', 'About', 'Careers', 'Press', 'Examples', 'Blog'];
const legal = ['Terms', 'Privacy', 'Cookies'];
const bar = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const addresses = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
const large = { width: 1440, height: 900 };
const medium = { width: 1000, height: 800 };
const phone = { width: 390, height: 844 };

test('signed out, the bar leads everywhere in its three widths; Legal opens by hover and by keyboard', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(large);
  await page.goto('/');
  await wake(page);
  for (const name of marketing) await expect(link(page, name)).toBeVisible();
  await expect(link(page, 'Terms')).toBeHidden();

  // Left, it stays for 200 ms, so that a hand may miss it for a moment.
  await page.clock.pauseAt(Date.now() + 1000);
  await button(page, 'Legal').hover();
  for (const name of legal) await expect(link(page, name)).toBeVisible();
  await page.mouse.move(400, 600);
  await page.clock.runFor(199);
  await expect(link(page, 'Terms')).toBeVisible();
  await page.clock.runFor(1);
  await expect(link(page, 'Terms')).toBeHidden();
  await page.clock.resume();

  await button(page, 'Legal').focus();
  await expect(link(page, 'Terms')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Legal')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Terms')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Terms')).toBeHidden();
  await expect(button(page, 'Legal')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Terms')).toBeFocused();
  // Going elsewhere closes it.
  for (const _ of legal) await page.keyboard.press('Tab');
  await expect(link(page, 'Terms')).toBeHidden();

  await page.setViewportSize(medium);
  for (const name of ['Features', 'Pricing']) await expect(link(page, name)).toBeVisible();
  await expect(link(page, 'About')).toBeHidden();
  await button(page, 'More').click();
  for (const name of [...marketing, ...legal]) await expect(link(page, name)).toBeVisible();
  await page.mouse.click(500, 700);
  await expect(link(page, 'About')).toBeHidden();

  await page.setViewportSize(phone);
  await expect(link(page, 'Features')).toBeHidden();
  await button(page, 'Menu').click();
  for (const name of [...marketing, ...legal]) await expect(link(page, name)).toBeVisible();
  await expectAccessible(page);
});

test('without scripts the same links are there, by hover and by focus', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: large });
  const page = await context.newPage();
  await page.goto('/');
  await button(page, 'Legal').hover();
  await expect(link(page, 'Cookies')).toBeVisible();
  expect(await addresses(page)).toEqual(
    expect.arrayContaining([
      '/app/features',
      '/pricing',
      '/app/about',
      '/app/careers',
      '/app/press',
      '/feed-preview',
      '/app/blog',
      '/app/terms',
      '/app/privacy',
    ]),
  );
  await page.setViewportSize(phone);
  await expect(link(page, 'Features')).toBeHidden();
  await button(page, 'Menu').focus();
  for (const name of [...marketing, ...legal]) await expect(link(page, name)).toBeVisible();
  await context.close();
});

test('signed in, the bar has what a member needs in its three widths, and Admin for admins alone', async ({ page, context }) => {
  // Nobody has more of it.
  await actAs(page, await makePerson('Bar Member', ['--admin', '--type', 'business']));
  await page.goto('/app/job-match/calculator');
  const all = ['Career Center', 'Screening', 'Settings', 'Help Center', 'Feedback', 'Admin'];
  for (const width of [1440, 1344, 1201]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of all) await expect(link(page, name)).toBeVisible();
    await expect(button(page, 'Setup Helper')).toBeVisible();
    for (const name of ['Sign out', 'Go to my profile']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
  await expect(link(page, 'Career Center')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Settings')).not.toHaveAttribute('aria-current');

  for (const width of [1000, 769]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link(page, 'Career Center')).toBeVisible();
    await expect(link(page, 'Settings')).toBeHidden();
    await button(page, 'More').click();
    for (const name of all) await expect(link(page, name)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(link(page, 'Settings')).toBeHidden();
  }

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(link(page, 'Career Center')).toBeHidden();
    await button(page, 'Menu').click();
    for (const name of [...all, 'Messages']) await expect(link(page, name)).toBeVisible();
    await expect(button(page, 'Sign out')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await button(page, 'Menu').click();
  await bar(page).getByText('Light', { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await link(page, 'Settings').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(link(page, 'Settings')).toBeHidden();

  const other = await context.browser()?.newPage({ viewport: large });
  if (!other) throw new Error('There is no browser');
  await actAs(other, await makePerson('No Admin'));
  await other.goto('/app/settings');
  await expect(link(other, 'Settings')).toHaveAttribute('aria-current', 'page');
  await expect(link(other, 'Admin')).toHaveCount(0);
  await other.close();
});

test('the create panel leads to everything one can make, by letters too, and says what the plan leaves', async ({ page }) => {
  const person = await makePerson('Cre Ator');
  await actAs(page, person);
  await page.goto('/app/settings/appearance');
  await page.getByRole('heading', { level: 1 }).click();
  await button(page, 'Create').click();
  for (const [name, href] of [
    ['Project', '/app/projects/new'],
    ['Publication', '/app/publications/new'],
    ['Patent', '/app/patents/new'],
    ['Talk', '/portfolio/talks/new'],
    ['FitScore', '/app/job-match/calculator'],
    ['TailorMade resume', '/app/tailormade'],
    ['Protected link', '/app/settings/sharing?open=create'],
    ['Import', '/app/settings/resume-import'],
  ] as const)
    await expect(bar(page).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  await expect(bar(page).getByText('5 left')).toBeVisible();
  await expect(bar(page).getByText('1 left in total')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: /^Project/ })).toBeHidden();
  await expect(button(page, 'Create')).toBeFocused();
  await button(page, 'Create').click();
  await page.mouse.click(700, 700);
  await expect(bar(page).getByRole('link', { name: /^Project/ })).toBeHidden();

  await page.keyboard.press('c');
  await expect(bar(page).getByRole('link', { name: /^Project/ })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/app\/settings\/sharing\?open=create$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Over a dialog, and where somebody types, a letter is only a letter.
  await dialog.getByRole('button', { name: 'Close dialog' }).focus();
  await page.keyboard.press('c');
  await expect(bar(page).getByText('Protected link')).toHaveCount(0);

  await page.setViewportSize(phone);
  await page.goto('/app/settings');
  await button(page, 'Create').click();
  const row = bar(page).getByRole('link', { name: /^Talk/ });
  const box = await row.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThan(360);
  await expectAccessible(page);
});

test('letters work outside fields, are listed for the screen, and one switch turns them off everywhere', async ({ page, browser }) => {
  const person = await makePerson('Let Ters');
  for (const description of ['For Ida', 'For Bo']) expect((await ask(person, 'POST', '/api/links', { description })).status).toBe(201);
  await actAs(page, person);
  await page.goto('/app/settings/sharing');
  const rows = page.locator('[data-rows] > *');
  await expect(rows).toHaveCount(2);
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows.nth(place).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search people' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Search people' })).toHaveValue('c');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Letter keys on this screen' });
  await expect(sheet.locator('dt')).toHaveText(['/', '?', 'c', 'j', 'k', 'Ctrl K']);
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Turn them off in the settings' }).click();
  const letterKeys = page.getByRole('switch', { name: 'Letters work as keys' });
  await letterKeys.click();
  await expect(letterKeys).not.toBeChecked();
  await expect.poll(async () => (await ask(person, 'GET', '/api/users/current')).body.user.letterKeys).toBe(false);

  const elsewhere = await browser.newPage();
  await actAs(elsewhere, person);
  await elsewhere.goto('/app/settings/sharing');
  await expect(elsewhere.locator('[data-rows] > *')).toHaveCount(2);
  for (const key of ['c', '?', '/', 'j']) await elsewhere.keyboard.press(key);
  await expect(elsewhere.getByRole('dialog')).toHaveCount(0);
  await expect(elsewhere.locator('[data-rows] :focus, [role=combobox]:focus')).toHaveCount(0);
  await button(elsewhere, 'Create').click();
  await expect(bar(elsewhere).locator('kbd')).toHaveCount(0);
  await elsewhere.close();
});

test('where the palette finds nothing, it says so right under its field', async ({ page }) => {
  await actAs(page, await makePerson('Empty Handed'));
  for (const size of [large, phone]) {
    await page.setViewportSize(size);
    await page.goto('/app/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: 'Go to, make or find' });
    // What it is for can be read whole.
    const room = await field.evaluate((input: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = getComputedStyle(input).font;
      return input.clientWidth - pen.measureText(input.placeholder).width;
    });
    expect(room).toBeGreaterThan(0);
    await field.fill('zzqqxx');
    const says = page.getByText('Nothing and nobody here is called that.');
    await expect(says).toBeVisible();
    const [above, below] = [await field.boundingBox(), await says.boundingBox()];
    expect((below?.y ?? Number.NaN) - (above ? above.y + above.height : Number.NaN)).toBeLessThan(40);
  }
});
