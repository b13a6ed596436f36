import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

for (const width of [1440, 390]) {
  test(`a business account begins with finding people and messages, and has a quiet way to a portfolio of its own, at ${width}`, async ({ page }) => {
    const recruiter = await makePerson('Rea Cruiter', ['--type', 'business']);
    const wanted = await makePerson(`Wanda W${[...recruiter.userId.slice(-8)].join('')}`);
    await ask(wanted, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
    await actAs(page, recruiter);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you looking for?' })).toBeVisible();
    await expect(page.getByText('Nobody has written to you yet')).toBeVisible();
    await expect(page.getByText('Begin with your resume.')).toHaveCount(0);
    await expectAccessible(page);

    await ask(recruiter, 'POST', '/api/threads', { to: wanted.userId, text: 'Shall we talk?' });
    const { items } = (await ask(wanted, 'GET', '/api/threads?mode=inbox')).body;
    await ask(wanted, 'POST', `/api/threads/${items[0].id}/messages`, { text: 'Gladly.' });
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: /Gladly\./ })).toBeVisible();

    const box = page.getByRole('main').getByRole('combobox', { name: 'Search people' });
    await box.fill(wanted.uname);
    await page.getByRole('main').getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`/${wanted.uname}$`));

    await page.goto('/app/dashboard');
    await page.getByRole('link', { name: 'Open my portfolio' }).click();
    await expect(page.getByText('Begin with your resume.')).toBeVisible();
  });
}

test('whoever is not a business account begins with their own portfolio', async ({ page }) => {
  await actAs(page, await makePerson('Job Seeker'));
  await page.goto('/app/dashboard');
  await expect(page.getByText('Begin with your resume.')).toBeVisible();
  await expect(page.getByText('Who are you looking for?')).toHaveCount(0);
});
