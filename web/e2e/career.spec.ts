import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl, unitsUsed } from './api';
import { expectAccessible } from './axe';
import { makeEngineer, scored } from './engineer';
import { backendJob } from './jobs';
import { makePerson } from './person';
import { actAs } from './signed-in';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the folded parts of a report: its groups on phones, the small parts of the work at every width. */
async function unfold(page: Page) {
  const folded = page.locator('[data-requirements] button[aria-expanded=false][aria-controls^=rows-]');
  while ((await folded.filter({ visible: true }).count()) > 0) await folded.filter({ visible: true }).first().click();
}

for (const width of [1440, 390]) {
  test(`a job is pasted, scored, understood, answered with evidence and scored again for nothing, at ${width} px`, async ({ page }) => {
    const person = await makeEngineer('Fit Ter');
    await page.setViewportSize({ width, height: 900 });
    await actAs(page, person);
    await page.goto('/app/job-match');
    await expect(page).toHaveURL(/\/app\/tailormade$/);
    await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Score a job' }).click();
    await expect(page.getByText('Costs one FitScore; 5 of 5 left')).toBeVisible();
    await page.getByRole('button', { name: 'Score this job' }).click();
    await expect(page.getByText('Paste the text of the job first.')).toBeVisible();
    await page
      .getByLabel('The text of the job')
      .fill(backendJob('Meridian').replace('- Own our', '- Take part in the on-call rotation every sixth week\n- Mentor two engineers\n- Own our'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Score this job' }).click();

    await expect(page).toHaveURL(/\/app\/job-match\/[0-9a-f-]{36}$/);
    await expect(heading(page)).toContainText('Senior Backend Engineer · Meridian · Berlin');
    const first = Number((await page.getByRole('img', { name: /^\d+ of 100, / }).getAttribute('aria-label'))?.split(' ')[0]);
    expect(first).toBeGreaterThan(0);
    // What would raise it comes first: before the rows, three at most.
    const raise = page.getByRole('region', { name: 'What would raise it' });
    await expect(raise.getByRole('listitem')).toHaveCount(3);
    const firstGroup = page.getByRole('heading', { name: /^Must-have skills/ });
    expect((await raise.boundingBox())?.y).toBeLessThan((await firstGroup.boundingBox())?.y ?? 0);
    if (width < 768) await expect(page.getByRole('button', { name: /^PostgreSQL/ })).toHaveCount(0);
    await expectAccessible(page);
    // The text of the job leads to its row, whatever it is folded into.
    await page
      .locator('[data-pane]')
      .getByRole('button', { name: /^Evidence / })
      .first()
      .click();
    await expect(page.locator('[data-requirements] button[aria-expanded=true][data-requirement]')).toBeInViewport();
    await unfold(page);
    await page
      .getByRole('button', { name: /^PostgreSQL/ })
      .first()
      .click();
    await expect(page.getByText('Built Go services over PostgreSQL', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    // Duties are not counted as gaps if the portfolio does not mention them, and the label states the level.
    const onCall = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Say it now: Take part in the on-call/ }) });
    await expect(onCall).toContainText('Not said');
    await expect(page.getByRole('button', { name: 'The level: senior' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Add evidence for Kafka/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/app\/work\/edit\/[0-9a-f-]{36}\?field=highlights&/);
    await expect(page.getByLabel('Position')).toHaveValue('Backend Engineer');
    // At the exact field, with what it is for and the way back.
    const line = page.getByLabel('Highlights, 2');
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
    await expect(page.getByText(/^For: Kafka, \+\d/)).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the report' }).click();
    await expect(page).toHaveURL(/\/app\/job-match\/[0-9a-f-]{36}$/);
    await expect(heading(page)).toContainText('Meridian');
    const streams = { name: 'Streams', startDate: '2023', summary: 'I built an event pipeline with Kafka.' };
    expect((await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: streams } })).status).toBe(201);

    await expect(page.getByText(/^Scoring again is free until /).first()).toBeVisible();
    await page.getByRole('button', { name: 'Score again' }).click();
    await expect(page.getByRole('heading', { name: /^What changed/ })).toBeVisible();
    await expect(page.getByText(/evidence for Kafka/).first()).toBeVisible();
    const second = Number((await page.getByRole('img', { name: /^\d+ of 100, / }).getAttribute('aria-label'))?.split(' ')[0]);
    expect(second).toBeGreaterThan(first);
    expect(await unitsUsed(person, 'fit-score')).toBe(1);
    await unfold(page);
    await page
      .getByRole('button', { name: /^Kafka/ })
      .first()
      .click();
    await expectAccessible(page);
    // Its evidence opens the exact entry, by keyboard as well.
    await page
      .getByRole('button', { name: /^Kafka/ })
      .first()
      .press('e');
    await expect(page).toHaveURL(/\/app\/projects\/edit\/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(heading(page)).toContainText('Meridian');
    await unfold(page);
    await page
      .getByRole('button', { name: /^Kafka/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Open Streams' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/app\/projects\/edit\/[0-9a-f-]{36}$/);
    await expect(heading(page)).toHaveText('Streams');
  });
}

test('the Career Center keeps state, dates, notes and a reminder, and deletes for good', async ({ page }) => {
  const person = await makeEngineer('Kee Per');
  await scored(person, 'Northwind');
  await actAs(page, person);
  await page.goto('/app/tailormade');
  await expect(page.getByRole('link', { name: 'Career Center' }).first()).toBeVisible();
  await page.getByLabel('State of Senior Backend Engineer, Northwind').selectOption('Applied');
  await expect(page.getByText(/Northwind · Berlin · applied /)).toBeVisible();
  await page.getByRole('button', { name: 'More for Senior Backend Engineer, Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Edit, notes and dates' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Company').fill('Northwind Trading');
  await dialog.getByLabel('Remind me on').fill('2026-01-02');
  await dialog.getByLabel('Interview').fill('2026-01-15');
  await dialog.getByLabel('Notes').fill('Ask for <b>Ada</b>.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Reminder was 2 Jan')).toBeVisible();
  await expect(page.getByText('Ask for <b>Ada</b>.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Offer', exact: true }).click();
  await expect(page.getByText('No job is in this state.')).toBeVisible();
  await page.getByRole('link', { name: 'Applied', exact: true }).click();
  const [job] = (await ask(person, 'GET', '/api/postings')).body.items;
  expect(job).toMatchObject({ company: 'Northwind Trading', state: 'applied', remindOn: '2026-01-02', dates: { interview: '2026-01-15' } });

  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No job is in this state.')).toBeVisible();
  expect((await ask(person, 'GET', '/api/fit-scores')).body.items).toEqual([]);
});

test.describe('a job by its address', () => {
  let server: Server;
  let address: string;
  test.beforeAll(async () => {
    const pages: Record<string, string> = {
      '/job': `<html><head><script type="application/ld+json">${JSON.stringify({
        '@type': 'JobPosting',
        title: 'Senior Backend Engineer',
        hiringOrganization: { name: 'Harbor' },
        description: `<p>${backendJob('Harbor').split('\n').slice(3).join('</p><p>')}</p>`,
      })}</script></head><body>Menu</body></html>`,
      '/empty': '<body><script src="app.js"></script></body>',
    };
    server = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page ?? 'Not here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('is read, looked at, and scored with what its page says of it', async ({ page }) => {
    const person = await makeEngineer('Addy Ress');
    await actAs(page, person);
    await page.goto('/app/job-match/calculator?from=address');
    await page.getByLabel('Address of the job').fill('no address');
    await page.getByRole('button', { name: 'Read the page' }).click();
    await expect(page.getByText('Use an address such as example.com/job')).toBeVisible();
    for (const [path, words] of [
      ['http://10.0.0.1/job', 'Only public web pages'],
      [`${address}/empty`, 'holds no text'],
      [`${address}/nowhere`, 'could not be fetched'],
    ] as const) {
      await page.getByLabel('Address of the job').fill(path);
      await page.getByRole('button', { name: 'Read the page' }).click();
      await expect(page.getByText(words)).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByLabel('Address of the job').fill(`${address}/job`);
    await page.getByRole('button', { name: 'Read the page' }).click();
    await expect(page.getByLabel('The text of the job')).toHaveValue(/^Senior Backend Engineer\nCompany: Harbor\n/);
    await page.getByRole('button', { name: 'Score this job' }).click();
    await expect(heading(page)).toContainText('Senior Backend Engineer · Harbor');
    await expect(page.getByRole('link', { name: 'Source' })).toHaveAttribute('href', `${address}/job`);
  });
});

test('what is no job, and a plan without units, say so and lose nothing', async ({ page }) => {
  const person = await makeEngineer('Out Of');
  for (const company of ['One', 'Two', 'Three', 'Four', 'Five']) await scored(person, company);
  await actAs(page, person);
  await page.goto('/app/job-match/calculator');
  await expect(page.getByText('No FitScores left until')).toBeVisible();
  const recipe = 'Two eggs, a cup of flour and a pinch of salt; stir well and bake for twenty minutes until golden.';
  await page.getByLabel('The text of the job').fill(recipe);
  await page.getByRole('button', { name: 'Score this job' }).click();
  await expect(page.getByText('This does not read like a job')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('The text of the job')).toHaveValue(recipe);
  await page.getByLabel('The text of the job').fill(backendJob('Six'));
  await page.getByRole('button', { name: 'Score this job' }).click();
  // What was typed stays beside the panel, which comes into sight. The filled button waits, and what waits can be cancelled.
  await expect(page.getByText('5 of 5 FitScores used')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan has no units left for this' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Score it on / })).toBeInViewport();
  await expect(page.getByLabel('The text of the job')).toHaveValue(backendJob('Six'));
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Score it on / }).click();
  await expect(page.getByText('and is done by itself')).toBeVisible();
  await page.getByRole('link', { name: 'See what waits' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for units' })).toBeVisible();
  await expect(page.getByText('Senior Backend Engineer, Six')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for units' })).toHaveCount(0);
  await page.goto('/app/job-match/calculator');
  // Kept all the same, and one of the five is still free.
  await page.getByRole('tab', { name: 'A job you keep' }).click();
  await page.getByRole('radio', { name: /Six/ }).check();
  await expect(page.getByText('5 of 5 FitScores used')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Score it on / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Score this job' })).toHaveCount(0);
  await page.getByRole('radio', { name: /Five/ }).check();
  await expect(page.getByText('Costs nothing: this job was scored before')).toBeVisible();
  await page.getByRole('button', { name: 'Score this job' }).click();
  await expect(heading(page)).toContainText('Five');
  expect(await unitsUsed(person, 'fit-score')).toBe(5);
});

test('a score of 0 says plainly that nothing answers the job, and leads to another job rather than to a resume', async ({ page }) => {
  const person = await makePerson('Not Atall');
  const singing = { position: 'Alto', employer: 'City Choir', startDate: '2019', current: true, highlights: ['Sang masses in three churches'] };
  expect((await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields: singing } })).status).toBe(201);
  const { id } = await scored(person, 'Meridian');
  await actAs(page, person);
  await page.goto(`/app/job-match/${id}`);
  await expect(page.getByRole('img', { name: /^0 of 100, / })).toBeVisible();
  await expect(page.getByText('Nothing here answers this job')).toBeVisible();
  const ground = (name: string) => page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground('TailorMade resume')).not.toBe(await ground('Score another job'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Score another job' }).click();
  await expect(page.getByLabel('The text of the job')).toHaveValue('');
});

test('of two requests for the last unit one is scored and one is refused', async () => {
  const person = await makeEngineer('Ra Cer');
  for (const company of ['One', 'Two', 'Three', 'Four']) await scored(person, company);
  const start = (company: string) => ask(person, 'POST', '/api/fit-scores', { text: backendJob(company) });
  const statuses = (await Promise.all([start('Five'), start('Six')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([202, 402]);
  expect(await unitsUsed(person, 'fit-score')).toBe(5);
});

test('an empty portfolio is told what it needs, and the unit comes back', async ({ page }) => {
  const person = await makePerson('Em Pty');
  await actAs(page, person);
  await page.goto('/app/job-match/calculator');
  await expect(page.getByText('Your portfolio is empty')).toBeVisible();
  await page.getByLabel('The text of the job').fill(backendJob('Nobody'));
  await page.getByRole('button', { name: 'Score this job' }).click();
  await expect(page.getByText('Your portfolio has nothing yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import a resume' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => unitsUsed(person, 'fit-score')).toBe(0);
});

test('a score is corrected, shared as a picture without the job’s text, printed whole and deleted', async ({ page }) => {
  const person = await makeEngineer('Sha Rer');
  const { id } = await scored(person, 'Ironside');
  await actAs(page, person);
  await page.goto(`/app/job-match/${id}`);
  await page.getByRole('button', { name: 'Correct what was read' }).click();
  await page.getByRole('dialog').getByLabel('Role').fill('Platform Lead');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(heading(page)).toContainText('Platform Lead · Ironside');

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  // The actual picture, not an empty sheet: its background and its words differ.
  const colours = () =>
    page.getByRole('img', { name: /^Preview of the picture/ }).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return new Set(Array.from({ length: data.length / 4 }, (_, place) => `${data[place * 4]},${data[place * 4 + 1]},${data[place * 4 + 3]}`)).size;
    });
  await expect.poll(colours).toBeGreaterThan(10);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
  const svg = Buffer.concat(chunks).toString();
  expect(svg).toContain('Platform Lead · Ironside');
  expect(svg).not.toMatch(/small shops|PostgreSQL|Acme/);
  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  expect((await png).suggestedFilename()).toMatch(/^fitscore-\d+\.png$/);
  await expect(page.getByRole('button', { name: 'Send the picture' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A device that can pass files on to another program is asked to.
  const sent = page.evaluate(
    () =>
      new Promise<{ name: string; size: number }>((resolve) => {
        const share = async ({ files: [file] = [] }: ShareData) => resolve({ name: file?.name ?? '', size: file?.size ?? 0 });
        Object.assign(navigator, { canShare: () => true, share });
      }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(colours).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Send the picture' }).click();
  const { name, size } = await sent;
  expect(name).toMatch(/^fitscore-\d+\.png$/);
  expect(size).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/scored on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByText('Built Go services over PostgreSQL', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Score again' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'More for this score' }).click();
  await page.getByRole('menuitem', { name: 'Delete this score' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/app\/tailormade$/);
  await expect(page.getByRole('link', { name: 'Platform Lead', exact: true })).toBeVisible();
  await page.goto(`/app/job-match/${id}`);
  await expect(page.getByText('This score is not there.')).toBeVisible();
});

test('guests go to the start page and come back to where they wanted; the redirect is theirs too', async ({ page }) => {
  await page.goto('/app/job-match');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/app/job-match/calculator');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('how a score is made stands on a page of its own, without JavaScript', async () => {
  const answer = await fetch(`${productUrl}/app/help/fit-score`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<title[^>]*>How a FitScore is made/);
  for (const words of ['What counts as evidence', 'What is never read', 'Must-have skills and credentials']) expect(html).toContain(words);
});
