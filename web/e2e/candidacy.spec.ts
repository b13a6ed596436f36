import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { addressIn, mailTo, newAddress } from './mail';
import { makePerson } from './person';
import { resumePdf } from './resume';
import { actAs } from './signed-in';
import { wake } from './wake';

const posting = `Platform Engineer
Meridian Pay, Oslo

What you will do
Own the settlement service from design to on-call.

What we need
- 3 years of experience with Kafka
- PostgreSQL

Nice to have
- Kubernetes in production`;

test('a job’s page takes a portfolio, or a file without an account; both see what was found and with which words, and end it', async ({ browser }) => {
  test.setTimeout(180_000);
  const [recruiter, member] = [await makePerson('Rita Reader', ['--type', 'business', '--plan', 'pro']), await makePerson('Mona Member')];
  const made = await ask(recruiter, 'POST', '/api/screening/jobs', { text: posting }, { 'idempotency-key': crypto.randomUUID() });
  expect(made.status).toBe(201);
  const { id, version } = made.body;
  expect((await fetch(`${productUrl}/jobs/${id}`)).status).toBe(404);
  await ask(recruiter, 'PATCH', `/api/screening/jobs/${id}`, { version, takesApplications: true });
  const fields = { position: 'Platform Engineer', employer: 'Tidewater', startDate: '2016', current: true, highlights: ['Ran Kafka between 11 services'] };
  await ask(member, 'POST', '/api/items', { content: { kind: 'work', fields } });

  const inside = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await inside.newPage();
  await actAs(page, member);
  await page.goto(`/jobs/${id}`);
  await page.getByText('Show every word').click();
  await expect(page.getByText('Ran Kafka between 11 services')).toBeVisible();
  await expectAccessibleFromTop(page);
  await page.getByRole('button', { name: 'Agree and apply' }).click();
  await expect(page.getByRole('heading', { name: 'You have applied' })).toBeVisible();
  const board = async () => (await ask(recruiter, 'GET', `/api/screening/jobs/${id}/board`)).body;
  await expect.poll(async () => (await board()).rows[0]?.points ?? null, { timeout: 30_000 }).not.toBeNull();
  // Blind mode: the team knows them by a number.
  expect(JSON.stringify(await board())).not.toMatch(/Mona|Member/);
  await page.getByRole('link', { name: 'See who screened you' }).click();
  await expect(page.getByRole('heading', { name: /Meridian Pay found \d/ })).toBeVisible();
  await expect(page.getByText('Ran Kafka between 11 services').first()).toBeVisible();
  await expectAccessibleFromTop(page);
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByRole('dialog')).toContainText('Stays, without your name');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'You withdrew from Meridian Pay' })).toBeVisible();
  expect((await board()).rows).toEqual([]);
  await inside.close();

  const outside = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  const guest = await outside.newPage();
  await guest.addInitScript(() => localStorage.setItem('theme', 'light'));
  await guest.goto(`/jobs/${id}`);
  await expectAccessibleFromTop(guest);
  await wake(guest);
  await guest.getByRole('button', { name: 'Apply with a file, without an account' }).click();
  const address = newAddress('Mira Solheim');
  await guest.getByLabel('Your e-mail address').fill(address);
  await guest.getByRole('button', { name: 'Send the code' }).click();
  const [code = ''] = /\d{6}/.exec((await mailTo(address, /is your code/)).subject) ?? [];
  await guest.getByLabel('The code').fill(code === '000000' ? '000001' : '000000');
  await guest.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(guest.getByText('This code is not the one that was sent last')).toBeVisible();
  await guest.getByLabel('The code').fill(code);
  await guest.getByRole('button', { name: 'Confirm the address' }).click();
  const chosen = guest.getByLabel('Your resume, PDF or DOCX');
  await chosen.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no resume') });
  await guest.getByRole('button', { name: 'Agree and apply' }).click();
  await expect(guest.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await chosen.setInputFiles({ name: 'mira.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await resumePdf(browser, 'Mira Solheim')) });
  await guest.getByRole('button', { name: 'Agree and apply' }).click();
  await expect(guest.getByRole('heading', { name: 'You have applied' })).toBeVisible({ timeout: 30_000 });

  // What auditors may know is asked afterwards, each answer optional, and only a key that stays here deletes it.
  await guest.getByText('Four optional questions for auditors').click({ timeout: 15_000 });
  await guest.getByLabel('Sex').selectOption('Female');
  await expectAccessibleFromTop(guest);
  await guest.getByRole('button', { name: 'Send my answers' }).click();
  await expect(guest.getByRole('heading', { name: 'Kept, without your name' })).toBeVisible();
  await guest.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(guest.getByText('Deleted', { exact: true })).toBeVisible();
  await expect.poll(async () => (await board()).rows[0]?.points ?? null, { timeout: 30_000 }).not.toBeNull();
  expect(JSON.stringify(await board())).not.toMatch(/Mira|Solheim/);
  await guest.getByRole('link', { name: 'See what was found' }).click();
  await expect(guest.getByRole('heading', { name: /Meridian Pay found \d/ })).toBeVisible();
  await guest.getByRole('button', { name: /^This is not right: Kubernetes/ }).click();
  await guest.getByLabel('What is not right').fill('I ran it for years');
  await guest.getByRole('form', { name: 'Contest this finding' }).getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText(/^Contested\. Somebody answers by/)).toBeVisible();
  const corrected = await resumePdf(browser, 'Mira Solheim');
  await guest.getByLabel('The corrected file').setInputFiles({ name: 'mira-2.pdf', mimeType: 'application/pdf', buffer: Buffer.from(corrected) });
  await guest.getByRole('button', { name: 'Send the corrected file' }).click();
  await expect(guest.getByText('Shared. It is read again.')).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await board()).rows[0]?.points ?? null, { timeout: 30_000 }).not.toBeNull();
  await expectAccessibleFromTop(guest);
  const [{ id: contestId }] = (await ask(recruiter, 'GET', `/api/screening/jobs/${id}/contests`)).body.items;
  const answer = { state: 'partial', reason: 'A certificate shows a part of it' };
  expect((await ask(recruiter, 'PUT', `/api/screening/jobs/${id}/contests/${contestId}/answer`, answer)).status).toBe(200);
  const way = new URL(addressIn(await mailTo(address, 'What you contested was answered'), '/app/my-screening'));
  await guest.goto(`${way.pathname}${way.hash}`);
  await guest.reload();
  await expect(guest.getByText(/A certificate shows a part of it/)).toBeVisible();
  await guest.getByRole('button', { name: 'Withdraw consent' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(guest.getByRole('heading', { name: 'You withdrew from Meridian Pay' })).toBeVisible();
  expect((await board()).rows).toEqual([]);
  await outside.close();
});
