import { expect, type Page, test } from '@playwright/test';

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? 'about:blank').pathname,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
  }));
const landing = { title: 'A portfolio that works around the clock · Folia', canonical: '/', robots: 'index, follow' };

test('the head is the page’s own after every navigation, and for guests who are sent to the start page', async ({ page }) => {
  await page.goto('/app/help');
  const help = await head(page);
  expect(help).toEqual({ title: 'Help Center · Folia', canonical: '/app/help', robots: 'index, follow' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => head(page)).toEqual(landing);
  await page.goBack();
  await expect.poll(() => head(page)).toEqual(help);
  for (const path of ['/home', '/app/home', '/app/settings', '/app/dashboard']) {
    await page.goto(path);
    await expect.poll(() => head(page)).toEqual(landing);
  }
});
