import { expect, test } from '@playwright/test';
import { ask, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { resumePdf } from './resume';
import { actAs } from './signed-in';

type Work = { id: string; version: number; fields: { position: string; highlights?: string[] } };
const works = async (person: Person): Promise<Work[]> =>
  (await ask(person, 'GET', '/api/items')).body.items.filter((item: { kind: string }) => item.kind === 'work');

/** Imports a resume and accepts all of it. */
async function importAll(person: Person, file: Uint8Array<ArrayBuffer>): Promise<void> {
  const { body } = await upload(person, file, 'first.pdf');
  await untilOver(person, body.jobId);
  const { review, import: read } = (await ask(person, 'GET', `/api/resume-imports/${body.importId}`)).body;
  const entries = Object.fromEntries(read.result.entries.map(({ id }: { id: string }) => [id, { decision: 'accepted' }]));
  await ask(person, 'PATCH', `/api/resume-imports/${body.importId}`, { version: review.version, decisions: { ...review.decisions, entries } });
  expect((await ask(person, 'POST', `/api/resume-imports/${body.importId}/accept`)).status).toBe(200);
}

for (const width of [390, 1440]) {
  test(`a second resume brings what is new, leaves what was edited, and doubles nothing (${width} px wide)`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await makePerson('Mira Solheim');
    await importAll(person, await resumePdf(browser, 'Mira Solheim', 'in 2023'));
    const before = await works(person);
    const [first] = before as [Work];
    const renamed = { ...first.fields, position: 'Head of Platform' };
    expect((await ask(person, 'PATCH', `/api/items/${first.id}`, { version: first.version, content: { kind: 'work', fields: renamed } })).status).toBe(200);

    await actAs(page, person);
    await page.goto('/app/settings/resume-import');
    const second = Buffer.from(await resumePdf(browser, 'Mira Solheim', 'in 2024'));
    await page.locator('input[type=file]').setInputFiles({ name: 'second.pdf', mimeType: 'application/pdf', buffer: second });
    await expect(page.getByRole('heading', { name: 'You have this already; this file says more' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('You have this already', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take from the file' }).click();
    await page.getByRole('button', { name: /^Accept all read clearly/ }).click();
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mira Solheim' })).toBeVisible();

    const after = await works(person);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.fields).toMatchObject({ position: 'Head of Platform', highlights: expect.arrayContaining([expect.stringContaining('in 2024')]) });
  });
}
