import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { boardPostings, knownBoard } from './contracts';
import { makePerson } from './person';
import { actAs } from './signed-in';

// Several postings of a company's board become jobs at once. The boards are stand-ins that speak the public interfaces of the three systems.
const standing = boardPostings.filter(({ isTakenDown }) => !isTakenDown);
const takenDown = boardPostings.filter(({ isTakenDown }) => isTakenDown);
const boards = [
  // Ashby reads the whole board each time, so what was taken down is not listed.
  { board: `https://boards.greenhouse.io/${knownBoard}`, width: 1440, gone: takenDown },
  { board: `https://jobs.lever.co/${knownBoard}`, width: 390, gone: takenDown },
  { board: `https://jobs.ashbyhq.com/${knownBoard}`, width: 390, gone: [] },
];

for (const { board, width, gone } of boards)
  test(`several postings of ${new URL(board).hostname} become jobs, each with its own outcome, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = await makePerson('Makes Several', ['--type', 'business', '--plan', 'pro']);
    await page.setViewportSize({ width, height: 900 });
    await actAs(page, person);
    await page.goto('/app/screening');
    await page.getByText('By its address', { exact: true }).click({ timeout: 20_000 });
    await page.getByLabel('Address of the page').fill(board);
    await page.getByRole('button', { name: 'Read the page' }).click();
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    const listed = [...standing, ...gone];
    for (const { title } of listed) await row(title).getByRole('checkbox').check({ timeout: 20_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: `Make ${listed.length} jobs` }).click();
    for (const { title } of standing) await expect(row(title).getByRole('link', { name: 'Made: look at its criteria' })).toBeVisible({ timeout: 40_000 });
    for (const { title } of gone) await expect(row(title).getByText('could not be fetched', { exact: false })).toBeVisible();
    for (const { title } of standing) await expect(row(title).getByRole('checkbox')).toBeDisabled();
    await expectAccessible(page);
    const { items: jobs } = (await ask(person, 'GET', '/api/screening/jobs')).body;
    expect(jobs.map(({ title }: { title: string }) => title).sort()).toEqual(standing.map(({ title }) => title).sort());
  });

test('a board that is not there says so, and nothing is made', async ({ page }) => {
  const person = await makePerson('Finds No Board', ['--type', 'business']);
  await actAs(page, person);
  await page.goto('/app/screening');
  await page.getByText('By its address', { exact: true }).click({ timeout: 20_000 });
  await page.getByLabel('Address of the page').fill('https://boards.greenhouse.io/nobody-is-here');
  await page.getByRole('button', { name: 'Read the page' }).click();
  await expect(page.getByText('could not be fetched', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Address of the page')).toHaveValue('https://boards.greenhouse.io/nobody-is-here');
});
