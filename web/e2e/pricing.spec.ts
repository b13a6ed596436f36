import { expect, test } from '@playwright/test';
import { productUrl } from './api';
import { expectAccessibleFromTop } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

test('the year’s prices are a press away without scripts, and a member sees their plan and what is used of it', async ({ browser, page }) => {
  const reader = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage();
  await reader.goto(`${productUrl}/pricing`);
  const pro = reader.getByRole('region', { name: 'Pro' });
  await expect(pro.getByText('$29', { exact: true })).toBeVisible();
  await reader.getByText('Annual, two months free').click();
  await expect(pro.getByText('$290', { exact: true })).toBeVisible();
  await expect(pro.getByText('$29', { exact: true })).toBeHidden();
  await expect(pro.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '/app/settings/resume-import');

  await actAs(page, await makePerson('Pri Cing', ['--plan', 'basic']));
  await page.goto('/app/pricing');
  await expect(page.getByRole('region', { name: 'Basic' }).getByText('Your plan')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Basic' }).getByText('0 of 50 used')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro' }).getByRole('link', { name: 'Choose Pro' })).toBeVisible();
  await expectAccessibleFromTop(page);
});

test('what the product shows of itself can be read by everybody, in both themes', async ({ browser }) => {
  for (const [place, path] of ['features', 'templates', 'stories', 'about', 'press', 'careers', 'api-docs', 'free-portfolio'].entries()) {
    const isWide = place % 2 === 0;
    const context = await browser.newContext({ baseURL: productUrl, viewport: { width: isWide ? 1440 : 390, height: 900 } });
    await context.addInitScript((theme) => localStorage.setItem('theme', theme), isWide ? 'light' : 'dark');
    const page = await context.newPage();
    await page.goto(`/app/${path}`);
    await expectAccessibleFromTop(page);
    await context.close();
  }
});
