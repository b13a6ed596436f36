import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { picture } from './picture';
import { actAs } from './signed-in';

const photoOf = async (person: Person): Promise<string | null> => (await ask(person, 'GET', '/api/users/current')).body.user.photo;
const statusOf = async (path: string, person?: Person) =>
  (await fetch(productUrl + path, { headers: person ? { cookie: `folia-session=${person.authCode}` } : {} })).status;

async function post(person: Person, userId: string, file: Buffer, type = 'image/png') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type }), 'me.png');
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  const response = await fetch(`${productUrl}/api/users/${userId}/photo`, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
}

for (const width of [390, 1440]) {
  test(`a photo is chosen, cropped by hand and keyboard, seen on the page, and taken away (${width} px wide)`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await makePerson('Photo Grapher');
    await actAs(page, person);
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: 'Change photo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(dialog.getByText(/Only JPEG, PNG and WebP/)).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page, 1200, 800) });
    await dialog.getByLabel('Closer').fill('0.8');
    await dialog.getByRole('group', { name: /The part that is kept/ }).press('ArrowRight');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use as photo' }).click();
    await expect(page.getByText('Your photo was changed.')).toBeVisible();
    const shown = page.locator('main img, header img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);

    const photo = (await photoOf(person)) ?? '';
    expect(await statusOf(photo)).toBe(404);
    await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
    expect(await statusOf(photo)).toBe(200);
    const strangers = await browser.newContext({ viewport: { width, height: 900 } });
    const stranger = await strangers.newPage();
    await stranger.goto(`/${person.uname}`);
    const seen = stranger.locator('main img').first();
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    // A press on a rendered page counts once its scripts run.
    await expect(async () => {
      await stranger.getByRole('button', { name: 'Change photo' }).focus();
      await stranger.keyboard.press('Enter');
      await expect(stranger.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await strangers.close();

    await page.getByRole('button', { name: 'Change photo' }).click();
    await dialog.getByRole('button', { name: 'Remove the photo' }).click();
    await expect(page.getByText('Your photo was removed.')).toBeVisible();
    expect(await photoOf(person)).toBeNull();
    expect(await statusOf(photo)).toBe(404);
  });
}

test('a photo is its owner’s to change and, of a private page, to see; what is no picture changes nothing', async ({ page }) => {
  const [owner, other] = await Promise.all([makePerson('Olga Photo'), makePerson('Otto Photo')]);
  const image = await picture(page, 300, 300);
  const { status, body } = await post(owner, owner.userId, image);
  expect([status, body.thumbNailName, body.imageSize]).toEqual([200, 'avatar-160.jpg', 800]);
  expect([await statusOf(body.photoUrl, owner), await statusOf(body.photoUrl, other), await statusOf(body.photoUrl)]).toEqual([200, 404, 404]);
  expect((await post(other, owner.userId, image)).status).toBe(404);
  expect((await ask(other, 'DELETE', `/api/users/${owner.userId}/photo`)).status).toBe(404);
  for (const [file, code] of [
    [Buffer.from('<svg/>'), 'FILE_TYPE_UNSUPPORTED'],
    [Buffer.alloc(0), 'FILE_EMPTY'],
    [image.subarray(0, 80), 'FILE_CORRUPT'],
    [Buffer.concat([image, Buffer.alloc(10 * 1024 * 1024)]), 'FILE_TOO_LARGE'],
  ] as const)
    expect((await post(owner, owner.userId, file)).body.code).toBe(code);
  expect(await photoOf(owner)).toBe(body.photoUrl);
});
