import { type Browser, expect, type Page, test } from '@playwright/test';
import { unitsUsed } from './api';
import { expectAccessible } from './axe';
import { resumePdf } from './resume';
import { signInThroughPopup } from './signed-in';
import { wake } from './wake';

/** A visitor of their own: the product tells them apart by their browser, and lets each try once a day. */
async function visitor(browser: Browser, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ userAgent: `Visitor ${crypto.randomUUID()}`, viewport });
  return context.newPage();
}

const pdf = async (browser: Browser, mark: string) => ({
  name: 'Mira-Solheim.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await resumePdf(browser, 'Mira Solheim', mark)),
});
const keptNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('trials');
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          if (!names.includes('trials')) return resolve(0);
          const counting = opening.result.transaction('trials').objectStore('trials').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
const choose = (page: Page) => page.getByLabel('Choose a file', { exact: true });
const reading = (page: Page) => page.getByRole('article').filter({ hasText: 'What Folia reads' });

test('a resume is tried without an account, kept by signing in, and counts when its review is saved', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await visitor(browser);
  await page.goto('/');
  await wake(page);
  await expect(page.getByRole('heading', { name: 'See what it reads in yours, without an account' })).toBeVisible();
  await expectAccessible(page);
  await choose(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no resume') });
  await expect(page.getByRole('alert')).toContainText('Only PDF and Word (DOCX) files can be read.');
  await expectAccessible(page);
  await page.getByLabel('Choose another file').setInputFiles(await pdf(browser, 'tried'));

  await expect(reading(page).getByRole('heading', { name: 'Mira Solheim' })).toBeVisible({ timeout: 30_000 });
  await expect(reading(page).getByText('Senior Platform Engineer, Tidewater Grid')).toBeVisible();
  await expect(reading(page).locator('.evidence-words', { hasText: 'Senior Platform Engineer' }).first()).toBeVisible();
  await expectAccessible(page);

  // Another tab of the same browser is another visitor's, and a reload of this one changes nothing.
  const other = await page.context().newPage();
  await other.goto('/');
  await wake(other);
  await expect(choose(other)).toBeAttached();
  await expect(reading(other)).toHaveCount(0);
  await choose(other).setInputFiles(await pdf(browser, 'second'));
  await expect(other.getByRole('alert')).toContainText('You have had a resume read here today');
  // Nothing is wrong with the file, and another one would fare no better.
  await expect(other.getByRole('heading', { name: 'Not read yet' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Choose another file' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Back' }).click();
  await expect(choose(other)).toBeFocused();
  await other.close();
  await page.reload();
  await expect(reading(page)).toBeVisible();

  await page.getByRole('button', { name: 'Sign in and keep it' }).click();
  await signInThroughPopup(page, 'Mira Solheim', `tried-${Date.now()}@example.com`);
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => keptNames(page)).toBe(0);
  await page.getByRole('button', { name: /^Accept all read clearly/ }).click();
  const one = page.getByRole('button', { name: /^Accept/ }).first();
  while (await one.isVisible()) await one.click();
  await page.getByRole('button', { name: /^Save \d+ entries/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Solheim' })).toBeVisible();
  const authCode = (await page.evaluate(() => localStorage.getItem('folia-auth-code'))) ?? '';
  await expect.poll(() => unitsUsed({ userId: '', uname: '', authCode })).toBe(1);
  await page.context().close();
});

test('dropped before the scripts ran, forgotten, and gone with a sign-out; refusals keep the file', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await visitor(browser, { width: 390, height: 844 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto('/');
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const file = await pdf(browser, 'dropped');
  const dropped = await page.evaluateHandle(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' }));
      return data;
    },
    { name: file.name, bytes: [...file.buffer] },
  );
  const zone = page.getByRole('region', { name: 'Try it with your resume' });
  for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: dropped });
  // Whoever is busy with a member's resume lets the visitor wait, and the file is sent again by itself.
  let isBusy = true;
  await page.route('**/api/resume-trial', async (route) => {
    if (!isBusy) return route.continue();
    isBusy = false;
    await route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'READERS_BUSY', message: 'Busy', details: { retryAfter: 2 } }),
    });
  });
  letGo();
  await expect(page.getByText(/^Members’ resumes come first/)).toBeVisible();
  await expect(reading(page).getByRole('heading', { name: 'Mira Solheim' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  expect(await keptNames(page)).toBe(1);
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(choose(page)).toBeFocused();
  await expect(choose(page)).toBeInViewport();
  expect(await keptNames(page)).toBe(0);

  await page.context().setOffline(true);
  await choose(page).setInputFiles(await pdf(browser, 'offline'));
  await expect(page.getByRole('alert')).toContainText('Nothing came back.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('You have had a resume read here today');

  // It is imported all the same after a sign-in; what another tab keeps goes with the sign-out.
  await page.getByRole('button', { name: 'Sign in and import it' }).click();
  await expect.poll(() => keptNames(page)).toBe(1);
  await signInThroughPopup(page, 'Mira Solheim', `forgot-${Date.now()}@example.com`);
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible({ timeout: 30_000 });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.setItem('trials', 'kept');
        const opening = indexedDB.open('trials');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('trials', 'readwrite');
          writing.objectStore('trials').put({ until: Date.now() + 60_000 }, 'of another tab');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(choose(page)).toBeAttached();
  expect(await keptNames(page)).toBe(0);
  await page.context().close();
});
