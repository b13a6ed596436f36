import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { savedBy } from './download';
import { makeEngineer } from './engineer';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

// One person from a pasted advertisement to a decision, at two sizes.
test.slow();

/** Agrees to be compared with a job, with the portfolio as it is. */
async function apply(person: Person, jobId: string): Promise<void> {
  const path = `/api/job-pages/${jobId}`;
  const shown = (await ask(person, 'GET', path)).body.digest;
  const shared = (await ask(person, 'GET', `${path}/portfolio`)).body.digest;
  expect((await ask(person, 'POST', `${path}/portfolio`, { shown, shared })).status).toBe(201);
}

const grid = (page: Page) => page.getByRole('grid', { name: /^Candidates for/ });

test('a recruiter makes criteria of a job, reads who agreed with the words they said, changes a finding with a reason, and moves a person', async ({
  page,
}) => {
  const recruiter = await makePerson('Rea Cruiter', ['--type', 'business']);
  await actAs(page, recruiter);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/screening');
  await expect(page.getByRole('heading', { name: 'A job to screen for' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read into criteria' }).click();
  await expect(page.getByText('Paste the advertisement, or read it from its address.')).toBeVisible();
  await page.getByLabel('Advertisement').fill(backendJob('Meridian Pay'));
  await page.getByRole('button', { name: 'Read into criteria' }).click();

  await expect(page).toHaveURL(/\/app\/screening\/[0-9a-f-]{36}\/criteria$/, { timeout: 15_000 });
  const jobId = /screening\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await expect(page.getByRole('heading', { level: 1, name: /Senior Backend Engineer/ })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: /^PostgreSQL in production/ })).toBeVisible();
  await expectAccessibleFromTop(page);

  // What stands for something protected is refused with better words, and those are taken.
  await page.getByRole('button', { name: 'Add a criterion' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new criterion' });
  await dialog.getByLabel('What the work needs').fill('Native German speaker, male');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/stands for gender and can’t be a criterion/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What the work needs').fill('Kafka in production');
  await dialog.getByRole('radio', { name: 'Nice to have' }).check();
  await dialog.getByLabel('Points').fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Nice to have/ }).getByText('10 points')).toBeVisible();

  await page.getByRole('link', { name: 'To the board' }).click();
  await expect(page.getByText('Nobody is on this board yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add candidates' }).click();
  await page.getByRole('menuitem', { name: 'By application' }).click();
  await page.getByRole('switch', { name: 'Take applications' }).click();
  await expect(page.getByText('The page is open.')).toBeVisible();
  await page.keyboard.press('Escape');

  const baker = await makePerson('Bea Baker');
  await ask(baker, 'POST', '/api/items', {
    content: { kind: 'work', fields: { position: 'Baker', employer: 'Bread Club', startDate: '2019', current: true } },
  });
  const engineer = await makeEngineer('Ena Gineer');
  for (const person of [baker, engineer]) await apply(person, jobId);

  // Whoever says more of what the job asks for is read first, and nobody has a name before their interview.
  await expect(async () => {
    const { body } = await ask(recruiter, 'GET', `/api/screening/jobs/${jobId}/board`);
    expect(body.rows.map(({ place }: { place: number | null }) => place)).toEqual([1, 2]);
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await expect(grid(page).getByRole('rowheader')).toHaveText([/Candidate 02/, /Candidate 01/]);
  expect(await page.content()).not.toMatch(/Ena Gineer|Bea Baker/);
  await expectAccessibleFromTop(page);

  // One tab stop, and the keys go from cell to cell.
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
  await grid(page).getByRole('button', { name: 'Candidate 02', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).locator('[data-cell="0:4"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(grid(page).locator('[data-cell="1:4"]')).toBeFocused();
  await grid(page)
    .getByRole('button', { name: /^PostgreSQL in production: Met, 1 quote/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/open=[0-9a-f-]{36}/);
  await expect(grid(page).getByText('Built Go services over PostgreSQL')).toBeVisible();
  await expect(grid(page).locator('[tabindex="0"][data-cell]')).toHaveCount(1);
  await expectAccessibleFromTop(page);

  // A finding changes with a reason only; the words stay, and so does what was read.
  await grid(page).getByRole('button', { name: 'Change the finding' }).click();
  const change = page.getByRole('dialog', { name: 'Change a finding of Candidate 02' });
  await change.getByRole('radio', { name: 'Unclear' }).check();
  await change.getByRole('button', { name: 'Change the finding' }).click();
  await expect(change.getByText('Say why: a finding changes with a reason only.')).toBeVisible();
  await change.getByLabel('Why').fill('The work sample says otherwise');
  await change.getByRole('button', { name: 'Change the finding' }).click();
  await expect(grid(page).getByText('“The work sample says otherwise”')).toBeVisible();
  await expect(grid(page).getByRole('button', { name: /: Unclear, .*changed by a person/ })).toBeVisible();
  await grid(page).getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Notes of your team').last().fill('Ask about Kafka');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(grid(page).getByText('Ask about Kafka')).toBeVisible();

  // Why somebody stands where they stand, in sums.
  await grid(page)
    .getByRole('button', { name: /^Candidate 02: .* Why$/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Musts come first')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // A panel without seats gets their words on paper, and a question goes to all of them; nobody has a name in either.
  const { file, bytes } = await savedBy(page, async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('menuitem', { name: 'With their words, as PDF for a panel (2)' }).click();
  });
  expect(file).toBe('Senior-Backend-Engineer-Shortlist.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Ask across' }).click();
  const across = page.getByRole('dialog', { name: 'Ask across candidates' });
  await across.getByLabel('Your question').fill('What are their names?');
  await across.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(across.getByText(/Who somebody is stays hidden/)).toBeVisible();
  await across.getByLabel('Your question').fill('Who has built services over PostgreSQL?');
  await across.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(across.getByRole('heading', { name: '1 candidate says it' })).toBeVisible();
  await expect(across.getByRole('listitem').filter({ hasText: 'Candidate 02' })).toContainText('Built Go services over PostgreSQL');
  await expect(across.getByText(/^Candidate 01\. That is no proof/)).toBeVisible();
  expect(await page.content()).not.toMatch(/Ena Gineer|Bea Baker/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // A person moves a person. From the interview on there is a name.
  await grid(page).getByRole('button', { name: 'Stage of Candidate 02: New' }).click();
  await page.getByRole('menuitem', { name: 'Interview' }).click();
  await expect(grid(page).getByRole('rowheader').first()).toContainText('Ena Gineer');
  await grid(page)
    .getByRole('button', { name: /^Stage of Candidate 01/ })
    .click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Say why: nobody is declined without a reason.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(grid(page).getByText('“The work sample says otherwise”')).toBeVisible();
  await expectAccessibleFromTop(page);
  await page.goto(`/app/screening/${jobId}/criteria`);
  await expect(page.getByRole('button', { name: /^PostgreSQL in production/ })).toBeVisible();
  await expectAccessibleFromTop(page);
  await page.goto('/app/screening');
  await expect(page.getByRole('link', { name: /Senior Backend Engineer.*2 candidates/ })).toBeVisible();
  await expectAccessible(page);
  const archive = await savedBy(page, () => page.getByRole('button', { name: 'Save for auditors' }).click());
  expect(archive.file).toBe('folia-audit.zip');
  for (const name of ['model-card.md', 'impact-ratios.json', 'decisions.csv', 'criteria-history.json'])
    expect(archive.bytes.toString('latin1')).toContain(name);
  await page.getByRole('link', { name: 'Notices for your counsel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Screening and the law' })).toBeVisible();

  // Another account's board is not there.
  expect((await ask(baker, 'GET', `/api/screening/jobs/${jobId}/board`)).status).toBe(404);
});
