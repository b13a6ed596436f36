import { expect, test } from '@playwright/test';
import { productUrl } from './api';
import { expectAccessible } from './axe';

test('help is there without JavaScript, with its head, and says the limits that are enforced', async ({ browser }) => {
  const html = await (await fetch(`${productUrl}/app/help`)).text();
  expect(html).toMatch(/<title[^>]*>Help Center · Folia<\/title>/);
  expect(html).toContain('500,000');
  for (const [width, theme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const page = await context.newPage();
    await page.goto('/app/help#limits');
    await expect(page.getByRole('heading', { name: 'Limits of a document' })).toBeInViewport();
    await expectAccessible(page);
    await context.close();
  }
});
