import { expect, test } from '@playwright/test';
import { productUrl } from './api';
import { expectAccessible } from './axe';
import { wake } from './wake';

const documentOf = async (path: string) => {
  const answer = await fetch(productUrl + path);
  return { status: answer.status, html: await answer.text() };
};

test('help answers on the server: every article, a question, one without an answer, and the limits that are enforced', async () => {
  const { html } = await documentOf('/app/help');
  expect(html).toMatch(/<title[^>]*>Help Center · Folia<\/title>/);
  expect(html).toContain('500,000');
  expect(html).toContain('href="/app/help/fit-score"');
  const found = (await documentOf('/app/help?q=hide+my+phone+number')).html;
  expect(found.indexOf('href="/app/help/who-sees-what"')).toBeGreaterThan(0);
  expect(found.indexOf('href="/app/help/who-sees-what"')).toBeLessThan(found.indexOf('href="/app/help/what-folia-is"'));
  const nothing = (await documentOf('/app/help?q=%3Cb%3Ezzqq')).html;
  expect(nothing).toContain('Nothing here answers');
  expect(nothing).not.toContain('<b>zzqq');
  const article = (await documentOf('/app/help/who-sees-what')).html;
  expect(article).toMatch(/<title[^>]*>Who sees what · Folia<\/title>/);
  expect(article).toContain('"@type":"FAQPage"');
  expect((await documentOf('/app/help/no-such-article')).status).toBe(404);
});

test('the legal pages stand without JavaScript, with what is kept, and say plainly that no operator is named', async () => {
  for (const [path, words] of [
    ['/app/privacy', 'Everything that is kept'],
    ['/app/terms', 'What you promise'],
    ['/app/cookies', 'folia-session'],
  ] as const) {
    const { status, html } = await documentOf(path);
    expect([path, status, html.includes(words)]).toEqual([path, 200, true]);
    if (path !== '/app/cookies') expect(html).toContain('has not been named');
  }
});

for (const [width, theme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test(`somebody asks in their own words and reads the article (${width} px, ${theme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/app/help#limits');
    await expect(page.getByRole('heading', { name: 'Limits of a document' })).toBeInViewport();
    await wake(page);
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('they say the link is not working');
    await page.getByRole('searchbox').press('Enter');
    const first = page
      .getByRole('region', { name: /articles? for/ })
      .getByRole('link')
      .first();
    await expect(first).toContainText('A link does not open');
    await expect(page).toHaveURL(/\?q=they/);
    await expectAccessible(page);
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: 'A link does not open' })).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/app/privacy', '/app/cookies']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
