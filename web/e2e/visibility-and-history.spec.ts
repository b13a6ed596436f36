import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

const add = (person: Person, kind: string, fields: object) => ask(person, 'POST', '/api/items', { content: { kind, fields } });
const seenByGuests = async (person: Person): Promise<string[]> =>
  (await ask(null, 'GET', `/api/portfolios/${person.uname}`)).body.items.map((item: { fields: { name: string } }) => item.fields.name);

for (const width of [1440, 390]) {
  test(`who sees what, in one place, and as others see it, at ${width}`, async ({ page }) => {
    const person = await makePerson('Visi Bility');
    for (const name of ['Harbor', 'Tide']) await add(person, 'project', { name });
    await add(person, 'skill', { name: 'Kafka' });
    const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
    await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' });
    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: 'Who sees what' }).click();
    const panel = page.getByRole('dialog', { name: 'Who sees what' });
    await panel.getByLabel('Who sees Projects').selectOption('With a link');
    await expect.poll(() => seenByGuests(person)).toEqual(['Kafka']);
    await panel.getByRole('button', { name: /^Projects/ }).click();
    await expect(panel.getByText('its section: people with a link')).toHaveCount(2);
    await panel.getByLabel('Who sees Tide').selectOption('Only me');
    await expect(panel.getByText('its section: people with a link')).toHaveCount(1);
    await expectAccessible(page);

    await panel.getByRole('link', { name: 'A stranger' }).click();
    await expect(page.getByText('You see what a visitor sees.')).toBeVisible();
    await expect(page.getByText('Harbor')).toHaveCount(0);
    await page.getByRole('link', { name: 'View with a link' }).click();
    await expect(page.getByRole('link', { name: 'Harbor' })).toBeVisible();
    await expect(page.getByText('Tide')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to my view' }).click();
    await expect(page.getByRole('link', { name: 'Tide' })).toBeVisible();
    await expectAccessible(page);
    // Nobody else chooses whose view they see.
    expect((await ask(null, 'GET', `/api/portfolios/${person.uname}?as=link`)).body.items).toHaveLength(1);
  });
}

test('a bad change is found in the history and undone, and so is undoing it', async ({ page }) => {
  const person = await makePerson('His Tory');
  const { body: made } = await add(person, 'project', { name: 'Harbor', summary: 'The good words.' });
  await add(person, 'skill', { name: 'Kafka' });
  await ask(person, 'PATCH', `/api/items/${made.id}`, { version: 1, content: { kind: 'project', fields: { name: 'Spoilt' } } });
  await ask(person, 'DELETE', `/api/items/${made.id}`);
  await actAs(page, person);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/history$/);
  await expectAccessible(page);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(4);
  await rows.filter({ hasText: 'Changed “Spoilt” in Projects: Name and Description' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A later change touches the same');
  await expect(dialog.getByRole('region', { name: 'A later change touches the same' }).getByRole('listitem')).toHaveText([/Deleted “Spoilt” in Projects$/]);
  await expect(dialog).toContainText('This change and 1 later one are undone.');
  await expect(dialog.getByRole('region', { name: 'What this does' }).getByRole('listitem')).toHaveText(['Brings back “Harbor” in Projects']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  const projects = async () => (await ask(person, 'GET', '/api/items')).body.items.filter((item: { kind: string }) => item.kind === 'project');
  await expect.poll(projects).toMatchObject([{ id: made.id, fields: { name: 'Harbor', summary: 'The good words.' } }]);
  await rows.first().getByRole('button').click();
  await expect(dialog.getByRole('listitem')).toHaveText(['Takes away “Harbor” in Projects']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(projects).toEqual([]);

  const stranger = await makePerson('Not Mine');
  const { body } = await ask(person, 'GET', '/api/me/history');
  expect((await ask(stranger, 'POST', `/api/me/history/${body.items[0].id}/restore`)).status).toBe(404);
  expect((await ask(null, 'GET', '/api/me/history')).status).toBe(401);
  expect((await ask(stranger, 'GET', '/api/me/history')).body).toEqual({ items: [], nextCursor: null });
});

for (const width of [1440, 390]) {
  test(`one deleted entry comes back alone, later changes stay, and that can be undone, at ${width}`, async ({ page }) => {
    const person = await makePerson('One Only');
    const { body: made } = await add(person, 'project', { name: 'Harbor' });
    const { body: kept } = await add(person, 'skill', { name: 'Kafka' });
    await ask(person, 'DELETE', `/api/items/${made.id}`);
    await ask(person, 'PATCH', `/api/items/${kept.id}`, { version: 1, content: { kind: 'skill', fields: { name: 'Kafka Streams' } } });
    const names = async () => (await ask(person, 'GET', '/api/items')).body.items.map((item: { fields: { name: string } }) => item.fields.name).sort();
    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/settings/history');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    await rows.filter({ hasText: 'Deleted “Harbor” in Projects' }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Undo this change?' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Brings back “Harbor” in Projects']);
    await expectAccessible(page);
    await dialog.getByLabel('Everything since').check();
    await expect(dialog.getByRole('listitem')).toHaveText([/^Changes “Kafka” in Skills/, 'Brings back “Harbor” in Projects']);
    await dialog.getByLabel('Only this change').check();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Harbor', 'Kafka Streams']);
    await expect(rows.first()).toContainText('Undone: the change of');
    await rows.first().getByRole('button').click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Kafka Streams']);
  });
}

test('nothing to undo is said with a way on', async ({ page }) => {
  await actAs(page, await makePerson('Em Pty'));
  await page.goto('/app/settings/history');
  await expect(page.getByText('Nothing was changed yet.')).toBeVisible();
  await expectAccessible(page);
});
