import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs, signInThroughPopup } from './signed-in';
import { wake } from './wake';

test('the professional network’s way signs in too, and brings one back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await page.getByRole('dialog').getByText('Business').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with LinkedIn (local)' }).click();
  await page.getByLabel('Name').fill('Lina Network');
  await page.getByLabel('E-mail').fill(`lina-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Continue' }).click();
  // At the first signed-in load the first steps open by themselves.
  await page.getByRole('dialog', { name: 'Your Journey to Success' }).getByRole('button', { name: 'Close dialog' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const authCode = await page.evaluate(() => localStorage.getItem('folia-auth-code'));
  const { body } = await ask({ userId: '', uname: '', authCode: authCode ?? '' }, 'GET', '/api/users/current');
  expect(body.user).toMatchObject({ name: 'Lina Network', type: 'business', signedIn: true });
});

test('a callback that was not started in this browser is refused with a sentence', async ({ page }) => {
  await page.goto('/app/linkedin-callback?code=stolen&state=another');
  await expect(page.getByText(/was not started here/)).toBeVisible();
  await expectAccessible(page);
});

test('signed out, a signed-in screen asks to sign in and is there afterwards', async ({ page }) => {
  await page.goto('/app/settings');
  await expect(page.getByRole('dialog')).toBeVisible();
  await signInThroughPopup(page, 'Wanted Path', `wanted-${Date.now()}@example.com`);
  await expect(page).toHaveURL(/\/app\/settings$/);
});

test('two tabs may wait for the sign-in at once: the first one begun goes on, and the other goes where it was going', async ({ page, context }) => {
  await page.goto('/app/settings');
  await expect(page.getByRole('button', { name: 'Continue with Local sign-in' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/messages');
  await expect(other.getByRole('button', { name: 'Continue with Local sign-in' })).toBeVisible();
  await signInThroughPopup(page, 'Both Tabs', `both-${Date.now()}@example.com`);
  await expect(page).toHaveURL(/\/app\/settings$/);
  await expect(other).toHaveURL(/\/app\/messages$/);
});

test('a popup that the browser does not open is said', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await page.getByRole('button', { name: 'Continue with Local sign-in' }).click();
  await expect(page.getByRole('alert').getByText('Local sign-in sent no confirmation. Start it again.')).toBeVisible();
});

test('a dialog that cannot be fetched says so over the page, and comes once the connection is back', async ({ page, context }) => {
  await page.goto('/');
  await wake(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const note = page.getByRole('alert').filter({ hasText: 'Loading chunk signin failed' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByText('I am here as')).toBeVisible();
  await expect(note).toHaveCount(0);
});

const popup = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

test('an expired session is a popup with its own words, and signing in again brings one back to where one was', async ({ page }) => {
  const past = `a.${Buffer.from(JSON.stringify({ exp: 1_000_000_000 })).toString('base64url')}.c`;
  await actAs(page, { userId: '', uname: '', authCode: past });
  await page.goto('/app/settings/resume-import?from=test');
  await expect(popup(page, 'Session Expired').getByText('Your session has expired. Please sign in again to continue.', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(popup(page, 'Sign in')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('folia-auth-code'))).toBeNull();
  await signInThroughPopup(page, 'Exp Ired', `expired-${Date.now()}@example.com`);
  await expect(page).toHaveURL(/\/app\/settings\/resume-import\?from=test$/);
});

test('a session that was ended elsewhere is a popup with the other words', async ({ page }) => {
  const person = await makePerson('End Elsewhere');
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await expect(page.getByText(/imports used/)).toBeVisible();
  await ask(person, 'POST', '/api/users/signout');
  await page.reload();
  await expect(popup(page, 'Unauthorized').getByText('Unauthorized action. Please sign in again.', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('signing out clears what is stored under the product’s name, keeps the theme, and takes other tabs along', async ({ page, context }) => {
  await actAs(page, await makePerson('Two Tabs'));
  await page.goto('/app/settings');
  await page.evaluate(() => {
    localStorage.setItem('folia-something', 'x');
    localStorage.setItem('theme', 'light');
  });
  const other = await context.newPage();
  await other.goto('/app/settings');
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('folia')))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  expect((await context.cookies(productUrl)).map(({ name }) => name)).not.toContain('folia-session');
});
