import { expect, test } from '@playwright/test';
import { ask, unitsUsed, untilOver } from './api';
import { expectAccessible } from './axe';
import { backendJob } from './jobs';
import { makePerson } from './person';
import { actAs } from './signed-in';

for (const width of [1440, 390]) {
  test(`while an entry is written, what it does to the score of a job stands beside it, at ${width}`, async ({ page }) => {
    const person = await makePerson('Wha Tif');
    const work = { position: 'Backend Engineer', employer: 'Acme', startDate: '2018', current: true, highlights: ['Built Go services over PostgreSQL'] };
    await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields: work } });
    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/projects/new');
    const title = page.getByRole('heading', { name: 'Your FitScore with it' });
    await expect(page.getByLabel('Name')).toBeVisible();
    await expect(title).toHaveCount(0);

    for (const company of ['Meridian', 'Halcyon']) {
      const { body } = await ask(person, 'POST', '/api/fit-scores', { text: backendJob(company) });
      expect((await untilOver(person, body.jobId)).state).toBe('done');
    }
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/what-if') && asked.push(request.postData() ?? ''));
    await page.reload();
    await expect(title).toBeVisible();
    await expect(page.getByText('Counted as soon as the entry is complete.')).toBeVisible();
    await page.getByLabel('Role').fill('Author');
    await page.getByLabel('Name').fill('Streams');
    await expect(page.getByText('It changes nothing for this job so far.')).toBeVisible();
    // An entry without a name is not an entry yet, so no question was sent about it.
    expect(asked.filter((body) => !body.includes('Streams'))).toEqual([]);
    await page.getByLabel('Description').fill('I built an event pipeline with Kafka between eleven services.');
    await expect(page.getByText(/^\+[\d.]+ evidence for Kafka/)).toBeVisible();
    await page.getByLabel('Which job').selectOption({ label: 'Meridian, Senior Backend Engineer' });
    await expect(page.getByText(/^\+[\d.]+ evidence for Kafka/)).toBeVisible();
    await expectAccessible(page);
    // Nothing was kept or counted by that.
    expect((await ask(person, 'GET', '/api/fit-scores')).body.items).toHaveLength(2);
    expect(await unitsUsed(person, 'fit-score')).toBe(2);
    await page.getByRole('link', { name: 'Open the report' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Meridian');
  });
}
