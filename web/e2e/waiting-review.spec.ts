import { expect, type Page, test } from '@playwright/test';
import { ask, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { resumePdf } from './resume';
import { actAs } from './signed-in';

const bell = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: words, exact: true });

async function importOne(person: Person, file: Uint8Array<ArrayBuffer>): Promise<number> {
  const { body } = await upload(person, file, 'Mira.pdf');
  await untilOver(person, body.jobId);
  return (await ask(person, 'GET', `/api/resume-imports/${body.importId}`)).body.import.result.entries.length;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a review that waits is the first thing to do, and heads the import page, until it is saved (${width} px wide)`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height });
    const person = await makePerson('Mira Solheim');
    const entries = await importOne(person, await resumePdf(browser, 'Mira Solheim', String(width)));
    await actAs(page, person);

    await page.goto('/app/dashboard');
    const next = page.getByRole('region', { name: 'What to do next' });
    await expect(next.getByRole('heading', { name: `Check what we read: ${entries} entries` })).toBeInViewport();
    await expect(page.getByText('Begin with your resume')).toHaveCount(0);
    await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/app/settings/resume-import');
    const head = page.getByRole('region', { name: `Check what we read: ${entries} entries` });
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeInViewport();
    await expectAccessible(page);
    await head.getByRole('link', { name: 'Check the entries' }).click();

    await page.getByRole('button', { name: /^Accept all read clearly/ }).click();
    await expect(page.getByText(/^Saved as a draft/)).toBeAttached();
    await page.getByRole('button', { name: /^Save \d+ entr/ }).click();
    const anyway = page.getByRole('dialog').getByRole('button', { name: /^Save/ });
    const saved = page.getByText('Only you see this page, and people with a link.');
    await expect(anyway.or(saved)).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(saved).toBeVisible();
    await expect(bell(page, 'Notifications')).toBeVisible();
    await expect.poll(async () => (await ask(person, 'GET', '/api/notifications/unread')).body.count).toBe(0);
    await page.goto('/app/settings/resume-import');
    await expect(page.getByRole('heading', { name: 'Drop your resume here' })).toBeVisible();
  });
}

test('a review that was thrown away waits for nobody, and neither does its notification', async ({ page, browser }) => {
  const person = await makePerson('Mira Solheim');
  await importOne(person, await resumePdf(browser, 'Mira Solheim', 'thrown away'));
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await page.getByRole('link', { name: 'Check the entries' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Drop your resume here' })).toBeVisible();
  await expect.poll(async () => (await ask(person, 'GET', '/api/notifications/unread')).body.count).toBe(0);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Begin with your resume.' })).toBeVisible();
});
