import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { agreeWithFile, openAsAsked, withdraw } from './asked-guest';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { backendJob } from './jobs';
import { newAddress } from './mail';
import { makePerson } from './person';
import { actAs } from './signed-in';

// Candidates are handed over to Greenhouse, which the tests stand in for: only those who were told so, each once, and a withdrawal says that a copy is left.
test.slow();

const withTheme = (page: Page, theme: string) => page.addInitScript((name) => localStorage.setItem('theme', name), theme);

test('a recruiter gives the key, maps a job and sends a candidate who was told so; whoever withdraws afterwards leaves a copy, which the team is told', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const recruiter = await makePerson('Rita Reader', ['--type', 'business', '--plan', 'pro']);
  const made = await ask(recruiter, 'POST', '/api/screening/jobs', { text: backendJob('Meridian Pay') }, { 'idempotency-key': crypto.randomUUID() });
  expect(made.status).toBe(201);
  const { id: jobId, version } = made.body;
  await ask(recruiter, 'PATCH', `/api/screening/jobs/${jobId}`, { version, isBlind: false });

  const inside = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await inside.newPage();
  await actAs(page, recruiter);
  await page.goto('/app/developers');
  const section = page.getByRole('region', { name: 'Connectors' });
  const dialog = page.getByRole('dialog');
  await section.getByRole('button', { name: 'Connect Greenhouse' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await section.getByRole('button', { name: 'More for Greenhouse' }).click();
  await page.getByRole('menuitem', { name: 'Key for candidates' }).click();
  await dialog.getByLabel('Partner key').fill('another-partner-key');
  await dialog.getByLabel('E-mail address of the user there').fill('service@greenhouse.example');
  await dialog.getByRole('button', { name: 'Try and save' }).click();
  await expect(dialog.getByText('The other system refuses this', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByLabel('Partner key').fill('a-partner-key-for-journeys');
  await dialog.getByRole('button', { name: 'Try and save' }).click();
  await expect(section.getByText('as Ron Weasley (key …neys)', { exact: false })).toBeVisible({ timeout: 20_000 });
  await section.getByRole('button', { name: 'Jobs and fields' }).click();
  await dialog.getByLabel(/^Job in Greenhouse for .*Meridian Pay/).selectOption({ label: 'Auror' });
  await expectAccessibleFromTop(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Candidates of 1 job may go there', { exact: false })).toBeVisible({ timeout: 20_000 });

  // Somebody is asked, sees where they may go, and agrees with a file.
  const address = newAddress('Mira Solheim');
  const invite = await ask(
    recruiter,
    'POST',
    `/api/screening/jobs/${jobId}/askings/addresses`,
    { people: [{ address, name: 'Mira Solheim' }] },
    {
      'idempotency-key': crypto.randomUUID(),
    },
  );
  expect(invite.status).toBeLessThan(300);
  const guest = await openAsAsked(browser, address, 'Rita Reader');
  await expect(guest.getByText('Greenhouse, where they keep applications', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessibleFromTop(guest);
  await agreeWithFile(guest, browser, 'Mira Solheim');

  // From the board: chosen, looked at, sent once.
  await page.goto(`/app/screening/${jobId}`);
  await page
    .getByRole('checkbox', { name: /Mira Solheim/ })
    .first()
    .check({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Send to Greenhouse' }).click();
  await dialog.getByRole('button', { name: 'See what is sent' }).click();
  await expect(dialog.getByText('"last_name": "Solheim"', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 1' }).click();
  await expect(dialog.getByText('in Greenhouse: Application Review, active')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('link', { name: 'Their page' })).toHaveAttribute('href', /greenhouse\.io\/people\/\d+/);
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();

  // Withdrawn: the team is told that the copy there is theirs to erase.
  await withdraw(guest);
  await expect
    .poll(async () => (await ask(recruiter, 'GET', '/api/notifications')).body.items.map(({ kind }: { kind: string }) => kind), { timeout: 30_000 })
    .toContain('copy-left');
  await page.goto('/app/developers');
  const log = section.getByRole('region', { name: /^Log/ });
  await expect(log.getByText('the copy there is yours to erase')).toBeVisible({ timeout: 20_000 });
  await expect(log.getByText('We handed a candidate over')).toBeVisible();
  await expectAccessibleFromTop(page);
  await inside.close();
  await guest.close();

  const small = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  const phone = await small.newPage();
  await withTheme(phone, 'light');
  await actAs(phone, recruiter);
  await phone.goto(`/app/screening/${jobId}?handed-over=yes`);
  await expect(phone.getByText('Gone here. The copy in Greenhouse is yours to erase.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(phone);
  await small.close();
});
