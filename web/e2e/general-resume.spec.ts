import { expect, test } from '@playwright/test';
import { ask, productUrl, unitsUsed } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

const line = 'Built Go services over PostgreSQL for ten million people';

for (const [width, theme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`the whole portfolio is a resume for no job and no unit, at ${width} px, ${theme}`, async ({ page }) => {
    const person = await makePerson('Gene Ral');
    const work = { position: 'Backend Engineer', employer: 'Acme', startDate: '2018', current: true, highlights: [line] };
    expect((await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields: work } })).status).toBe(201);
    const hidden = { content: { kind: 'award', fields: { title: 'Secret prize' } }, visibility: 'private' };
    expect((await ask(person, 'POST', '/api/items', hidden)).status).toBe(201);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await actAs(page, person);
    await page.goto('/app/settings/export');
    await expect(page.getByRole('link', { name: 'Choose a template' })).toHaveAttribute('href', '/app/tailormade/resume/general');
    await page.goto('/app/tailormade');
    await page.getByRole('link', { name: 'General resume' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('General resume');
    await expect(page.getByText('1 entry. Private ones are left out: 1.')).toBeVisible();
    const drawn = () => page.getByRole('img', { name: /^Page 1 of / }).evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(700);
    await expectAccessible(page);
    await page.getByText('Signal', { exact: true }).click();
    await page.getByText('Letter', { exact: true }).click();
    await page.getByText('One page', { exact: true }).click();
    await expect(page.getByRole('img', { name: /^Page 1 of / })).toHaveAttribute('src', /template=signal&pageSize=letter&maxPages=1/);
    await expect.poll(drawn).toBeGreaterThan(700);
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/general-resume.${theme}.${width}.png`, fullPage: true });
    for (const [name, file, start] of [
      ['PDF', 'Gene-Ral.pdf', '%PDF-'],
      ['Word', 'Gene-Ral.docx', 'PK'],
      ['Markdown', 'Gene-Ral.md', '# Gene Ral'],
      ['Text', 'Gene-Ral.txt', 'Gene Ral'],
      ['JSON Resume', 'Gene-Ral.json', '{'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact: true }).click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      expect([download.suggestedFilename(), bytes.subarray(0, start.length).toString()]).toEqual([file, start]);
      if (name === 'Text') {
        expect(bytes.toString()).toContain(line);
        expect(bytes.toString()).not.toContain('Secret prize');
      }
    }
    expect(await unitsUsed(person, 'tailor-made')).toBe(0);
    expect((await ask(person, 'GET', '/api/tailored-resumes')).body.items).toEqual([]);
  });
}

test('an empty portfolio says what it needs, and nobody else has anybody’s', async ({ page }) => {
  const person = await makePerson('Emp Ty');
  await actAs(page, person);
  await page.goto('/app/tailormade/resume/general');
  await expect(page.getByRole('heading', { name: 'Nothing to write yet' })).toBeVisible();
  await expectAccessible(page);
  expect((await fetch(`${productUrl}/files/resume/resume.pdf`)).status).toBe(401);
  const cookie = { cookie: `folia-session=${person.authCode}` };
  expect((await ask(null, 'GET', '/files/resume/secret.pdf', undefined, cookie)).status).toBe(404);
  expect((await ask(null, 'GET', '/files/resume/resume.pdf?template=none', undefined, cookie)).status).toBe(422);
});
