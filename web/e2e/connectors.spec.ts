import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { agreeWithFile, openAsAsked, withdraw } from './asked-guest';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { startGreenhouse } from './contracts';
import { backendJob } from './jobs';
import { newAddress } from './mail';
import { makePerson } from './person';
import { actAs } from './signed-in';

// Greenhouse sends a candidate a test; they are asked, agree with a file, and the result goes back.
test.slow();

const withTheme = (page: Page, theme: string) => page.addInitScript((name) => localStorage.setItem('theme', name), theme);

test('a recruiter connects Greenhouse and maps a job; a candidate who is sent the test is asked first, and the score goes back once they agreed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const recruiter = await makePerson('Rita Reader', ['--type', 'business', '--plan', 'pro']);
  const made = await ask(recruiter, 'POST', '/api/screening/jobs', { text: backendJob('Meridian Pay') }, { 'idempotency-key': crypto.randomUUID() });
  const hidden = await ask(recruiter, 'POST', '/api/screening/jobs', { text: backendJob('Hidden Names') }, { 'idempotency-key': crypto.randomUUID() });
  expect([made.status, hidden.status]).toEqual([201, 201]);
  const { id: jobId, version } = made.body;
  await ask(recruiter, 'PATCH', `/api/screening/jobs/${jobId}`, { version, isBlind: false });

  const inside = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await inside.newPage();
  await actAs(page, recruiter);
  await page.goto('/app/developers');
  const section = page.getByRole('region', { name: 'Connectors' });
  const dialog = page.getByRole('dialog');
  await expect(section.getByText('Nothing is connected')).toBeVisible({ timeout: 20_000 });
  await expectAccessibleFromTop(page);
  await section.getByRole('button', { name: 'Connect Greenhouse' }).click();
  await expect(dialog.getByText(`${productUrl}/api/greenhouse/send_test`)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await section.getByRole('button', { name: 'Jobs and fields' }).click();
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  await expect(box('Hidden Names')).toBeDisabled({ timeout: 20_000 });
  await box('Meridian Pay').check();
  const name = dialog.getByLabel(/ in Greenhouse$/);
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A test needs a name.')).toBeVisible();
  await name.fill('Backend, by evidence');
  await box('When it was read').uncheck();
  await expectAccessibleFromTop(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('1 job is a test')).toBeVisible({ timeout: 20_000 });

  const greenhouse = await startGreenhouse(key, async (method, path, headers, body) => {
    const response = await fetch(`${productUrl}/api/greenhouse${path}`, { method, headers, body });
    return { status: response.status, body: await response.json() };
  });
  expect(await greenhouse.listTests()).toEqual({ status: 200, body: [{ partner_test_id: jobId, partner_test_name: 'Backend, by evidence' }] });
  const address = newAddress('Mira Solheim');
  const sent = await greenhouse.sendTest(jobId, address, '/take_home_tests/1');
  expect(sent.status).toBe(200);
  expect(await greenhouse.sendTest(jobId, address, '/take_home_tests/1')).toEqual(sent);
  expect((await greenhouse.sendTest(hidden.body.id, address, '/take_home_tests/2')).status).toBe(404);
  expect((await fetch(`${productUrl}/api/greenhouse/list_tests`)).status).toBe(401);
  const board = async () => (await ask(recruiter, 'GET', `/api/screening/jobs/${jobId}/board`)).body;
  expect((await board()).rows).toEqual([]);

  // The candidate sees where it goes before they agree. The first news of the result is lost.
  greenhouse.outages.push(503);
  const guest = await openAsAsked(browser, address, 'Rita Reader');
  await expect(guest.getByText('also go to Greenhouse', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessibleFromTop(guest);
  await agreeWithFile(guest, browser, 'Mira Solheim');
  await expect(guest.getByText('Greenhouse: points and findings, no words')).toBeVisible({ timeout: 40_000 });
  const status = await greenhouse.until('/take_home_tests/1', (one) => one.partner_status === 'complete');
  const [row] = (await board()).rows;
  expect(status).toMatchObject({ partner_score: row.points, partner_profile_url: `${productUrl}/app/screening/${jobId}` });
  expect(Object.keys(status.metadata as object)).not.toContain('Read at');
  expect(greenhouse.patches.map((one) => one.status)).toEqual([503, 200]);

  // The log tells it, a dry run shows it, and it is told again by hand.
  await page.reload();
  const log = section.getByRole('region', { name: /^Log/ });
  await expect(log.getByText('We told them of a result')).toBeVisible({ timeout: 20_000 });
  await expect(log.getByText('no such test', { exact: false })).toBeVisible();
  await expectAccessibleFromTop(page);
  await log.getByRole('button', { name: /^Tell again/ }).click();
  await expect.poll(() => greenhouse.patches.length, { timeout: 20_000 }).toBe(3);
  await section.getByRole('button', { name: 'More for Greenhouse' }).click();
  await page.getByRole('menuitem', { name: 'Dry run' }).click();
  await expect(dialog.getByText('"partner_status": "complete"', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await inside.close();

  // Withdrawn: Greenhouse is told that there is no result any more.
  await withdraw(guest);
  expect(await greenhouse.until('/take_home_tests/1', (one) => one.partner_status === 'withdrawn')).toMatchObject({ partner_score: null });
  await guest.close();

  const small = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  const phone = await small.newPage();
  await withTheme(phone, 'light');
  await actAs(phone, recruiter);
  await phone.goto('/app/developers');
  await expect(phone.getByText('We told them of a result').first()).toBeVisible({ timeout: 20_000 });
  await expectAccessibleFromTop(phone);
  await phone.getByRole('button', { name: 'Jobs and fields' }).click();
  await expect(phone.getByRole('checkbox', { name: 'Hidden Names' })).toBeDisabled({ timeout: 20_000 });
  await expectAccessibleFromTop(phone);
  await small.close();
  await greenhouse.close();
});
