import { expect, test } from '@playwright/test';
import { ask } from '../api';
import { expectAccessible } from '../axe';
import { makePerson } from '../person';
import { actAs } from '../signed-in';

const text = 'Backend Engineer\n\nWhat you bring\n- 3 years of Go\n- PostgreSQL in production\n';

// Off is off for everybody: journeys beside this one would meet it.
test('an admin switches a feature off for everybody; whoever begins it reads why, and it begins again once it is on', async ({ page, browser }) => {
  const [boss, person] = [await makePerson('Ada Switches', ['--admin']), await makePerson('Meets Switches')];
  await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields: { position: 'Engineer', employer: 'Acme', startDate: '2020' } } });
  const begin = async () => (await ask(person, 'POST', '/api/fit-scores', { text })).body;
  await actAs(page, boss);
  await page.goto('/app/admin?tab=switches');
  const change = async (action: string) => {
    await page.getByRole('button', { name: `${action}: FitScore` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('A journey of the tests');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  await change('Switch off');
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await expect.poll(async () => (await begin()).code, { timeout: 20_000 }).toBe('SWITCHED_OFF');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await actAs(theirs, person);
  await theirs.goto('/app/tailormade');
  await theirs.getByRole('link', { name: 'Score a job' }).click();
  await theirs.getByLabel('The text of the job').fill(text);
  await theirs.getByRole('button', { name: 'Score this job' }).click();
  await expect(theirs.getByText('This is switched off for now by those who run this installation.')).toBeVisible();
  await context.close();

  await change('Switch on');
  await expect.poll(async () => (await begin()).id, { timeout: 20_000 }).toBeTruthy();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByText('switched off FitScore').first()).toBeVisible();
});
