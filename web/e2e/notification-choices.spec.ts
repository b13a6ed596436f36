import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { addressIn, mailsTo, mailTo, newAddress } from './mail';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

const shot = (name: string) => ({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });

/** A person with a verified e-mail and a public page, signed in here. */
async function signUp(page: Page, name: string): Promise<{ person: Person; email: string }> {
  const email = newAddress(name);
  const person = await makePerson(name, ['--email', email]);
  await actAs(page, person);
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  return { person, email };
}

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`an e-mail about a message is ended from the e-mail itself, and begun again in the settings (${width} px, ${theme})`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    test.setTimeout(180_000);
    const [writer, other] = await Promise.all([makePerson('Wera Writes'), makePerson('Otto Writes')]);
    const { person, email } = await signUp(page, 'Stella Stops');
    const write = (from: Person) => ask(from, 'POST', '/api/threads', { to: person.userId, text: 'Words that stay inside' });
    await write(writer);
    const mail = await mailTo(email, 'Wera Writes wrote to you on Folia');
    expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail.text).not.toContain('Words that stay inside');

    // The person reading the e-mail does not have to be signed in.
    const mailReader = await (await browser.newContext({ baseURL: productUrl, viewport: { width, height: 900 } })).newPage();
    await mailReader.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await mailReader.goto(addressIn(mail, '/app/unsubscribe'));
    await expect(mailReader.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
    await expectAccessible(mailReader);
    if (process.env.SHOTS) await mailReader.screenshot(shot(`unsubscribe.${theme}.${width}`));
    await mailReader.getByRole('button', { name: 'Stop these e-mails' }).click();
    await expect(mailReader.getByText('Folia sends you no more e-mails about messages that somebody wrote to you.')).toBeVisible();
    await expectAccessible(mailReader);
    await mailReader.context().close();

    await page.goto('/app/settings/notifications');
    const messages = page.getByRole('group', { name: 'Messages' });
    await expect(messages.getByRole('switch', { name: 'By e-mail' })).not.toBeChecked();
    await expect(messages.getByRole('switch', { name: 'In the bell' })).toBeChecked();
    await expect(page.getByText(/It can’t be switched off/)).toBeVisible();
    await messages.getByRole('switch', { name: 'In the bell' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    const bell = async () => (await ask(person, 'GET', '/api/notifications/unread')).body.count;
    const before = await bell();
    await write(other);
    expect(await bell()).toBe(before);

    await messages.getByRole('switch', { name: 'By e-mail' }).click();
    await expect.poll(async () => (await ask(person, 'GET', '/api/notifications/choices')).body.message).toEqual({ bell: false, email: true });
    await write(await makePerson('Wilma Writes'));
    await mailTo(email, 'Wilma Writes wrote to you on Folia');
    expect(mailsTo(email).map(({ subject }) => subject)).not.toContain('Otto Writes wrote to you on Folia');
  });

test('a mail program’s own button ends them by one post; a forged address ends nothing and is told so', async ({ page }) => {
  const { person, email } = await signUp(page, 'Onno Oneclick');
  await ask(await makePerson('Wim Writes'), 'POST', '/api/threads', { to: person.userId, text: 'Hello' });
  const address = /^List-Unsubscribe: <(.*)>$/m.exec((await mailTo(email, /^Wim Writes/)).headers)?.[1] ?? '';
  const post = (to: string) =>
    fetch(to, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });
  expect((await post(address.replace('message', 'plan'))).status).toBe(404);
  expect((await ask(person, 'GET', '/api/notifications/choices')).body).toMatchObject({ message: { email: true }, plan: { email: true } });
  expect((await post(address)).status).toBe(200);
  expect((await ask(person, 'GET', '/api/notifications/choices')).body).toMatchObject({ message: { email: false }, plan: { email: true } });
  // Nowhere else does a form change anything.
  expect((await post(`${productUrl}/api/notifications/unsubscribe?token=x`)).status).toBeGreaterThanOrEqual(400);
  await page.goto('/app/unsubscribe?token=nonsense');
  await expect(page.getByRole('heading', { name: 'This address ends nothing.' })).toBeVisible();
});

test('a change that the server does not take goes back and says so', async ({ page }) => {
  await actAs(page, await makePerson('Nota Ken'));
  await page.goto('/app/settings/notifications');
  const email = page.getByRole('group', { name: 'Imports' }).getByRole('switch', { name: 'By e-mail' });
  await expect(email).not.toBeChecked();
  await page.route('**/api/notifications/choices', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"message":"Away for a moment."}' })
      : route.continue(),
  );
  await email.click();
  await expect(page.getByText('Not saved. Away for a moment.')).toBeVisible();
  await expect(email).not.toBeChecked();
});

test('who changes the ways into an account is told of it, whatever they chose', async ({ page }) => {
  const { person, email } = await signUp(page, 'Safia Always');
  for (const topic of ['message', 'import', 'report', 'plan']) await ask(person, 'PATCH', '/api/notifications/choices', { topic, bell: false, email: false });
  expect((await ask(person, 'PATCH', '/api/notifications/choices', { topic: 'account', email: false })).status).toBe(422);
  await page.goto('/app/settings/sign-ins');
  await page.getByRole('button', { name: /LinkedIn/ }).click();
  await page.getByLabel('Name').fill('Safia Always');
  await page.getByLabel('E-mail').fill(`other-${email}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/sign-ins$/);
  const mail = await mailTo(email, 'A way to sign in was added to your account');
  expect(mail.text).toContain('so it is always sent');
  await page.goto('/app/notifications');
  await expect(page.getByText('A way to sign in was added to your account.')).toBeVisible();
});
