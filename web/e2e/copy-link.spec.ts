import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

const copies = (page: Page) => page.getByRole('button', { name: 'Copy link' });

test('the address of a private page is not handed out: it is made public first, or a link is made', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await makePerson('Pria Vate');
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, basics: { headline: 'Prints', links: [{ label: 'Website', url: 'www.example.org/pria/' }] } });
  await actAs(page, person);
  await page.goto(`/${person.uname}`);
  await expect(copies(page)).toHaveCount(1);
  await copies(page).click();
  const dialog = page.getByRole('dialog', { name: 'Nobody can open this address yet' });
  await expect(dialog.getByRole('link', { name: 'Make a link' })).toHaveAttribute('href', '/app/settings/sharing?open=create');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make it public' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make it public' }).click();
  await expect(page.getByText(/Anyone can see this page/)).toBeVisible();
  await expect(copies(page)).toHaveCount(1);
  await copies(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${person.uname}$`));

  // An address typed without https:// is completed, and in print it follows its name.
  const website = page.getByRole('link', { name: 'Website' });
  await expect(website).toHaveAttribute('href', 'https://www.example.org/pria/');
  await page.emulateMedia({ media: 'print' });
  await expect(website.getByText('example.org/pria')).toBeVisible();
});
