import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

/** The portfolio requests of the page from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/portfolios/')) paths.push(pathname);
  });
  return paths;
}

test('a visitor walks between a page and its entries without asking twice; the owner sees what is new at once', async ({ page }) => {
  const owner = await makePerson('Cay Che');
  const { body: made } = await ask(owner, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Harbor' } } });
  await ask(owner, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  const walk = async () => {
    await page.getByRole('link', { name: 'Harbor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Cay Che' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cay Che' })).toBeVisible();
  };
  const paths = asked(page);
  await page.goto(`/${owner.uname}`);
  await wake(page);
  await walk();
  await walk();
  expect(paths.sort()).toEqual([`/api/portfolios/${owner.uname}`, `/api/portfolios/${owner.uname}/items/${made.id}`]);

  await actAs(page, owner);
  await page.goto(`/${owner.uname}`);
  await walk();
  await ask(owner, 'PATCH', `/api/items/${made.id}`, { version: 1, content: { kind: 'project', fields: { name: 'Harbor', summary: 'New words.' } } });
  await page.getByRole('link', { name: 'Harbor' }).click();
  await expect(page.getByText('New words.')).toBeVisible();
});
