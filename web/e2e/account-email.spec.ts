import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { addressIn, mailsTo, mailTo, newAddress } from './mail';
import { makePerson } from './person';
import { actAs } from './signed-in';

for (const [width, theme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test(`an e-mail address is changed by confirming the new one (${width} px, ${theme})`, async ({ page }) => {
    test.setTimeout(120_000);
    const [old, wanted] = [newAddress('old'), newAddress('new')];
    const person = await makePerson('Emma Mail', ['--email', old]);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await actAs(page, person);
    await page.goto('/app/settings/sign-ins');
    await expect(page.getByText(old)).toHaveCount(2);
    const field = page.getByLabel('New e-mail address');
    await field.fill('nowhere');
    await page.getByRole('button', { name: 'Send confirmation' }).click();
    await expect(page.getByText('is not an e-mail address')).toBeVisible();
    await field.fill(wanted);
    await page.getByRole('button', { name: 'Send confirmation' }).click();
    await expect(page.getByText(`${wanted} waits to be confirmed`)).toBeVisible();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/email-row.${theme}.${width}.png`, fullPage: true });
    await mailTo(old, 'Another e-mail address was asked for');
    await page.goto(addressIn(await mailTo(wanted, 'Confirm your new e-mail address'), '/app/confirm-email'));
    await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
    await expectAccessible(page);
    expect((await ask(person, 'GET', '/api/me/email')).body.email).toBe(old);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(`${wanted} is the address of your account now.`)).toBeVisible();
    await mailTo(old, 'The e-mail address of your account was changed');
    expect((await ask(person, 'GET', '/api/me/email')).body).toEqual({ email: wanted, pending: null });
  });

  test(`who has lost their sign-in gets back in by e-mail and connects another one (${width} px, ${theme})`, async ({ page }) => {
    test.setTimeout(180_000);
    const email = newAddress('lost');
    const person = await makePerson('Lotte Lost', ['--email', email]);
    const shot = async (name: string) => {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.${theme}.${width}.png` });
    };
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto('/');
    // A press from before the scripts have run is lost.
    await expect(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('dialog').getByRole('button', { name: /LinkedIn/ })).toBeVisible();
    await expectAccessible(page);
    await shot('signin');
    await page.getByRole('dialog').getByRole('link', { name: 'Lost your sign-in?' }).click();
    await expect(page.getByRole('heading', { name: 'Get back into your account' })).toBeVisible();
    await page.getByLabel('E-mail address of your account').fill(email);
    await expectAccessible(page);
    await shot('recover');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/It serves once, within an hour/)).toBeVisible();
    const link = addressIn(await mailTo(email, `Get back into your account @${person.uname}`), '/app/recover');
    await page.goto(link);
    await expectAccessible(page);
    await shot('recover-open');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/settings\/sign-ins$/);
    await page.getByRole('button', { name: /LinkedIn/ }).click();
    await page.getByLabel('Name').fill('Lotte Lost');
    await page.getByLabel('E-mail').fill(newAddress('second'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Connected sign-ins' }).getByRole('listitem')).toHaveCount(2);
    // The session that already existed continues and is told about it.
    const told = (await ask(person, 'GET', '/api/notifications')).body.items.map((one: { kind: string }) => one.kind);
    expect(told).toEqual(['sign-in-added', 'recovered']);
    expect(mailsTo(email).map(({ subject }) => subject)).toContain('Somebody got back into your account by e-mail');
  });
}

test('asking for a way back is answered alike for every address, and a link that was used leads nowhere', async ({ page }) => {
  const email = newAddress('known');
  await makePerson('Kno Wn', ['--email', email]);
  const [known, unknown] = [
    await ask(null, 'POST', '/api/users/recover', { email }),
    await ask(null, 'POST', '/api/users/recover', { email: newAddress('unknown') }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const link = addressIn(await mailTo(email, /^Get back/), '/app/recover');
  const opened = await ask(null, 'POST', '/api/users/recover/open', { token: new URL(link).hash.slice(1) });
  expect([opened.status, opened.headers.get('set-cookie')?.includes('HttpOnly')]).toEqual([200, true]);
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer counts.' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await expect(page.getByLabel('E-mail address of your account')).toBeVisible();
});
