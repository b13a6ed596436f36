import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { addressIn, mailTo, newAddress } from './mail';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

async function makePublic(name: string): Promise<Person> {
  const person = await makePerson(name);
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Answers letters' } });
  return person;
}

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`a visitor without an account writes, confirms by e-mail, and is answered there (${width} px, ${theme})`, async ({ page, browser }) => {
    const shot = async (name: string, of = page) => {
      if (process.env.SHOTS) await of.screenshot({ path: `${process.env.SHOTS}/${name}.${theme}.${width}.png` });
    };
    test.setTimeout(180_000);
    const owner = await makePublic('Greta Gastgeber');
    const email = newAddress('Gusti Guest');
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(`/${owner.uname}`);
    const dialog = page.getByRole('dialog');
    // A press from before the scripts have run is lost.
    await expect(async () => {
      if ((await dialog.count()) === 0) await page.getByRole('button', { name: 'Message', exact: true }).click();
      await expect(dialog).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Say who you are.')).toBeVisible();
    await dialog.getByLabel('Your name').fill('Gusti Guest');
    await dialog.getByLabel('Your e-mail').fill('not an address');
    await dialog.getByLabel('Your message').fill('Are you free in May? <b>We</b> build bridges.');
    await expect(dialog.getByText('Give an address such as ida@example.com.')).toBeVisible();
    await expectAccessible(page);
    await shot('guest-dialog');
    await dialog.getByLabel('Your e-mail').fill(email);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(/Open it within 24 hours/)).toBeVisible();
    await expectAccessible(page);
    await shot('guest-look');
    const inbox = async () => (await ask(owner, 'GET', '/api/threads')).body.items;
    const asking = await mailTo(email, 'Confirm your message to Greta Gastgeber');
    expect(await inbox()).toEqual([]);

    await page.goto(addressIn(asking, '/app/confirm-message'));
    await expect(page.getByRole('heading', { name: 'Send your message?' })).toBeVisible();
    // Viewing it sends nothing.
    expect(await inbox()).toEqual([]);
    await expectAccessible(page);
    await shot('guest-confirm');
    await page.getByRole('button', { name: 'Send my message' }).click();
    await expect(page.getByText('Greta Gastgeber has your message. The answer comes to you by e-mail.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Send my message' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer counts.' })).toBeVisible();

    const host = await (await browser.newContext({ baseURL: productUrl, viewport: { width, height: 900 } })).newPage();
    await host.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await actAs(host, owner);
    await host.goto('/app/messages');
    await host.getByRole('link', { name: /Gusti Guest/ }).click();
    await expect(host.getByText(`Guest · ${email}`)).toBeVisible();
    await expect(host.getByText('Are you free in May? <b>We</b> build bridges.').last()).toBeVisible();
    await host.getByLabel('Your message').fill('I am, from the 12th.');
    await expectAccessible(host);
    await shot('guest-thread', host);
    await host.getByRole('button', { name: 'Send' }).click();
    const answer = await mailTo(email, 'Greta Gastgeber answered you');
    expect(answer.text).toContain('I am, from the 12th.');

    // The guest no longer wants messages.
    await page.goto(addressIn(answer, '/app/unsubscribe'));
    await page.getByRole('button', { name: 'Stop these e-mails' }).click();
    await expect(page.getByText('Folia sends you no more e-mails with the answers of this person.')).toBeVisible();
    await host.reload();
    await expect(host.getByText('They want no more e-mails from Folia, so an answer would not reach them.')).toBeVisible();
    await expect(host.getByLabel('Your message')).toHaveCount(0);

    await host.getByRole('button', { name: 'More' }).click();
    await host.getByRole('menuitem', { name: 'Block' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(host.getByText('Gusti Guest is blocked.')).toBeVisible();
    await host.goto('/app/settings/blocked');
    await expect(host.getByText(`Guest · ${email}`)).toBeVisible();
    await expectAccessible(host);
    expect(await inbox()).toEqual([]);
    await host.context().close();
  });

test('private people are as missing as none to a guest, and what is no message is refused with its field', async () => {
  const [hidden, owner] = [await makePerson('Hid Den'), await makePublic('Ope N')];
  const write = (to: string, more = {}) => ask(null, 'POST', '/api/guest-messages', { to, name: 'G', email: newAddress('g'), text: 'Hi', ...more });
  const [ofHidden, ofNobody] = [await write(hidden.userId), await write(crypto.randomUUID())];
  expect([ofHidden.status, { ...ofHidden.body, requestId: '' }]).toEqual([404, { ...ofNobody.body, requestId: '' }]);
  for (const wrong of [
    { name: ' ' },
    { email: 'nowhere' },
    { email: 'a@b.example\r\nBcc: c@d.example' },
    { text: '' },
    { text: 'x'.repeat(5_001) },
    { ip: '1.2.3.4' },
  ])
    expect([wrong, (await write(owner.userId, wrong)).status]).toEqual([wrong, 422]);
});
