import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { addressIn, mailTo, newAddress } from './mail';
import { makePerson } from './person';
import { actAs } from './signed-in';

const posting = 'Platform Engineer\nMeridian Pay, Oslo\n\nWhat we need\n- 3 years of experience with Kafka\n- PostgreSQL\n';
const resumeOf = (name: string, email: string, did: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name}\n${email}\n\nEXPERIENCE\n\nPlatform Engineer\nTidewater Grid\nMar 2016 - Present\n- ${did}\n\nSKILLS\n\nKafka, PostgreSQL\n`),
});

test('a recruiter uploads resumes with their ground; each person is told, sees how they came there and ends it; a file without an address waits for one', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const recruiter = await makePerson('Rita Reader', ['--type', 'business', '--plan', 'pro']);
  const { id } = (await ask(recruiter, 'POST', '/api/screening/jobs', { text: posting })).body;
  const board = async () => (await ask(recruiter, 'GET', `/api/screening/jobs/${id}/board`)).body;
  const [mira, nora] = [newAddress('Mira Solheim'), newAddress('Nora Lindgren')];

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await desk.newPage();
  await actAs(page, recruiter);
  await page.goto(`/app/screening/${id}`);
  await page.getByRole('button', { name: 'Add candidates' }).click();
  await page.getByRole('menuitem', { name: 'Upload resumes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload resumes' });
  await dialog
    .getByLabel('Choose files')
    .setInputFiles([
      resumeOf('Mira Solheim', mira, 'Ran Kafka between 11 services'),
      resumeOf('Nora Lindgren', '', 'Kept PostgreSQL running for a bank'),
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no resume') },
    ]);
  await expect(dialog.getByText('Only PDF, DOCX and TXT files are read.')).toBeVisible();
  // Nobody is compared without a ground that somebody answers for.
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(dialog.getByText('Choose one. It is recorded').first()).toBeVisible();
  await dialog.getByLabel('Where the files are from').selectOption('From a fair or another event');
  await dialog.getByLabel('Why you may compare them').selectOption('They asked us to consider them');
  await dialog.getByLabel('In your words').fill('Job fair in Oslo');
  await dialog.getByRole('button', { name: 'Its own source for Nora Lindgren.txt' }).click();
  await dialog.getByRole('listitem').filter({ hasText: 'Nora Lindgren.txt' }).getByLabel('Where the files are from').selectOption('From an agency');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(dialog.getByText('told by e-mail')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('No address in it: it waits')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: 'Look at them' }).click();
  const waiting = page.getByRole('dialog', { name: 'Waiting for an address' });
  await expect(waiting.getByText(/From an agency, they asked us/)).toBeVisible();
  await waiting.getByRole('button', { name: 'Tell them and compare' }).click();
  await expect(waiting.getByText(/address/i).last()).toBeVisible();
  await waiting.getByLabel('E-mail address of the person in Nora Lindgren.txt').fill(nora);
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Tell them and compare' }).click();
  await expect(waiting.getByText('Nora Lindgren.txt: added, and told by e-mail.')).toBeVisible();
  await expect(waiting.getByText('No file waits any more.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await board()).rows.map(({ points }: { points: number | null }) => points !== null), { timeout: 30_000 })
    .toEqual([true, true]);
  // The team had the files, yet what the board shows stays blind.
  expect(JSON.stringify(await board())).not.toMatch(/Mira|Solheim|Nora|Lindgren/);
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(2, { timeout: 30_000 });

  // The same address again is offered as a double, and nothing is merged by itself.
  await page.getByRole('button', { name: 'Add candidates' }).click();
  await page.getByRole('menuitem', { name: 'Upload resumes' }).click();
  await dialog.getByLabel('Choose files').setInputFiles([resumeOf('Mira Solheim again', mira, 'Ran Kafka between 12 services')]);
  await dialog.getByLabel('Where the files are from').selectOption('From the person');
  await dialog.getByLabel('Why you may compare them').selectOption('They applied to us for this job');
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(dialog.getByText('told by e-mail')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Compare and decide' }).click({ timeout: 30_000 });
  const same = page.getByRole('dialog', { name: 'The same person?' });
  await expect(same.getByText('The same e-mail address.')).toBeVisible();
  expect(await page.content()).not.toMatch(/Solheim|Lindgren/);
  await expectAccessible(page);
  await same.getByRole('button', { name: 'Keep only Candidate 03' }).click();
  await expect(same.getByText('Candidate 03 stays, Candidate 01 is gone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await board()).rows.map(({ number }: { number: number }) => number).sort()).toEqual([2, 3]);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  const guest = await phone.newPage();
  await guest.addInitScript(() => localStorage.setItem('theme', 'light'));
  const letter = await mailTo(nora, /Rita Reader compares your resume with a job: Platform Engineer/);
  expect(letter.text).toContain('agency');
  await guest.goto(addressIn(letter, '/app/my-screening'));
  await expect(guest.getByText(/Rita Reader.* uploaded your resume on .*They have it from an agency/)).toBeVisible({ timeout: 15_000 });
  await guest.getByText('Show every word').click();
  await expect(guest.getByText('Kept PostgreSQL running for a bank').first()).toBeVisible();
  await expectAccessibleFromTop(guest);
  await guest.getByRole('button', { name: 'End it and erase' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(guest.getByRole('heading', { name: /You withdrew from/ })).toBeVisible();
  expect((await board()).rows).toHaveLength(1);
  await phone.close();

  // Whoever ended it is not added again, and the phone shows it as well.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await page.getByRole('button', { name: 'Add candidates' }).click();
  await page.getByRole('menuitem', { name: 'Upload resumes' }).click();
  await dialog.getByLabel('Choose files').setInputFiles([resumeOf('Nora Lindgren', nora, 'Kept PostgreSQL running for a bank')]);
  await dialog.getByLabel('Where the files are from').selectOption('From the person');
  await dialog.getByLabel('Why you may compare them').selectOption('They applied to us for this job');
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(dialog.getByText(/withdrew from this job/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await desk.close();
});
