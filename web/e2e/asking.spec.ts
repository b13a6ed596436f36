import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { agreeWithFile, openAsAsked } from './asked-guest';
import { expectAccessible, expectAccessibleFromTop } from './axe';
import { makeEngineer } from './engineer';
import { backendJob } from './jobs';
import { addressIn, mailsTo, mailTo, newAddress } from './mail';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';
import { inDatabase } from './traces';

// A recruiter asks by a link and by e-mail; two people answer, each in their way.
test.slow();

const withTheme = (page: Page, theme: string) => page.addInitScript((name) => localStorage.setItem('theme', name), theme);
const choose = async (page: Page, way: string) => {
  await page.getByRole('button', { name: 'Add candidates' }).click();
  await page.getByRole('menuitem', { name: way }).click();
};
const newJob = async (recruiter: Person): Promise<string> => {
  const made = await ask(recruiter, 'POST', '/api/screening/jobs', { text: backendJob('Meridian Pay') }, { 'idempotency-key': crypto.randomUUID() });
  expect(made.status).toBe(201);
  return made.body.id;
};

test('people are asked by a link and by e-mail, see everything before they answer, and the team learns of a yes alone', async ({ browser }) => {
  test.setTimeout(240_000);
  const [recruiter, engineer] = [await makePerson('Rita Reader', ['--type', 'business', '--plan', 'pro']), await makeEngineer('Ena Gineer')];
  const jobId = await newJob(recruiter);
  const board = async () => (await ask(recruiter, 'GET', `/api/screening/jobs/${jobId}/board`)).body;
  const { token } = (await ask(engineer, 'POST', '/api/links', { description: 'For Rita' }, { 'idempotency-key': crypto.randomUUID() })).body;
  const [mira, never] = [newAddress('Mira Solheim'), newAddress('Nils Never')];

  const inside = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await inside.newPage();
  await actAs(page, recruiter);
  await page.goto(`/app/screening/${jobId}`);
  await choose(page, 'Ask by link');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address of the portfolio').fill('https://elsewhere.example/ena');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByText('Paste the whole address of a portfolio on Folia')).toBeVisible();
  await dialog.getByLabel('Address of the portfolio').fill(`${productUrl}/${engineer.uname}`);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByText('This address opens no portfolio for you.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Address of the portfolio').fill(`${productUrl}/protected/${token}`);
  await dialog.getByLabel('Name, for your list').fill('Ena from the meetup');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await choose(page, 'Invite by e-mail');
  await dialog.getByLabel('Addresses').fill(`Mira Solheim,${mira}\nnobody\n${never}`);
  await dialog.getByRole('button', { name: 'Look through' }).click();
  await expect(dialog.getByText('There is no address on this line')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask 2 people' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByText('Asked, 3').click();
  await expect(page.getByText('Ena from the meetup')).toBeVisible();
  await expectAccessibleFromTop(page);
  expect((await board()).rows).toEqual([]);
  await choose(page, 'Invite by e-mail');
  await dialog.getByLabel('Addresses').fill(mira);
  await dialog.getByRole('button', { name: 'Look through' }).click();
  await expect(dialog.getByText('left out')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ask 0 people' })).toBeDisabled();
  await page.keyboard.press('Escape');

  // The owner of the portfolio is told in the bell, and agrees with it.
  const own = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  const ena = await own.newPage();
  await withTheme(ena, 'light');
  await actAs(ena, engineer);
  await ena.goto('/app/notifications');
  await ena.getByRole('link', { name: /Rita Reader asks whether your portfolio/ }).click();
  await expect(ena.getByText('Rita Reader asks whether what you have done may be compared')).toBeVisible();
  await ena.getByText('Show every word').click();
  await expect(ena.getByText('Built Go services over PostgreSQL')).toBeVisible();
  await expectAccessibleFromTop(ena);
  await ena.getByRole('button', { name: 'Agree and be compared' }).click();
  await expect(ena.getByRole('button', { name: 'Withdraw consent' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(async () => (await board()).rows[0]?.points ?? null, { timeout: 30_000 }).not.toBeNull();
  expect((await board()).rows).toEqual([expect.objectContaining({ way: 'link', name: null, isSeenBefore: true })]);
  // Who has agreed is not offered the button again.
  const { version } = (await ask(recruiter, 'GET', `/api/screening/jobs/${jobId}`)).body;
  await ask(recruiter, 'PATCH', `/api/screening/jobs/${jobId}`, { version, takesApplications: true });
  await ena.goto(`/jobs/${jobId}`);
  await expect(ena.getByRole('heading', { name: 'You have applied' })).toBeVisible({ timeout: 15_000 });
  await expect(ena.getByRole('button', { name: 'Agree and apply' })).toHaveCount(0);
  await own.close();

  // An address answers without an account: one by a file, one with a no for good.
  const guest = await openAsAsked(browser, mira, 'Rita Reader', { width: 1440, height: 900 });
  await expectAccessibleFromTop(guest);
  const sent = guest.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/files'));
  await agreeWithFile(guest, browser, 'Mira Solheim');
  expect((await sent).url()).not.toContain(new URL(guest.url()).hash.slice(1));
  await expect.poll(async () => (await board()).rows.length, { timeout: 30_000 }).toBe(2);
  const toNils = addressIn(await mailTo(never, /asks you about a job/), '/app/my-screening');
  await guest.goto('/app/my-screening');
  await guest.goto(toNils);
  await guest.getByRole('switch', { name: 'Nobody may ask me again' }).click({ timeout: 15_000 });
  await guest.getByRole('button', { name: 'Say no, for good' }).click();
  await expect(guest.getByRole('heading', { name: 'You said no' })).toBeVisible();
  await expectAccessible(guest);
  await guest.context().close();

  // To the team nothing has changed but the board; another job of another account cannot reach who said never.
  await page.reload();
  await expect(page.getByText('Asked, 3')).toBeVisible({ timeout: 15_000 });
  // The refusal has arrived by the time that its address is known as one that refuses.
  await expect
    .poll(async () => inDatabase('user', 'SELECT count(*)::int AS refused FROM refused_asking', []), { timeout: 15_000 })
    .not.toEqual([{ refused: 0 }]);
  const stranger = await makePerson('Sten Stranger', ['--type', 'business']);
  const otherJob = await newJob(stranger);
  const invite = { people: [{ address: never, name: '' }] };
  const again = await ask(stranger, 'POST', `/api/screening/jobs/${otherJob}/askings/addresses`, invite, { 'idempotency-key': crypto.randomUUID() });
  expect(again.body.items).toEqual([expect.objectContaining({ address: never, way: 'invited' })]);
  await page.getByText('Asked, 3').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleFromTop(page);
  await page.getByRole('button', { name: 'Take back the question to Ena from the meetup' }).click();
  await expect(page.getByText('Asked, 2')).toBeVisible();
  expect((await board()).rows).toHaveLength(2);
  expect(mailsTo(never)).toHaveLength(1);

  // Whoever said never takes it back by the e-mail that they said it to.
  await page.goto(addressIn(await mailTo(never, /asks you about a job/), '/app/unsubscribe'));
  await page.getByRole('button', { name: 'Let teams ask me again' }).click({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Taken back.' })).toBeVisible();
  await expectAccessible(page);
  await inside.close();
});
