import { expect, test } from '@playwright/test';
import { ask } from './api';
import { makePerson } from './person';

test('what is pressed before the scripts of a page run is done as soon as they do, once', async ({ page }) => {
  const owner = await makePerson('Ear Ly');
  await ask(owner, 'POST', '/api/items', { content: { kind: 'award', fields: { title: 'Golden Spoon' } } });
  await ask(owner, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/${owner.uname}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
