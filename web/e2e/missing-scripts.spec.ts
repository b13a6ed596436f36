import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { makePerson } from './person';
import { actAs } from './signed-in';

const manifest: { name: string; file: string }[] = Object.values(JSON.parse(readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8')));
/** The file of each script by what is in it: its address does not say that. */
const scripts = new Map(manifest.map(({ name, file }) => [name, file]));

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded' });

/** Keeps one script from the browser until it is let through; counts how often the page was loaded. */
async function withhold(page: Page, script: string) {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const pattern = `**/${scripts.get(script)}`;
  await page.route(pattern, (route) => route.abort());
  return { loads: () => loads, letThrough: () => page.unroute(pattern) };
}

async function publicPage(): Promise<string> {
  const person = await makePerson('Pia Public');
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' })).status).toBe(200);
  return `/${person.uname}`;
}

for (const where of ['the landing page', 'a portfolio page'] as const) {
  test(`a guest whose sign-in dialog cannot be fetched keeps ${where}, is told so, and signs in when it can be`, async ({ page }) => {
    const script = await withhold(page, 'signin-dialog');
    await page.goto(where === 'the landing page' ? '/' : await publicPage());
    const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
    await signIn.click();
    await expect(note(page)).toBeVisible();
    await note(page).getByRole('button', { name: 'Dismiss' }).click();
    await signIn.click();
    await expect(note(page)).toBeVisible();
    await note(page).getByRole('button', { name: 'Try again' }).click();
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await script.letThrough();
    await note(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByText('I am here as')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(script.loads()).toBe(1);
  });
}

test('what a dialog stands on may be missing too, and come later', async ({ page }) => {
  const script = await withhold(page, 'modal');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(note(page)).toBeVisible();
  await script.letThrough();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByText('I am here as')).toBeVisible();
  expect(script.loads()).toBe(1);
});

test('a screen whose script cannot be fetched is loaded once more where it stands, and then says so', async ({ page }) => {
  await actAs(page, await makePerson('Mia Missing'));
  const script = await withhold(page, 'messages-screen');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Begin with your resume.' })).toBeVisible();
  const messages = page.getByRole('banner').getByRole('link', { name: 'Messages' });
  await messages.click();
  await expect(page.getByText('Loading chunk messages failed')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/messages/);
  expect(script.loads()).toBe(2);

  // Other scripts have come meanwhile; it is still known that a load did not help.
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await messages.click();
  await expect(page.getByText('Loading chunk messages failed')).toBeVisible();
  expect(script.loads()).toBe(2);

  await script.letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('a public page whose own script cannot be fetched stays to be read, without buttons that would do nothing', async ({ page }) => {
  const script = await withhold(page, 'portfolio-screen');
  await page.goto(await publicPage());
  // Its scripts are fetched at the first sign of somebody.
  await page.mouse.move(9, 90);
  await page.mouse.move(10, 91);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pia Public' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeHidden();
  expect(script.loads()).toBe(2);
  await script.letThrough();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
