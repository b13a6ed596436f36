import { expect, test } from '@playwright/test';
import { ask, productUrl, unitsUsed, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makeEngineer, scored } from './engineer';
import { makePerson } from './person';
import { resumePdf } from './resume';
import { actAs } from './signed-in';

test('a plan is chosen, paid, used, changed, cancelled, taken up again and withdrawn from; every sum is the one on its button', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await makeEngineer('Bil Ling');
  await actAs(page, person);
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Choose Basic' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Pay $9.00, then $9.00 a month' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay $9.00, then $9.00 a month' }).click();

  // The provider's own page, and back.
  await page.getByRole('button', { name: 'Pay $9' }).click();
  await expect(page).toHaveURL(/\/app\/billing\?paid=/);
  await expect(page.getByText('$9 a month before tax, since')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Visa …4242, 08/28')).toBeVisible();
  await expect(page.getByText('$9.00 on ', { exact: false })).toBeVisible();
  await scored(person, 'Billed');
  await page.goto('/app/billing');
  await expect(page.getByText('1 of 50')).toBeVisible();
  await expectAccessible(page);

  // More at once, from the card that is kept; what is used stays counted.
  await page.getByRole('button', { name: 'Change plan' }).click();
  await dialog.getByText('Pro', { exact: true }).first().click();
  await expect(dialog.getByText('200, 199 left')).toBeVisible();
  const pay = dialog.getByRole('button', { name: /^Pay \$[\d.]+, then \$29\.00 a month$/ });
  const sum = /\$[\d.]+/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
  await pay.click();
  await expect(page.getByText('$29 a month before tax, since')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: sum }).first()).toBeVisible();
  const { body } = await ask(person, 'GET', '/api/me/invoices');
  expect(body.items.map(({ totalCents }: { totalCents: number }) => totalCents).sort((a: number, b: number) => a - b)[0]).toBe(900);
  const file = await fetch(`${productUrl}/api/me/invoices/${body.items[0].id}/file`, { headers: { authorization: `Bearer folia:${person.authCode}` } });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  // Two clicks end it, one takes that back, on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(page.getByText('and nothing more is charged')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with Pro' }).click();
  await expect(page.getByText('Goes on by itself on')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
  await dialog.getByRole('button', { name: /^Withdraw and get \$[\d.]+ back$/ }).click();
  await expect(page.getByText('free forever, no card.')).toBeVisible();
  // Nothing that was made is gone, and what was counted stays counted.
  expect(await unitsUsed(person, 'fit-score')).toBe(1);
});

test('what is spent in total waits for a bigger plan, which starts it by itself and leads back to where it was asked for', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const person = await makeEngineer('Ova Spent');
  const [first, second] = [await scored(person, 'Once'), await scored(person, 'Twice')];
  const made = await ask(person, 'POST', '/api/tailored-resumes', { postingId: first.postingId });
  expect((await untilOver(person, made.body.jobId)).state).toBe('done');
  for (const version of ['one', 'two']) {
    const { body } = await upload(person, await resumePdf(browser, 'Ova Spent', version), `${version}.pdf`);
    expect((await untilOver(person, body.jobId)).state).toBe('done');
  }
  expect(await unitsUsed(person)).toBe(2);
  const file = { name: 'third.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await resumePdf(browser, 'Ova Spent', 'three')) };

  // A file that finds no import left stays with us until there is one.
  await page.setViewportSize({ width: 390, height: 844 });
  await actAs(page, person);
  await page.goto('/app/settings/resume-import');
  await page.locator('input[type=file]').first().setInputFiles(file);
  const panel = page.getByRole('region', { name: 'Your plan has no units left for this' });
  await expect(panel.getByText('2 of 2 imports used')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'See what a bigger plan has' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/app/billing');
  const waiting = page.getByRole('region', { name: 'Waiting for units' });
  await expect(waiting.getByRole('listitem').filter({ hasText: 'third.pdf' })).toContainText('by itself with a bigger plan');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/app/tailormade/resume/new?job=${second.postingId}`);
  // That there is none left is known before anything is pressed, and what the next plan costs, too.
  await expect(panel.getByText('Basic costs $9.00 today, then $9.00 a month.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the resume' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'See what a bigger plan has' }).click();
  await page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Choose Basic' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay $9' }).click();

  // Back where it was asked for, which by then is the resume, or shows it in the making.
  await expect(page).toHaveURL(/\/app\/tailormade\/resume\//, { timeout: 60_000 });
  await expect.poll(() => unitsUsed(person, 'tailor-made'), { timeout: 60_000 }).toBe(1);
  await expect.poll(() => unitsUsed(person), { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => (await ask(person, 'GET', '/api/me/planned-jobs')).body.items, { timeout: 30_000 }).toEqual([]);
});

test('an invoice address is checked and kept, and a plan by agreement is asked for, given with an invoice, and paid', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const person = await makeEngineer('Ad Dress');
  await actAs(page, person);
  await page.goto('/app/billing');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ad Dress');
  await dialog.getByLabel('Country').fill('Germany');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Country')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Name')).toHaveValue('Ad Dress');
  await dialog.getByLabel('Country').fill('de');
  const number = dialog.getByLabel('VAT number');
  await number.fill('DE136695977');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('its digits do not add up')).toBeVisible();
  await number.fill('FR40303265045');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Use the one of the country above.')).toBeVisible();
  await number.fill('DE 136 695 976');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ad Dress', { exact: true })).toBeVisible();

  await page.goto('/app/billing?plan=enterprise');
  await expect(dialog.getByLabel('Plan')).toHaveValue('enterprise');
  await dialog.getByLabel('E-mail').fill('ad@example.com');
  await dialog.getByLabel('What you need').fill('Screening for forty people.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent. You get an answer by e-mail.')).toBeVisible();

  // It reaches the admins.
  const desk = await (await browser.newContext()).newPage();
  await actAs(desk, await makePerson('De Sk', ['--admin']));
  await desk.goto(`${productUrl}/app/admin?tab=plan-requests`);
  const request = desk.getByRole('listitem').filter({ hasText: 'Screening for forty people.' });
  await expect(request.getByText('Ad Dress asks for Enterprise')).toBeVisible();
  await expectAccessible(desk);
  await request.getByRole('link', { name: /^Give .+ a plan$/ }).click();

  // A plan by agreement is given with an invoice, whose payment is noted by hand.
  const form = desk.getByRole('dialog');
  await desk.getByRole('button', { name: 'Change plan' }).click();
  await form.getByLabel('Plan', { exact: true }).selectOption('Pro');
  await form.getByLabel('For how many').fill('3');
  await form.getByRole('switch', { name: 'Send an invoice at the list price' }).click();
  await form.getByLabel('Why').fill('Agreed by e-mail.');
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Change plan' }).click();
  await expect(form).toHaveCount(0);
  await desk.goto(`${productUrl}/app/admin?tab=invoices`);
  const invoice = desk.getByRole('listitem').filter({ hasText: `@${person.uname}` });
  await expect(invoice).toContainText('$87.00');
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(desk);
  await invoice.getByRole('button', { name: 'Mark as paid' }).click();
  await form.getByLabel('Why').fill('Bank transfer of today.');
  await form.getByRole('button', { name: 'Mark as paid' }).click();
  // Behind an open dialog there is no list to look at.
  await expect(form).toHaveCount(0);
  await expect(invoice).toHaveCount(0);
  const { body } = await ask(person, 'GET', '/api/me/invoices');
  expect(body.items).toMatchObject([{ totalCents: 8_700, state: 'paid' }]);
});
