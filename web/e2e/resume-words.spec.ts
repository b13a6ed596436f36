import { expect, test } from '@playwright/test';
import { ask, untilOver } from './api';
import { expectAccessible } from './axe';
import { backendJob } from './jobs';
import { makePerson } from './person';
import { actAs } from './signed-in';

const passive = 'Responsible for the PostgreSQL databases of 38 services';
const own = 'Kept the PostgreSQL databases of 38 services running with Kafka';
const corrected = 'Responsible for the PostgreSQL databases of 31 services';

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`a remark leads to its line, own words stand until the entry is corrected, and both ways on are offered, at ${width} px, ${theme}`, async ({ page }) => {
    const person = await makePerson('Wor Der');
    const fields = { position: 'Backend Engineer', employer: 'Acme', startDate: '2018', current: true, highlights: [passive, 'Built Go services'] };
    const item = (await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields } })).body;
    const started = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
    await untilOver(person, started.jobId);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await actAs(page, person);
    await page.goto(`/app/tailormade/analysis/${started.id}`);
    const remark = page.getByRole('listitem').filter({ hasText: `“${passive}” does not say who did it` });
    await expect(remark.getByRole('link', { name: 'Open Backend Engineer, Acme' })).toBeVisible();
    await expectAccessible(page);
    await remark.getByRole('link', { name: 'Rewrite the line' }).click();
    const field = page.getByLabel('In your own words');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(passive);
    await field.fill('');
    await page.getByRole('button', { name: 'Use these words' }).click();
    await expect(page.getByText('Write something, or leave it out.')).toBeVisible();
    await field.fill(own);
    await page.getByRole('button', { name: 'Use these words' }).click();
    await expect(page.getByText(/your line does not show “Kafka”/)).toBeVisible();

    const text = async () =>
      (await ask(person, 'GET', `/files/tailored-resumes/${started.id}/resume.txt`, undefined, { cookie: `folia-session=${person.authCode}` })).body;
    await expect.poll(text).toContain(own);
    const content = { kind: 'work', fields: { ...fields, highlights: [corrected, 'Built Go services'] } };
    expect((await ask(person, 'PATCH', `/api/items/${item.id}`, { version: item.version, content })).status).toBe(200);
    await page.goto(`/app/tailormade/resume/${started.id}`);
    await expect(page.getByText(`Your portfolio was corrected since, and the resume follows it. Your words were: “${own}”`)).toBeVisible();
    expect(await text()).toContain(corrected);
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/corrected.${theme}.${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Use my words' }).click();
    await expect.poll(text).toContain(own);
    await page.getByRole('button', { name: 'Use my portfolio’s words' }).click();
    await expect.poll(text).toContain(corrected);
    expect((await ask(person, 'GET', `/api/tailored-resumes/${started.id}`)).body.choices.words).toBeUndefined();
  });
}
