import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { picture } from './picture';
import { actAs } from './signed-in';

/** The first bytes of an MP4 identify it; nothing decodes it here. */
const mp4 = Buffer.concat([Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex'), Buffer.alloc(5_000, 7)]);

async function makeProject(name: string): Promise<{ person: Person; itemId: string }> {
  const person = await makePerson(name);
  const { body } = await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'A map without a north' } } });
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Draws what is there' } });
  return { person, itemId: body.id };
}

async function send(person: Person, itemId: string, file: Buffer, name = 'file') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), name);
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  const response = await fetch(`${productUrl}/api/items/${itemId}/media`, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(productUrl + path, { headers });

for (const width of [390, 1440]) {
  test(`pictures and a video link are added to an entry, described, ordered, and seen by strangers (${width} px wide)`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    const { person, itemId } = await makeProject('Petra Pictured');
    await actAs(page, person);
    await page.goto(`/app/projects/edit/${itemId}`);
    const panel = page.getByRole('region', { name: 'Pictures and video' });
    for (const size of [400, 1200]) {
      const rows = await panel.getByRole('listitem').count();
      await panel.locator('input[type=file]').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: await picture(page, size, 300) });
      await expect(panel.getByRole('listitem')).toHaveCount(rows + 1);
    }
    await panel.getByLabel('What is to be seen').first().fill('A map of the fens');
    await panel.getByLabel('What is to be seen').first().blur();
    await panel.getByRole('button', { name: 'Move later' }).first().click();
    await expect(panel.getByLabel('What is to be seen').last()).toHaveValue('A map of the fens');
    await panel.getByLabel('Link to a video').fill('https://vimeo.com/76979871');
    await panel.getByRole('button', { name: 'Add link' }).click();
    await expect(panel.getByText('https://vimeo.com/76979871')).toBeVisible();
    await expectAccessible(page);

    const stranger = await (await browser.newContext({ baseURL: productUrl, viewport: { width, height: 900 } })).newPage();
    await stranger.goto(`/${person.uname}/projects/${itemId}`);
    const shown = stranger.getByRole('img', { name: 'A map of the fens' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    await expect(stranger.locator('iframe')).toHaveCount(0);
    await expect(stranger.getByRole('link', { name: 'Watch on vimeo.com' })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.goto(`/${person.uname}`);
    await expect(stranger.getByRole('img', { name: 'A map of the fens' })).toBeVisible();
    await stranger.context().close();
    await panel.getByRole('button', { name: 'Remove' }).first().click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
  });
}

test('an entry takes five photos, one video and one link, and says so', async ({ page }) => {
  const { person, itemId } = await makeProject('Fay Full');
  const photo = await picture(page, 40, 30);
  for (let count = 0; count < 5; count++) expect((await send(person, itemId, photo)).status).toBe(201);
  const sixth = await send(person, itemId, photo);
  expect([sixth.status, sixth.body.code]).toEqual([422, 'BODY_INVALID']);
  expect((await send(person, itemId, mp4, 'talk.mp4')).status).toBe(201);
  expect((await send(person, itemId, mp4, 'talk.mp4')).status).toBe(422);
  const link = () => ask(person, 'POST', `/api/items/${itemId}/media/link`, { url: 'https://example.org/talk' });
  expect([(await link()).status, (await link()).status]).toEqual([201, 422]);
  expect((await ask(person, 'GET', `/api/items/${itemId}/media`)).body.media).toHaveLength(7);
});

test('what is no picture and no video is refused and nothing of it stays', async () => {
  const { person, itemId } = await makeProject('Hal Hostile');
  const refused = async (bytes: Buffer) => (await send(person, itemId, bytes)).body.code;
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBe('FILE_TYPE_UNSUPPORTED');
  expect(await refused(Buffer.alloc(0))).toBe('FILE_EMPTY');
  expect(await refused(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]))).toBe('FILE_CORRUPT');
  expect(await refused(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(11 * 1024 * 1024)]))).toBe('FILE_TOO_LARGE');
  expect((await ask(person, 'POST', `/api/items/${itemId}/media/link`, { url: 'javascript:alert(1)' })).status).toBe(422);
  expect((await ask(person, 'GET', `/api/items/${itemId}/media`)).body.media).toEqual([]);
});

test('a video is sent piece by piece, and only to those who may see its entry', async () => {
  const [{ person, itemId }, other] = await Promise.all([makeProject('Vi Deo'), makePerson('Oth Er')]);
  const { body } = await send(person, itemId, mp4, 'talk.mp4');
  const piece = await get(body.url, { range: 'bytes=24-33' });
  expect([piece.status, piece.headers.get('content-range'), (await piece.arrayBuffer()).byteLength]).toEqual([206, `bytes 24-33/${mp4.length}`, 10]);
  expect([piece.headers.get('content-type'), piece.headers.get('x-content-type-options')]).toEqual(['video/mp4', 'nosniff']);
  expect((await ask(other, 'DELETE', `/api/media/${body.id}`)).status).toBe(404);
  expect((await ask(other, 'PATCH', `/api/media/${body.id}`, { alt: 'Mine' })).status).toBe(404);
  expect((await send(other, itemId, mp4)).status).toBe(404);
  const { version } = (await ask(person, 'GET', `/api/items/${itemId}`)).body;
  await ask(person, 'PATCH', `/api/items/${itemId}`, { version, visibility: 'private' });
  expect((await get(body.url)).status).toBe(404);
  expect((await get(body.url, { cookie: `folia-session=${person.authCode}` })).status).toBe(200);
  await ask(person, 'DELETE', `/api/media/${body.id}`);
  expect((await get(body.url, { cookie: `folia-session=${person.authCode}` })).status).toBe(404);
});
