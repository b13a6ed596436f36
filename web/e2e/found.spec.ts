import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { makeEngineer } from './engineer';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

// Somebody wants to be found; a recruiter whose domain is verified finds, opens and asks them.
test.slow();

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const desktop = { viewport: { width: 1440, height: 900 } };
// Other people of this product may want to be found too.
const word = `ledger${crypto.randomUUID().slice(0, 8)}`;
const headline = `Backend engineer of ${word}`;

async function makePublic(person: Person): Promise<void> {
  const { owner } = (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body;
  const basics = { headline, email: { value: 'ena@lored.example', visibility: 'public' } };
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: owner.profileVersion, visibility: 'public', basics })).status).toBe(200);
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save who may find me' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
};

test('who wants to be found is found by a verified account alone, told who opened them, asked first, and gone for a domain they never want', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const domain = `${word}.example`;
  const [boss, recruiter] = [await makePerson('Ada Voucher', ['--admin']), await makePerson('Rita Finder', ['--type', 'business', '--plan', 'pro'])];
  const engineer = await makeEngineer('Ena Findable');
  await makePublic(engineer);
  const made = await ask(recruiter, 'POST', '/api/screening/jobs', { text: backendJob('Meridian Pay') }, { 'idempotency-key': crypto.randomUUID() });
  const jobId = made.body.id;

  const own = await browser.newContext(phone);
  const ena = await own.newPage();
  await ena.addInitScript(() => localStorage.setItem('theme', 'light'));
  await actAs(ena, engineer);
  await ena.goto('/app/settings/being-found');
  await ena.getByRole('radio', { name: 'Every verified account' }).check({ timeout: 15_000 });
  await save(ena);
  await expect(ena.getByText('Built Go services over PostgreSQL')).toBeVisible();
  await expect(ena.getByText('ena@lored.example')).toHaveCount(0);
  await expectAccessibleFromTop(ena);

  // Before the domain is verified nothing tells who is there.
  const team = await browser.newContext(desktop);
  const page = await team.newPage();
  await actAs(page, recruiter);
  await page.goto(`/app/screening/${jobId}`);
  await page.getByRole('button', { name: 'Add candidates' }).click({ timeout: 15_000 });
  await page.getByRole('menuitem', { name: 'Find people' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Verify your account first' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify a domain' }).click();
  await page.getByLabel('Domain').fill(domain);
  await page.getByRole('button', { name: 'Prove by my address' }).click();
  await expect(page.getByText(/Confirm an address at this domain as yours first/)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Prove by DNS' }).click();
  await expect(page.getByText(/^folia-verification=/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);

  const office = await browser.newContext(desktop);
  const admin = await office.newPage();
  await actAs(admin, boss);
  await admin.goto(`/app/admin?person=${recruiter.userId}`);
  await admin.getByRole('button', { name: 'Verify a domain' }).click({ timeout: 15_000 });
  await admin.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await admin.getByLabel('Why').fill('Seen the papers of Meridian');
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Verify a domain' }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await office.close();

  await page.reload();
  await expect(page.getByText('Verified. This account can find people.')).toBeVisible({ timeout: 15_000 });
  await page.goto(`/app/screening/${jobId}/find`);
  await page.getByLabel('Also all of these words').fill(word);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const result = page.getByRole('listitem').filter({ hasText: headline });
  await expect(result.getByText('Built Go services over PostgreSQL').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Ena Findable')).toHaveCount(0);
  await expectAccessibleFromTop(page);
  await result.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('They are told that you opened this')).toBeVisible();
  await expect(dialog.getByText('Built Go services over PostgreSQL')).toBeVisible();
  await expect(dialog.getByText(/Ena|lored/)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(result.getByText('opened')).toBeVisible();

  await ena.goto('/app/notifications');
  await ena.getByRole('link', { name: /Rita Finder searched for people and opened/ }).click({ timeout: 15_000 });
  await expect(ena.getByText(`Rita Finder, ${domain}`)).toBeVisible({ timeout: 15_000 });
  await expect(ena.getByText(/Senior Backend Engineer, Meridian Pay/)).toBeVisible();

  // Nobody is on the board by being found, nor by being asked.
  const board = async () => (await ask(recruiter, 'GET', `/api/screening/jobs/${jobId}/board`)).body.rows;
  await result.getByRole('button', { name: 'Ask' }).click();
  await expect(result.getByText('Asked. They see the job, every criterion and who asks.')).toBeVisible();
  expect(await board()).toEqual([]);
  await ena.goto('/app/notifications');
  await ena.getByRole('link', { name: /Rita Finder asks whether your portfolio/ }).click({ timeout: 15_000 });
  await ena.getByRole('button', { name: 'Agree and be compared' }).click({ timeout: 15_000 });
  await expect(ena.getByRole('button', { name: 'Withdraw consent' })).toBeVisible({ timeout: 15_000 });
  expect(await board()).toEqual([expect.objectContaining({ way: 'found', name: null })]);

  await ena.goto('/app/settings/being-found');
  await ena.getByLabel('Never these').fill('acme');
  await ena.getByRole('button', { name: 'Save who may find me' }).click();
  await expect(ena.getByText('“acme” is no domain.', { exact: false })).toBeVisible();
  await ena.getByLabel('Never these').fill(domain);
  await save(ena);
  await own.close();
  await page.setViewportSize(phone.viewport);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nobody was found' })).toBeVisible({ timeout: 15_000 });
  await expectAccessibleFromTop(page);
  await team.close();
});
