import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { makeEngineer } from './engineer';
import { backendJob } from './jobs';
import { askFor, join, makeOrganisation } from './organisation';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

// One finding from the candidate to the team and back, at two sizes and in both themes.
test.slow();

type Screen = { width: number; theme: 'dark' | 'light'; account?: string };

async function openFor(browser: Browser, person: Person, { width, theme, account }: Screen): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  await actAs(page, person);
  const stored = { theme, ...(account ? { 'folia-account': account } : {}) };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return page;
}

test('a candidate contests a finding and corrects their page; another of the team than who moved them answers, and both sides see it', async ({ browser }) => {
  const [admin, owner, candidate] = [await makePerson('Rolf Roles', ['--admin']), await makePerson('Olga Owner'), await makeEngineer('Quinta Harrow')];
  const account = await makeOrganisation(admin, owner, 'Contested and Sons', 5);
  const recruiter = await join(account, owner, 'Rita Reader', 'recruiter');
  const { body: job } = await askFor(account, owner, 'POST', '/api/screening/jobs', { text: backendJob('Meridian Pay') });
  await askFor(account, owner, 'PATCH', `/api/screening/jobs/${job.id}`, { version: job.version, takesApplications: true });
  const page = `/api/job-pages/${job.id}`;
  const shown = (await ask(candidate, 'GET', page)).body.digest;
  const shared = (await ask(candidate, 'GET', `${page}/portfolio`)).body.digest;
  expect((await ask(candidate, 'POST', `${page}/portfolio`, { shown, shared })).status).toBe(201);
  const board = async () => (await askFor(account, owner, 'GET', `/api/screening/jobs/${job.id}/board`)).body;
  const isRead = () => expect.poll(async () => (await board()).rows[0]?.points ?? null, { timeout: 60_000 }).not.toBeNull();
  await isRead();
  const [row] = (await board()).rows;
  const moved = await askFor(account, recruiter, 'PUT', `/api/screening/jobs/${job.id}/candidates/${row.id}/stage`, {
    version: row.version,
    stage: 'shortlist',
  });
  expect(moved.status).toBe(200);

  const own = await openFor(browser, candidate, { width: 390, theme: 'light' });
  await own.goto('/app/screenings');
  await own.getByRole('button', { name: 'This is not right: Kafka' }).click();
  const form = own.getByRole('form', { name: 'Contest this finding' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Say what is not right: somebody reads and answers it.')).toBeVisible();
  await form.getByLabel('What is not right').fill('I, Quinta Harrow, ran it for four years');
  await form.getByLabel('Your words that show it').selectOption({ label: 'Backend Engineer, Acme' });
  await form.getByLabel('Built Go services over PostgreSQL').check();
  await expectAccessibleFromTop(own);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText(/^Contested\. Somebody answers by/)).toBeVisible();
  await expect(own.getByText('They read your page as it was on')).toBeVisible();
  const fields = { position: 'Platform Engineer', employer: 'Tidewater', startDate: '2014', highlights: ['Ran Kubernetes clusters in production'] };
  await ask(candidate, 'POST', '/api/items', { content: { kind: 'work', fields } });
  await own.reload();
  await expect(own.getByText('Your page changed since you shared it.')).toBeVisible();
  await expectAccessibleFromTop(own);
  await own.getByRole('button', { name: 'Share the change' }).click();
  await expect(own.getByText('They read your page as it was on')).toBeVisible();
  await isRead();
  await own.reload();
  await expect(own.getByText('Ran Kubernetes clusters in production').first()).toBeVisible();

  // Who moved the candidate reads it, but somebody else answers.
  const reader = await openFor(browser, recruiter, { width: 1440, theme: 'dark', account });
  await reader.goto('/app/notifications');
  await reader.getByRole('link', { name: /A candidate contests a finding/ }).click();
  await expect(reader.getByRole('button', { name: /^Contested 1$/ })).toHaveAttribute('aria-pressed', 'true');
  const grid = reader.getByRole('grid', { name: /^Candidates for/ });
  await grid.getByRole('button', { name: /contested by the candidate/ }).click();
  await expect(grid.getByText('ran it for four years')).toBeVisible();
  await expect(grid.getByText(/They corrected what they share/)).toBeVisible();
  expect(await reader.content()).not.toMatch(/Quinta|Harrow/);
  await grid.getByRole('button', { name: 'Answer' }).click();
  const answer = reader.getByRole('dialog', { name: 'Answer Candidate 01' });
  await answer.getByRole('button', { name: 'Keep the finding' }).click();
  await expect(answer.getByText('Say why: the candidate reads your answer.')).toBeVisible();
  await answer.getByLabel('Your answer').fill('Nothing says Kafka');
  await answer.getByRole('button', { name: 'Keep the finding' }).click();
  await expect(answer.getByText(/so somebody else of your team answers/)).toBeVisible();
  await expectAccessible(reader);
  await reader.keyboard.press('Escape');

  // What the team thinks stands apart from evidence, and whoever is mentioned hears of it.
  await grid.getByLabel('Tags', { exact: true }).fill('=payments');
  await grid.getByRole('button', { name: 'Add tag' }).click();
  await expect(grid.getByRole('button', { name: 'Remove the tag =payments' })).toBeVisible();
  await expect(grid.getByText('You see your colleagues’ ratings once you have given yours')).toBeVisible();
  await grid.getByRole('radio', { name: '4 of 5' }).check();
  await expect(grid.getByText('None of your colleagues has rated yet.')).toBeVisible();
  await grid.getByRole('button', { name: 'Note', exact: true }).click();
  await grid.getByLabel('Mention a colleague').selectOption({ label: 'Olga Owner' });
  await expect(grid.getByLabel('Notes of your team').last()).toHaveValue('@Olga Owner ');
  await grid.getByRole('button', { name: 'Keep the note' }).click();
  await expect(grid.getByText('@Olga Owner')).toBeVisible();
  await expectAccessibleFromTop(reader);
  const saved = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Save', exact: true }).click();
  await reader.getByRole('menuitem', { name: 'The table, as CSV' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv).toContain('Candidate 01');
  expect(csv).toContain("'=payments");
  expect(csv).not.toMatch(/Quinta|Harrow/);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expect(grid.getByText('@Olga Owner')).toBeVisible();
  await expectAccessibleFromTop(reader);
  await reader.context().close();

  // The link leads to the board of the team, though they act for themselves.
  const other = await openFor(browser, owner, { width: 1440, theme: 'light' });
  await other.goto('/app/notifications');
  await other.getByRole('link', { name: /Rita Reader mentioned you/ }).click();
  await expect(other.getByText('You now act for Contested and Sons')).toBeVisible({ timeout: 15_000 });
  await expect(other.getByRole('button', { name: /^You are mentioned 1$/ })).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('button', { name: 'Contested', exact: true }).click();
  const list = other.getByRole('dialog', { name: 'Contested' });
  await list.getByRole('button', { name: 'Answer' }).click();
  const answering = other.getByRole('dialog', { name: 'Answer Candidate 01' });
  await answering.getByRole('radio', { name: 'Partial' }).check();
  await answering.getByLabel('Your answer').fill('The services point to it');
  await answering.getByRole('button', { name: 'Change the finding' }).click();
  await expect(list.getByText(/^Changed from .* to Partial by you/)).toBeVisible();
  await expectAccessible(other);
  await other.context().close();

  await own.reload();
  await expect(own.getByText(/^Changed after you contested, from .* to Partial\./)).toBeVisible();
  await expect(own.getByText(/Olga Owner, .*The services point to it/)).toBeVisible();
  expect(await own.content()).not.toMatch(/payments|@Olga/);
  await expectAccessibleFromTop(own);
  await own.context().close();
});
