import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { docxType, resumeDocx, resumePdf } from './resume';
import { actAs, signInThroughPopup } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const widths = [1440, 390];

async function acceptEverything(page: Page) {
  const all = page.getByRole('button', { name: /^Accept all read clearly/ });
  if (await all.isVisible()) await all.click();
  const one = page.getByRole('button', { name: /^Accept/ }).first();
  while (await one.isVisible()) await one.click();
}

for (const width of widths) {
  test(`sign in, import a PDF, check it, save, publish, seen signed out (${width} px wide)`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import your resume' }).first().click();
    await expect(page.getByRole('dialog').getByText('I am here as')).toBeVisible();
    await expectAccessible(page);
    await signInThroughPopup(page, `Mira ${width}`, `mira-${width}-${Date.now()}@example.com`);

    // Back where the person wanted to go before signing in.
    await expect(page).toHaveURL(/\/app\/settings\/resume-import/);
    await expect(page.getByText('0 of 2 imports used')).toBeVisible();
    await expectAccessible(page);
    const file = { name: 'Mira-Solheim.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await resumePdf(browser, 'Mira Solheim', String(width))) };
    await page.locator('input[type=file]').setInputFiles(file);

    await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await acceptEverything(page);
    await expect(page.getByText(/^Saved as a draft/)).toBeAttached();
    await page.getByRole('button', { name: /^Save \d+ entries/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Mira Solheim' })).toBeVisible();
    await expect(page.getByText('Only you see this page, and people with a link.')).toBeVisible();
    await expect(page.getByText('Senior Platform Engineer')).toBeVisible();
    await expectAccessible(page);

    const uname = new URL(page.url()).pathname;
    const strangers = await browser.newContext();
    const stranger = await strangers.newPage();
    expect((await stranger.goto(uname))?.status()).toBe(404);
    await expect(stranger.getByText('Unexpected Application Error!')).toBeVisible();

    await page.getByRole('switch').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('None. Your e-mail and phone stay private.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make it public' }).click();
    await expect(page.getByText(/Anyone can see this page/)).toBeVisible();

    expect((await stranger.goto(uname))?.status()).toBe(200);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Mira Solheim' })).toBeVisible();
    await expect(stranger.getByText('mira.solheim@example.com')).toHaveCount(0);
    await expectAccessible(stranger);
    await strangers.close();
  });
}

test('a Word document is reviewed beside its lines, edited, partly dropped, and the draft survives a reload', async ({ page }) => {
  const person = await makePerson('Nora Lindgren');
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await page.locator('input[type=file]').setInputFiles({ name: 'nora.docx', mimeType: docxType, buffer: Buffer.from(resumeDocx()) });
  await expect(page.getByRole('heading', { name: 'Check what we read' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show the whole document' }).click();
  await expect(page.frameLocator('iframe').getByText('Sankt Erik Hospital').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show what was read' }).click();
  await page.getByRole('button', { name: 'Drop: Registered Nurse, Sankt Erik Hospital' }).click();
  await page.getByRole('button', { name: 'Edit Position' }).first().click();
  await page.getByRole('textbox', { name: 'Position' }).fill('Ward Manager');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved as a draft/)).toBeAttached();
  await page.reload();
  await expect(page.getByText('Ward Manager').first()).toBeVisible();
  await acceptEverything(page);
  await page.getByRole('button', { name: /^Save \d+ entries/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Lindgren' })).toBeVisible();
  const { body } = await ask(person, 'GET', '/api/items');
  const positions = body.items.filter((item: { kind: string }) => item.kind === 'work').map((item: { fields: { position: string } }) => item.fields.position);
  expect(positions).toEqual(['Ward Manager']);
});

test('a file that can’t be read says why and how to go on, and costs nothing', async ({ page }) => {
  await actAs(page, await makePerson('Ref Used'));
  await page.goto('/app/settings/resume-import');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText(/Only PDF and Word \(DOCX\) files can be read/)).toBeVisible();
  await input.setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText(/larger than the limit of 10 MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: /^Import/ }).click();
  await expect(page.getByRole('heading', { name: 'Drop your resume here' }).or(page.getByText('Drop your resume here'))).toBeVisible();
  await input.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') });
  await expect(page.getByText(/damaged/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.goto('/app/settings/resume-import');
  await expect(page.getByText('0 of 2 imports used')).toBeVisible();
});

test('a file that cannot be sent because the connection is gone is kept, says so, and is read once there is one', async ({ page, context, browser }) => {
  await actAs(page, await makePerson('Connie Gone'));
  await page.goto('/app/settings/resume-import', { waitUntil: 'networkidle' });
  const pdf = Buffer.from(await resumePdf(browser, 'Connie Gone', 'connie'));
  await context.setOffline(true);
  await page.locator('input[type=file]').setInputFiles({ name: 'connie.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing came back.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible({ timeout: 60_000 });
});

test('five fields by hand make a page', async ({ page }) => {
  await actAs(page, await makePerson('By Hand'));
  await page.goto('/app/settings/resume-import');
  await page.getByRole('button', { name: 'Fill in by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Hanna Byhand');
  await dialog.getByLabel('What you do').fill('Lighthouse keeper');
  await dialog.getByLabel('Your position now or last').fill('Keeper');
  await dialog.getByLabel('Where').fill('Utsira');
  await dialog.getByLabel('A few skills').fill('Lamps, Weather');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make my page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hanna Byhand' })).toBeVisible();
  await expect(page.getByText('Lamps')).toBeVisible();
});

for (const list of ['at once', 'after it was read'])
  test(`one may leave while a resume is read, and the bar tells when it is ready (the list of imports comes ${list})`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    const person = await makePerson('Lea Ving', ['--plan', 'pro']);
    await actAs(page, person);
    await page.goto('/app/settings/resume-import');
    const pdf = await resumePdf(browser, 'Lea Ving', 'leaving', 45);
    // The page has asked for the list once.
    const input = page.locator('input[type=file]');
    await expect(input).toBeAttached();
    if (list === 'after it was read')
      await page.route(/\/api\/resume-imports$/, async (route) => {
        const state = async () => (await ask(person, 'GET', '/api/resume-imports')).body.items[0]?.state;
        await expect.poll(state, { timeout: 60_000 }).toBe('done');
        await route.continue();
      });
    await input.setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
    const mayLeave = page.getByText(/You may leave this page/);
    // What was read before the page had drawn its steps is told all the same. Who sees the review before they leave needs no notice.
    const review = page.getByRole('heading', { name: 'Check what we read' });
    await expect(list === 'at once' ? mayLeave : mayLeave.or(review)).toBeVisible();
    const hasSeen = review.waitFor({ timeout: 60_000 });
    await page
      .getByRole('button', { name: 'Go to my profile' })
      .or(page.getByRole('link', { name: 'Go to my profile' }))
      .click();
    await Promise.any([hasSeen, page.getByText(/has been read. Nothing is saved yet/).waitFor({ timeout: 60_000 })]);
  });
