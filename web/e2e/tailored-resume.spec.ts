import { expect, type Page, test } from '@playwright/test';
import { ask, unitsUsed, untilOver } from './api';
import { expectAccessible } from './axe';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

const kept = 'Built Go services over PostgreSQL for ten million people';

async function makeEngineer(name: string): Promise<Person> {
  const person = await makePerson(name);
  const work = {
    position: 'Backend Engineer',
    employer: 'Acme',
    startDate: '2018',
    current: true,
    highlights: ['Ran the on-call rota of twelve services', kept],
  };
  const basics = {
    location: 'Berlin',
    email: { value: 'tai@lored.example', visibility: 'private' },
    phone: { value: '+49 30 1234567', visibility: 'private' },
  };
  const { owner } = (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body;
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: owner.profileVersion, basics })).status).toBe(200);
  const baking = { position: 'Baker', organization: 'Bread Club', startDate: '2022', summary: 'Baked rye bread for neighbours.' };
  for (const content of [
    { kind: 'work', fields: work },
    { kind: 'volunteering', fields: baking },
    { kind: 'skill', fields: { name: 'PostgreSQL' } },
  ])
    expect((await ask(person, 'POST', '/api/items', { content })).status).toBe(201);
  return person;
}

/** The bytes behind a link, as its download brings them. */
async function saved(page: Page, name: string, exact = true): Promise<{ file: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { file: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** The page is there as a picture, not only as its frame. */
const expectDrawn = (page: Page) =>
  expect.poll(() => page.getByRole('img', { name: /^Page 1 of / }).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(700);

for (const [width, theme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  test(`a resume is made for a job, understood, changed, analysed, saved in every form and marked as sent, at ${width} px, ${theme}`, async ({ page }) => {
    const person = await makeEngineer('Tai Lored');
    const job = (await ask(person, 'POST', '/api/saved-jobs', { text: backendJob('Meridian') })).body;
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
    await expectDrawn(page);
    await expect(page.getByText(/Kafka/).first()).toBeVisible();
    await expectAccessible(page);

    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tailored-resume.${theme}.${width}.png`, fullPage: true });
    const line = page.getByRole('switch', { name: `Show the line “${kept}”` });
    const resumeId = page.url().split('/').at(-1) ?? '';
    // What the choice is worth is what the engine says once it is made.
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
    await page.getByRole('button', { name: `Edit “${kept}”` }).click();
    await page.getByLabel('In your own words').fill('Built services in Go for 20 million people with Kafka');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use these words' }).click();
    await expect(page.getByText(/your line does not show “Kafka”.* It is your own claim/)).toBeVisible();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-words.${theme}.${width}.png`, fullPage: true });
    await expect(page.getByRole('button', { name: 'Edit “Built services in Go' })).toBeFocused();
    const own = async () =>
      (await ask(person, 'GET', `/files/tailored-resumes/${resumeId}/resume.txt`, undefined, { cookie: `folia-session=${person.authCode}` })).body;
    expect(await own()).toContain('Built services in Go for 20 million people with Kafka');
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.getByRole('button', { name: `Edit “${kept}”` })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('button', { name: 'Use my portfolio’s words' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(own).toContain(kept);

    await page.getByText('1 entry left out').click();
    await page.getByRole('switch', { name: 'Show Baker, Bread Club' }).click();
    await page.getByText('Harbour', { exact: true }).click();
    await page.getByText('Letter', { exact: true }).click();
    await expect
      .poll(async () => (await ask(person, 'GET', `/api/tailored-resumes/${resumeId}`)).body.settings)
      .toMatchObject({ template: 'harbour', pageSize: 'letter' });
    await expectDrawn(page);
    await expectAccessible(page);

    const pdf = await saved(page, 'Download PDF');
    expect([pdf.file, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Tai-Lored-Meridian.pdf', '%PDF-']);
    const docx = await saved(page, 'Word');
    expect([docx.file, docx.bytes.subarray(0, 2).toString()]).toEqual(['Tai-Lored-Meridian.docx', 'PK']);
    for (const [name, ending] of [
      ['Markdown', 'md'],
      ['Text', 'txt'],
    ] as const) {
      const { file, bytes } = await saved(page, name);
      expect(file).toBe(`Tai-Lored-Meridian.${ending}`);
      expect(bytes.toString()).toContain(kept);
      expect(bytes.toString()).toContain('Baked rye bread');
    }
    const json = await saved(page, 'JSON Resume');
    expect(JSON.parse(json.bytes.toString()).work[0].highlights).toContain(kept);

    await page.getByRole('tab', { name: 'Cover letter' }).click();
    await expect(page).toHaveURL(/view=letter$/);
    await expect(page.getByText('Dear Meridian hiring team,').last()).toBeVisible();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/cover-letter.${theme}.${width}.png`, fullPage: true });
    // The number behind a sentence leads to the entry it stands in.
    await page
      .getByText('Built Go services over PostgreSQL for ten million people.')
      .getByRole('link', { name: /^stands in \d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#letter-source-\d+$/);
    await expect(page.locator('[id^="letter-source-"]').filter({ hasText: 'Backend Engineer, Acme' }).getByRole('link')).toHaveAttribute(
      'href',
      /\/app\/work\/edit\//,
    );
    await page.getByLabel('To whom').fill('Ms Okafor');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dear Ms Okafor,').last()).toBeVisible();
    await page.getByRole('button', { name: `Edit “${kept}.”` }).click();
    await page.getByLabel('In your own words').fill('I built Go services for 20 million people.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use these words' }).click();
    await expect(page.getByText(/“20 million” is no figure of your line.* It is your own claim/)).toBeVisible();
    await page.getByRole('button', { name: 'Add a sentence of your own' }).click();
    await page.getByLabel('In your own words').fill('Your shops are where I buy my bread.');
    await page.getByRole('button', { name: 'Use these words' }).click();
    await page.getByRole('switch', { name: /^Say “I have kept to what I can show/ }).click();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-letter.${theme}.${width}.png`, fullPage: true });
    const letterNow = async () =>
      (await ask(person, 'GET', `/files/tailored-resumes/${resumeId}/cover-letter.txt`, undefined, { cookie: `folia-session=${person.authCode}` })).body;
    await expect.poll(letterNow).not.toContain('I have kept to what I can show.');
    expect(await letterNow()).toMatch(/^Dear Ms Okafor,\n/);
    expect(await letterNow()).toContain('Your shops are where I buy my bread.');
    expect(await letterNow()).toContain('I built Go services for 20 million people.');
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(letterNow).toContain('I have kept to what I can show.');
    // The words of the letter are the letter's: the resume says what the portfolio says.
    expect(await own()).toContain(kept);
    await page.getByRole('button', { name: 'Undo my changes to the letter' }).click();
    await expect.poll(letterNow).toContain(`${kept}.`);
    await expect(page.getByText('Dear Meridian hiring team,').last()).toBeVisible();
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(letterNow).toContain('Your shops are where I buy my bread.');
    expect((await saved(page, 'Cover letter, Text')).bytes.toString()).toContain('Ms Okafor');
    expect((await saved(page, 'Cover letter, Word')).file).toBe('Tai-Lored-Meridian-Letter.docx');
    const letter = await saved(page, 'Cover letter, PDF');
    expect([letter.file, letter.bytes.subarray(0, 5).toString()]).toEqual(['Tai-Lored-Meridian-Letter.pdf', '%PDF-']);
    await page.getByRole('tab', { name: 'Resume', exact: true }).click();

    await page.getByRole('link', { name: 'Analysis' }).click();
    await expect(page).toHaveURL(/\/app\/tailormade\/analysis\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Kafka is a must of this job and is not in the resume')).toBeVisible();
    await expect(page.getByRole('row', { name: /PostgreSQL/ }).first()).toContainText('yes');
    // In a template with an aside, too.
    await expect(page.getByText('Everything was read as it is written.')).toBeVisible();
    await page.getByText('Backend Engineer, Acme').last().click();
    await expect(page.getByText(kept).filter({ visible: true }).last()).toBeVisible();
    await page.getByText('The text of the PDF, in the order it is read').click();
    await expectDrawn(page);
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/resume-analysis.${theme}.${width}.png`, fullPage: true });
    await page.getByRole('link', { name: 'Back to the resume' }).click();

    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText(/^Sent .* It stays as it was then/)).toBeVisible();
    await expect(line).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Cover letter' }).click();
    await expect(page.getByText('I built Go services for 20 million people.')).toBeVisible();
    await expect(page.getByLabel('To whom')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/app/tailormade');
    await expect(page.getByRole('link', { name: /^Resume sent / })).toBeVisible();
    await page.goto(`/app/tailormade/resume/new?job=${job.id}`);
    await expect(page).toHaveURL(new RegExp(resumeId));
    expect(await unitsUsed(person, 'tailor-made')).toBe(1);
  });
}

test('the report of a score leads to the resume; where no unit is left it says so, and nothing is lost', async ({ page }) => {
  const person = await makeEngineer('Las Tone');
  const first = (await ask(person, 'POST', '/api/tailored-resumes', { text: backendJob('Northwind') })).body;
  await untilOver(person, first.jobId);
  const { body } = await ask(person, 'POST', '/api/fit-scores', { text: backendJob('Meridian') });
  await untilOver(person, body.jobId);
  await actAs(page, person);
  await page.goto(`/app/job-match/${body.id}`);
  await page.getByRole('link', { name: 'TailorMade resume' }).click();
  await page.getByRole('button', { name: 'Make the resume' }).click();
  await expect(page.getByText('Your plan’s resumes are used up. The job is kept.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/tailormade/resume/01990000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such resume. It may have been deleted.')).toBeVisible();
});
