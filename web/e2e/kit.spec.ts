import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { notificationKinds } from './contracts';

/** One e-mail of each shape: with a button, with a code, with somebody's words. */
const shapes = ['message', 'link-code', 'guest-answer'];
const addressedKinds = [
  'guest-confirm',
  'guest-answer',
  'email-confirm',
  'recovery',
  'link-code',
  'application-code',
  'candidate-uploaded',
  'feedback-answer',
  'organisation-invite',
  'contest-answer',
  'candidacy-over',
  'screening-invite',
  'screening-reminder',
];

// Much to look at, also on a busy machine.
test.slow();

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [theme, width] of [
  ['dark', 1440],
  ['light', 390],
] as const)
  test(`every piece can be looked at and read by everybody: ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/app/kit');
    await expect(page.locator('[data-piece="SitePage SiteSection"]')).toBeVisible();
    await expect(page.locator('[data-piece="MissingParts"]').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open a dialog', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Make a link' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'E-mails' }).click();
    await page.getByLabel(/^One of \d+ e-mails$/).selectOption('recovery');
    const shown = page.locator('[data-email="recovery"]');
    for (const size of [600, 320])
      await expect(shown.frameLocator(`iframe[width="${size}"]`).getByRole('link', { name: 'Get back into the account' })).toBeVisible();
    await expect(shown.locator('pre')).toContainText('/app/recover#');
    await expectAccessible(page);
  });

test('every kind of e-mail is on the page, reads at 320 px, loads nothing, and is accessible in both themes', async ({ page, request }) => {
  const emails: { kind: string; subject: string; text: string }[] = await (await request.get('/app/kit/emails.json')).json();
  expect(emails.map(({ kind }) => kind).sort()).toEqual([...notificationKinds, ...addressedKinds].sort());
  // What one kind of e-mail quotes says nothing about how another looks.
  const quoting = emails.filter(({ text }) => text.includes('Thank you for your question'));
  expect(quoting.map(({ kind }) => kind).sort()).toEqual(['feedback-answer', 'guest-answer']);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { kind, subject } of emails) {
    await page.goto(`/app/kit/emails/${kind}.light.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    expect([kind, await overflow(page)]).toEqual([kind, 0]);
  }
  expect(asked).toHaveLength(emails.length);
  for (const kind of shapes)
    for (const theme of ['light', 'dark']) {
      await page.goto(`/app/kit/emails/${kind}.${theme}.html`);
      await expectAccessible(page);
    }
});
