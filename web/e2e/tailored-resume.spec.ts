import { expect, type Page, test } from '@playwright/test';
import { ask, unitsUsed, untilOver } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { saved, savedFromMenu } from './download';
import { bestLine, makeWholeEngineer } from './engineer';
import { backendJob } from './jobs';
import { actAs } from './signed-in';

/** The page is there as a picture, not only as its frame. */
const expectDrawn = (page: Page) =>
  expect.poll(() => page.getByRole('img', { name: /^Page 1 of / }).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(700);

/** What is in the bar of the document, on phones in its menu. */
async function fromBar(page: Page, name: string) {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!isWide) await page.getByRole('button', { name: 'More actions' }).click();
  if (isWide) await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  else await page.getByRole('menuitem', { name }).click();
}

/** Shows one half of the editor where there is no room for both. */
async function show(page: Page, side: 'Changes' | 'Preview') {
  const choice = page.getByRole('button', { name: side, exact: true });
  if (await choice.isVisible()) await choice.click();
}

for (const [width, theme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  test(`a resume is made for a job, understood, changed, analysed, saved in every form and marked as sent, at ${width} px, ${theme}`, async ({ page }) => {
    const person = await makeWholeEngineer('Tai Lored');
    const job = (await ask(person, 'POST', '/api/postings', { text: backendJob('Meridian') })).body;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await actAs(page, person);
    await page.goto('/app/tailormade');
    await page.getByRole('link', { name: /^TailorMade resume/ }).click();
    await expect(page.getByText('Costs one TailorMade resume; 1 of 1 left.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make the resume' }).click();
    await expect(page).toHaveURL(/\/app\/tailormade\/resume\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meridian');
    await expect(page.getByText(/Kafka/).first()).toBeVisible();
    await expectAccessible(page);
    await show(page, 'Preview');
    await expectDrawn(page);
    // What the person came for is in the first view, with its PDF within reach.
    expect((await page.getByRole('img', { name: /^Page 1 of / }).boundingBox())?.y).toBeLessThan(450);
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeInViewport();
    await expectAccessible(page);
    await show(page, 'Changes');

    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tailored-resume.${theme}.${width}.png`, fullPage: true });
    // Pointing at a line marks exactly that line of the page; on a wide screen a thread leads there.
    await expect(async () => {
      await page.getByText(bestLine, { exact: true }).hover();
      await expect(page.locator('[data-printed]')).toHaveCount(1, { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    if (width > 1200) await expect(page.locator('svg path.stroke-leaf')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-printed]')).toHaveCount(0);
    const line = page.getByRole('switch', { name: `Show the line “${bestLine}”` });
    const resumeId = page.url().split('/').at(-1) ?? '';
    // The announced effect of a choice is what the engine reports once the choice is made.
    const score = async () => (await ask(person, 'GET', `/api/tailored-resumes/${resumeId}`)).body.result.score.after;
    const effect = page
      .getByRole('listitem')
      .filter({ has: line })
      .last()
      .getByText(/^−\d+ without it$/);
    await expect(effect).toBeVisible();
    const [before, foretold] = [await score(), Number((await effect.textContent())?.match(/\d+/)?.[0])];
    await expect(line).toBeChecked();
    const choices = async () => (await ask(person, 'GET', `/api/tailored-resumes/${resumeId}`)).body.choices;
    await line.click();
    await expect(line).not.toBeChecked();
    await expect.poll(async () => Object.values((await choices()).lines)).toEqual(['dropped']);
    expect(Math.round(before - (await score()))).toBe(foretold);
    await page.getByRole('button', { name: 'Undo my changes' }).click();
    await expect(line).toBeChecked();
    await expect.poll(async () => Object.values((await choices()).lines)).toEqual([]);
    await page.getByRole('button', { name: `Edit “${bestLine}”` }).click();
    await page.getByLabel('In your own words').fill('Built services in Go for 20 million people with Kafka');
    await expectAccessibleFromTop(page);
    await page.getByRole('button', { name: 'Use these words' }).click();
    await expect(page.getByText(/your line does not show “Kafka”.* It is your own claim/)).toBeVisible();
    await expectAccessibleFromTop(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-words.${theme}.${width}.png`, fullPage: true });
    await expect(page.getByRole('button', { name: 'Edit “Built services in Go for 20 million people with Kafka”', exact: true })).toBeFocused();
    const own = async () =>
      (await ask(person, 'GET', `/files/tailored-resumes/${resumeId}/resume.txt`, undefined, { cookie: `folia-session=${person.authCode}` })).body;
    expect(await own()).toContain('Built services in Go for 20 million people with Kafka');
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.getByRole('button', { name: `Edit “${bestLine}”` })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('button', { name: 'Use my portfolio’s words' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(own).toContain(bestLine);

    await page.getByText('1 entry left out').click();
    await page.getByRole('switch', { name: 'Show Baker, Bread Club' }).click();
    await show(page, 'Preview');
    await page.getByText('Harbour', { exact: true }).click();
    await page.getByRole('button', { name: /^Paper, length and contact/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Letter', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await ask(person, 'GET', `/api/tailored-resumes/${resumeId}`)).body.settings)
      .toMatchObject({ template: 'harbour', pageSize: 'letter' });
    await expectDrawn(page);
    await expectAccessible(page);

    const pdf = await saved(page, 'Download PDF');
    expect([pdf.file, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Tai-Lored-Meridian.pdf', '%PDF-']);
    const docx = await savedFromMenu(page, 'Word');
    expect([docx.file, docx.bytes.subarray(0, 2).toString()]).toEqual(['Tai-Lored-Meridian.docx', 'PK']);
    for (const [name, ending] of [
      ['Markdown', 'md'],
      ['Text', 'txt'],
    ] as const) {
      const { file, bytes } = await savedFromMenu(page, name);
      expect(file).toBe(`Tai-Lored-Meridian.${ending}`);
      expect(bytes.toString()).toContain(bestLine);
      expect(bytes.toString()).toContain('Baked rye bread');
    }
    const json = await savedFromMenu(page, 'JSON Resume');
    expect(JSON.parse(json.bytes.toString()).work[0].highlights).toContain(bestLine);

    await fromBar(page, 'Analysis');
    await expect(page).toHaveURL(/\/app\/tailormade\/analysis\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Kafka is a must of this job and is not in the resume')).toBeVisible();
    await expect(page.getByRole('row', { name: /PostgreSQL/ }).first()).toContainText('yes');
    // In a template with an aside, too.
    await expect(page.getByText('Everything was read as it is written.')).toBeVisible();
    await page.getByText('Backend Engineer, Acme').last().click();
    await expect(page.getByText(bestLine).filter({ visible: true }).last()).toBeVisible();
    await page.getByText('The text of the PDF, in the order it is read').click();
    await expectDrawn(page);
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/resume-analysis.${theme}.${width}.png`, fullPage: true });
    await page.getByRole('link', { name: 'Back to the resume' }).click();

    await fromBar(page, 'Mark as sent');
    await expect(page.getByText(/^Sent .* It stays as it was then/)).toBeVisible();
    await expect(line).toBeDisabled();
    await expectAccessible(page);
    await page.goto('/app/tailormade?state=applied');
    await expect(page.getByRole('link', { name: /^Resume sent / })).toBeVisible();
    await page.goto(`/app/tailormade/resume/new?job=${job.id}`);
    await expect(page).toHaveURL(new RegExp(resumeId));
    expect(await unitsUsed(person, 'tailor-made')).toBe(1);
  });
}

test('a resume marked as sent moves its job to Applied; both can be taken back, and its hash stands behind Details', async ({ page }) => {
  const person = await makeWholeEngineer('Sen Der');
  const { id, jobId, postingId } = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Meridian') })).body;
  await untilOver(person, jobId);
  const jobNow = async () => {
    const { state, dates } = (await ask(person, 'GET', `/api/postings/${postingId}`)).body;
    return { state, dates };
  };
  await actAs(page, person);
  await page.goto(`/app/tailormade/resume/${id}`);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Marked as sent. The job stands under Applied.')).toBeVisible();
  expect(await jobNow()).toEqual({ state: 'applied', dates: { applied: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(jobNow).toEqual({ state: 'saved', dates: {} });
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible();

  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText(/^Sent .* It stays as it was then/)).toBeVisible();
  await expect(page.getByText(/[0-9a-f]{64}/)).toBeHidden();
  await expectAccessible(page);
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText(/[0-9a-f]{64}/)).toBeVisible();
  // What a person said about their application stays as they said it.
  const { version } = (await ask(person, 'GET', `/api/postings/${postingId}`)).body;
  expect((await ask(person, 'PATCH', `/api/postings/${postingId}`, { version, state: 'interview' })).status).toBe(200);
  await page.getByRole('button', { name: 'Not sent after all' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText(/^Sent .* It stays as it was then/)).toBeVisible();
  expect((await jobNow()).state).toBe('interview');
});

test('the report of a score leads to the resume; where no unit is left it says so, and nothing is lost', async ({ page }) => {
  const person = await makeWholeEngineer('Las Tone');
  const first = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Northwind') })).body;
  await untilOver(person, first.jobId);
  const { body } = await ask(person, 'POST', '/api/fit-scores', { text: backendJob('Meridian') });
  await untilOver(person, body.jobId);
  await actAs(page, person);
  await page.goto(`/app/job-match/${body.id}`);
  await page.getByRole('link', { name: 'TailorMade resume' }).click();
  await expect(page.getByRole('heading', { name: 'There are no more of these on your plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the resume' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/app/job-match/${body.id}`);
  await expect(page.getByRole('link', { name: 'TailorMade resume' })).toBeVisible();
  await page.goto('/app/tailormade/resume/01990000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such resume. It may have been deleted.')).toBeVisible();
});
