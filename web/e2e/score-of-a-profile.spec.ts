import { expect, test } from '@playwright/test';
import { ask, unitsUsed } from './api';
import { expectAccessible } from './axe';
import { makeEngineer, scored } from './engineer';
import { actAs } from './signed-in';

for (const width of [1440, 390]) {
  test(`a named profile is held against a job, and its scores stand apart, at ${width} px`, async ({ page }) => {
    const person = await makeEngineer('Pro Files', ['--plan', 'pro']);
    const { postingId } = await scored(person, 'Meridian');
    const made = await ask(person, 'POST', '/api/me/profiles', { title: 'Talks and panels', slug: 'talks' });
    expect(made.status).toBe(201);
    const talk = { content: { kind: 'talk', fields: { title: 'What Kafka taught us', event: 'Example Days', date: '2025-05' } } };
    const { body: item } = await ask(person, 'POST', '/api/items', talk);
    await ask(person, 'PATCH', `/api/me/profiles/${made.body.id}`, { version: made.body.version, items: [item.id] });

    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/app/job-match/calculator?from=saved&job=${postingId}`);
    const profile = page.getByLabel('Which profile');
    await expect(profile).toHaveValue('');
    await expect(page.getByText('Costs nothing: this job was scored before')).toBeVisible();
    await profile.selectOption({ label: 'Talks and panels' });
    await expect(page.getByText(/^Costs one FitScore/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Score this job' }).click();
    const counts = page.getByText('Every point stands on words in your profile “Talks and panels”.').filter({ visible: true });
    await expect(counts).toBeVisible();
    // Not compared with the score of everything; its own work is not among the evidence.
    await expect(page.getByRole('heading', { name: /^What changed/ })).toHaveCount(0);
    await expect(page.getByText('Built Go services over PostgreSQL')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Talks and panels' })).toContainText('first score of this job');
    expect(await unitsUsed(person, 'fit-score')).toBe(2);
    await page.getByRole('button', { name: 'Score again' }).click();
    // Nothing changed: it is the existing score, and says so; the history does not get a second row for it.
    await expect(page.getByText(/Scored again .*, nothing changed/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^What changed/ })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Talks and panels' })).toHaveCount(1);
    await expect(counts).toBeVisible();
    expect(await unitsUsed(person, 'fit-score')).toBe(2);

    // A profile that shows nothing is told apart from an empty portfolio.
    const { body: now } = await ask(person, 'GET', `/api/me/profiles/${made.body.id}`);
    await ask(person, 'PATCH', `/api/me/profiles/${made.body.id}`, { version: now.version, items: [] });
    const report = page.url();
    await page.getByRole('button', { name: 'Score again' }).click();
    await expect(page.getByText('This profile shows no entries')).toBeVisible();
    await page.getByRole('link', { name: 'Choose its entries' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/settings/profiles\\?edit=${made.body.id}$`));
    await page.goto(report);

    // A report outlives its profile, and says so.
    await ask(person, 'DELETE', `/api/me/profiles/${made.body.id}`);
    await page.reload();
    await expect(page.getByText('The profile of this score is deleted.')).toBeVisible();
    await page.getByRole('link', { name: 'Score with another profile' }).click();
    await expect(page.getByRole('radio', { name: /Meridian/ })).toBeChecked();
    await expect(page.getByLabel('Which profile')).toHaveCount(0);
  });
}
