import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { backendJob } from './jobs';
import { makePerson } from './person';
import { actAs } from './signed-in';

// Several postings of a company's board become jobs at once. The board is another company's, so its list is given here; its postings are read by the product itself.
let server: Server;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const company = decodeURIComponent(request.url?.slice(1) ?? '');
    if (company === 'gone') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(backendJob(company));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void server.close());

for (const width of [1440, 390])
  test(`several postings of a board become jobs, each with its own outcome, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = await makePerson('Makes Several', ['--type', 'business', '--plan', 'pro']);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const items = ['Meridian Pay', 'gone', 'Harbor Bank'].map((company) => ({
      title: `Engineer at ${company}`,
      location: 'Lisbon',
      url: `${origin}/${encodeURIComponent(company)}`,
    }));
    await page.route('**/api/postings/read-board', (route) => route.fulfill({ json: { items } }));
    await page.setViewportSize({ width, height: 900 });
    await actAs(page, person);
    await page.goto('/app/screening');
    await page.getByText('By its address', { exact: true }).click({ timeout: 20_000 });
    await page.getByLabel('Address of the page').fill('https://boards.greenhouse.io/meridian');
    await page.getByRole('button', { name: 'Read the page' }).click();
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    for (const { title } of items) await row(title).getByRole('checkbox').check({ timeout: 20_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make 3 jobs' }).click();
    await expect(row('Meridian Pay').getByRole('link', { name: 'Made: look at its criteria' })).toBeVisible({ timeout: 40_000 });
    await expect(row('Harbor Bank').getByRole('link', { name: 'Made: look at its criteria' })).toBeVisible({ timeout: 40_000 });
    await expect(row('at gone').getByText('could not be fetched', { exact: false })).toBeVisible();
    await expect(row('Meridian Pay').getByRole('checkbox')).toBeDisabled();
    await expectAccessible(page);
    const { items: jobs } = (await ask(person, 'GET', '/api/screening/jobs')).body;
    expect(jobs.map(({ company }: { company: string }) => company).sort()).toEqual(['Harbor Bank', 'Meridian Pay']);
  });
