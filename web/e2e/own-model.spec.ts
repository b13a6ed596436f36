import { expect, test } from '@playwright/test';
import { ask, unitsUsed } from './api';
import { expectAccessible } from './axe';
import { startLanguageModel } from './contracts';
import { makeEngineer, scored } from './engineer';
import { actAs } from './signed-in';

test('a model of one’s own is tried, kept without showing its key, asked for a score that costs nothing, and removed', async ({ page }) => {
  const standIn = await startLanguageModel((_request, reply) => reply.refuse(401));
  try {
    const person = await makeEngineer('Own Model');
    await actAs(page, person);
    await page.goto('/app/settings/own-model');
    await page.getByLabel('Address').fill('https://169.254.169.254/v1');
    await page.getByLabel('Model', { exact: true }).fill('my-model');
    await page.getByLabel('Key', { exact: true }).fill('sk-mine-alone');
    const save = page.getByRole('button', { name: 'Try and save' });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Only a public address' })).toBeVisible();

    await page.getByLabel('Address').fill(standIn.url);
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'refuses this key' })).toBeVisible();
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('sk-mine-alone');
    await expectAccessible(page);

    standIn.become((_request, reply) => reply.say('{"ready": true}'));
    await save.click();
    await expect(page.getByText('my-model, since')).toBeVisible();
    await expect(page.getByLabel('Key', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('my-model, since')).toBeVisible();
    expect(JSON.stringify((await ask(person, 'GET', '/api/me/own-model')).body)).not.toContain('sk-mine');
    await page.getByRole('button', { name: 'Try it now' }).click();
    await expect(page.getByText('It answered.', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);

    standIn.become(({ messages }, reply) => reply.say(messages[1]?.content.includes('"passages"') ? '{"requirements":[]}' : '{"evidence":[]}'));
    const { id } = await scored(person, 'Unmetered');
    expect((await ask(person, 'GET', `/api/fit-scores/${id}`)).body.result.model).toMatchObject({ name: 'my-model', outcome: 'answered' });
    expect(standIn.keys[0]).toBe('sk-mine-alone');
    expect(await unitsUsed(person, 'fit-score')).toBe(0);

    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(save).toBeVisible();
    await scored(person, 'Metered');
    expect(await unitsUsed(person, 'fit-score')).toBe(1);
  } finally {
    await standIn.close();
  }
});
