import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { connectAssistant, dataIn } from './assistant';
import { expectAccessible } from './axe';
import { makeEngineer } from './engineer';
import { makePerson } from './person';
import { actAs } from './signed-in';

test('an assistant reads, scores and proposes; nothing changes until its person accepts, and what they decline is gone', async ({ page }) => {
  test.setTimeout(120_000);
  const [person, other] = [await makeEngineer('Assisted Engineer'), await makePerson('Not Assisted')];
  const scopes = ['portfolios:read', 'portfolios:write', 'fit-scores:read', 'fit-scores:write'];
  const { body: made } = await ask(person, 'POST', '/api/api-keys', { name: 'Career helper', scopes, addresses: [], days: 30 });
  const client = await connectAssistant(productUrl, made.secret);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['list_entries', 'propose_edit', 'score_job', 'get_fit_score', 'list_unanswered_questions']);
  const call = async (name: string, given: Record<string, unknown> = {}) => dataIn(await client.callTool({ name, arguments: given }));

  const { items } = await call('list_entries');
  const [work] = items.filter(({ kind }: { kind: string }) => kind === 'work');
  const text = 'Payments engineer at Meridian Pay\nYou write services in Go.\nRequirements\n- Five years of Go\n- PostgreSQL\n- Kafka or a similar log';
  const { id: scoreId } = await call('score_job', { text });
  await expect.poll(async () => (await call('get_fit_score', { id: scoreId })).state, { timeout: 60_000 }).toBe('done');
  await call('propose_edit', {
    itemId: work.id,
    content: { kind: 'work', fields: { ...work.fields, summary: 'Led the move of eleven services to Kafka.' } },
    reason: 'The ad asks for Kafka, and you said that you led the move.',
  });
  await call('propose_edit', { content: { kind: 'project', fields: { name: 'Invented project' } } });
  expect((await ask(person, 'GET', `/api/items/${work.id}`)).body).toEqual(work);
  expect((await ask(other, 'GET', '/api/me/proposals')).body).toEqual({ items: [] });

  await actAs(page, person);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/app/dashboard');
  await expect(page.getByText('Programs propose 2 changes to your entries.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Look at them' }).click();
  const proposed = page.getByRole('listitem').filter({ hasText: 'The ad asks for Kafka' });
  await expect(proposed).toContainText('Career helper');
  await expect(proposed).toContainText('Led the move of eleven services to Kafka.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Decline the change to Invented project' }).click();
  await expect(page.getByRole('heading', { name: 'Invented project' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await proposed.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Nothing is proposed')).toBeVisible();
  const { items: after } = await call('list_entries');
  expect(after.find(({ id }: { id: string }) => id === work.id).fields.summary).toBe('Led the move of eleven services to Kafka.');
  expect(after).toHaveLength(items.length);

  await ask(person, 'POST', `/api/api-keys/${made.key.id}/revoke`);
  await expect
    .poll(
      () =>
        call('list_entries').then(
          () => 'answered',
          () => 'refused',
        ),
      { timeout: 10_000 },
    )
    .toBe('refused');
});
