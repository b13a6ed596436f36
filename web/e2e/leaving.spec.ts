import { expect, test } from '@playwright/test';
import { ask, productUrl, productUrls } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs, signInThroughPopup } from './signed-in';
import { inDatabase } from './traces';

for (const [width, theme] of [
  [390, 'dark'],
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
] as const)
  test(`everything is taken along from the settings (${width} px, ${theme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const person = await makePerson('Tara Klein');
    await actAs(page, person);
    await page.goto('/app/settings');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Export and delete' }).click();
    await expect(page.getByRole('heading', { name: 'Export and delete' })).toBeVisible();
    const code = page.getByRole('img', { name: `QR code of /${person.uname}` });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
    await expectAccessible(page);
    for (const [button, name] of [
      ['Download: JSON Resume', `${person.uname}-resume.json`],
      ['Download: Full archive', `${person.uname}-folia.zip`],
    ] as const) {
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
      expect(saved.suggestedFilename()).toBe(name);
    }
    await expect(page.getByText('Full archive is in your downloads.')).toBeVisible();
    const [card] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download vCard' }).click()]);
    expect(card.suggestedFilename()).toBe(`${person.uname}.vcf`);
  });

test('a download that fails says so, and nothing half is saved', async ({ page }) => {
  await actAs(page, await makePerson('Un Lucky'));
  await page.route('**/api/me/export/archive.zip', (route) => route.fulfill({ status: 503, json: { message: 'A part of Folia does not answer.' } }));
  await page.goto('/app/settings/export');
  await page.getByRole('button', { name: 'Download: Full archive' }).click();
  await expect(page.getByText('Not downloaded. A part of Folia does not answer.')).toBeVisible();
  await expectAccessible(page);
});

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`an account is deleted by its typed name, and kept by signing in again (${width} px, ${theme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const email = `leaver-${width}-${Date.now()}@example.com`;
    await page.goto('/app/settings/export');
    await signInThroughPopup(page, 'Lea Leaver', email);
    await expect(page.getByRole('heading', { name: 'Export and delete' })).toBeVisible();
    const authCode = (await page.evaluate(() => localStorage.getItem('folia-auth-code'))) ?? '';
    const asLeaver = { userId: '', uname: '', authCode };
    const { user } = (await ask(asLeaver, 'GET', '/api/users/current')).body;
    const own = (await ask(asLeaver, 'GET', `/api/portfolios/${user.uname}`)).body;
    await ask(asLeaver, 'PATCH', '/api/me/profile', { version: own.owner.profileVersion, visibility: 'public' });
    const statusNow = async () => (await fetch(`${productUrl}/${user.uname}`)).status;
    expect(await statusNow()).toBe(200);

    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(`Type your username, ${user.uname}, to confirm`);
    await name.fill('somebody-else');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText(`That is not “${user.uname}”.`)).toBeVisible();
    await expectAccessible(page);
    expect(await statusNow()).toBe(200);
    await name.fill(user.uname);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Everything is erased on \d+ \w+ \d{4}\./)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
    await expect.poll(statusNow).toBe(404);
    const [asked] = await inDatabase(
      'user',
      `SELECT due_at - now() BETWEEN interval '13 days 23 hours' AND interval '14 days' AS right FROM deletion WHERE user_id = $1`,
      [user.id],
    );
    expect(asked).toEqual({ right: true });

    const comeBack = async () => {
      await page.goto('/app/settings/history');
      await signInThroughPopup(page, 'Lea Leaver', email);
      await expect(page.getByRole('heading', { level: 1, name: 'Your account is being deleted' })).toBeVisible();
    };
    await comeBack();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go on and sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
    expect(await statusNow()).toBe(404);

    await comeBack();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toHaveCount(0);
    await expect.poll(statusNow).toBe(200);
    await page.goto('/app/settings/export');
    await expect(page.getByRole('heading', { name: 'Export and delete' })).toBeVisible();
  });

test('with the answer to the deletion the pages and links are gone, for every gateway at once', async () => {
  test.setTimeout(240_000);
  for (let round = 0; round < 8; round += 1) {
    const person = await makePerson('Gone At Once');
    const item = (await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Seen' } } })).body;
    const { body: view } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
    await ask(person, 'PATCH', '/api/me/profile', { version: view.owner.profileVersion, visibility: 'public' });
    const { token } = (await ask(person, 'POST', '/api/links', { description: 'Gone' })).body;
    const reads = [`/api/portfolios/${person.uname}`, `/${person.uname}`, `/${person.uname}/qr.svg`, `/${person.uname}/projects/${item.id}`];
    const statuses = async () => Promise.all(productUrls.flatMap((url) => reads.map(async (path) => (await fetch(url + path)).status)));
    expect(await statuses()).toEqual(productUrls.flatMap(() => [200, 200, 200, 200]));
    expect((await ask(person, 'DELETE', `/api/users/${person.userId}`, undefined, {}, productUrls[round % productUrls.length])).status).toBe(200);
    const [after, opened] = await Promise.all([
      statuses(),
      Promise.all(productUrls.map(async (url) => (await ask(null, 'POST', '/api/links/open', { token }, {}, url)).status)),
    ]);
    expect([round, ...after]).toEqual([round, ...productUrls.flatMap(() => [404, 404, 404, 404])]);
    expect(opened).toEqual(productUrls.map(() => 410));
  }
});
