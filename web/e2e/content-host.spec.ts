import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { portOf, startGateway } from './own-gateway';
import { makePerson, type Person } from './person';
import { picture } from './picture';
import { actAs } from './signed-in';

/** A gateway beside the others whose static files come from another origin, and that origin: it asks the gateway without a cookie and keeps nothing. */
let appUrl: string;
let contentUrl: string;
let contentHost: Server;
let gateway: Awaited<ReturnType<typeof startGateway>>;

test.beforeAll(async () => {
  contentHost = createServer(async (request, response) => {
    const { range = '' } = request.headers;
    const answer = await fetch(appUrl + request.url, { headers: { ...(range && { range }), 'accept-encoding': 'identity' } });
    const headers = [...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name));
    response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(contentHost, 'listening');
  // Another site than `localhost`: no cookie of ours goes there.
  contentUrl = `http://127.0.0.1:${portOf(contentHost)}`;
  gateway = await startGateway({ CDN_URL: `${contentUrl}/` });
  appUrl = gateway.url;
});

test.afterAll(async () => {
  gateway.stop();
  contentHost.close();
});

/** What a page asked for, and what its policy or an origin refused. */
function watch(page: Page) {
  const [asked, refused]: [string[], string[]] = [[], []];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (/Content Security Policy|CORS|blocked|Failed to (load|fetch)/i.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') refused.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  return { asked, refused };
}

const assets = (asked: string[]) => asked.filter((url) => new URL(url).pathname.startsWith('/assets/'));
const fromElsewhere = (asked: string[]) => assets(asked).filter((url) => !url.startsWith(contentUrl));
const allShown = (page: Page) =>
  expect.poll(() => page.locator('main img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0))).toEqual([true, true]);

async function send(person: Person, path: string, file: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'file.png');
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  const response = await fetch(productUrl + path, { method: 'POST', headers, body: form });
  return response.json();
}

/** A person with a photo, and a project with a picture. */
async function makePictured(page: Page, visibility: 'public' | 'private') {
  const person = await makePerson('Connie Tent');
  const { body: project } = await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'A lantern' } } });
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility })).status).toBe(200);
  const image = await picture(page, 900, 600);
  const [photo, media] = await Promise.all([send(person, `/api/users/${person.userId}/photo`, image), send(person, `/api/items/${project.id}/media`, image)]);
  return { person, files: [photo.photoUrl as string, media.url as string], itemId: project.id as string };
}

test('with a host for content, a stranger’s page takes its scripts, sheets, fonts and pictures from there, and its policy refuses none', async ({ page }) => {
  const { person, itemId } = await makePictured(page, 'public');
  const { asked, refused } = watch(page);
  await page.goto(`${appUrl}/${person.uname}`);
  await allShown(page);
  await page.getByRole('main').getByRole('link', { name: 'A lantern' }).first().click();
  await expect(page).toHaveURL(`${appUrl}/${person.uname}/projects/${itemId}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded')))).toBe(true);
  expect(refused).toEqual([]);
  expect(fromElsewhere(asked)).toEqual([]);
  for (const ending of ['.js', '.css', '.woff2']) expect(assets(asked).filter((url) => url.endsWith(ending)).length, ending).toBeGreaterThan(0);
  const pictures = asked.filter((url) => new URL(url).pathname.startsWith('/files/'));
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  expect(pictures.filter((url) => !url.startsWith(contentUrl))).toEqual([]);
});

test('what is not public stays on our own host: its owner sees it there, the host for content is refused it', async ({ page }) => {
  const { person, files } = await makePictured(page, 'private');
  await actAs(page, person);
  const { asked, refused } = watch(page);
  await page.goto(`${appUrl}/${person.uname}`);
  await allShown(page);
  await page.goto(`${appUrl}/${person.uname}?as=visitor`);
  await allShown(page);
  expect(refused).toEqual([]);
  expect(fromElsewhere(asked)).toEqual([]);
  expect(asked.filter((url) => url.startsWith(`${contentUrl}/files/`))).toEqual([]);
  for (const file of files) expect((await fetch(contentUrl + file)).status).toBe(404);
});

test('scripts, sheets and fonts may be had by a page of any origin; a picture only where a guest may see it', async ({ page }) => {
  const { person, files } = await makePictured(page, 'public');
  const html = await (await fetch(`${appUrl}/${person.uname}`)).text();
  const named = [...html.matchAll(/https?:[^"`()]+\/assets\/[^"`()]+/g)].map(([url]) => url);
  expect(named.filter((url) => !url.startsWith(contentUrl))).toEqual([]);
  for (const ending of ['.js', '.css', '.woff2']) {
    const { headers } = await fetch(named.find((url) => url.endsWith(ending)) ?? '', { headers: { origin: 'https://elsewhere.example' } });
    expect([ending, headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual([ending, '*', 'cross-origin']);
  }
  const policyOf = async (file: string, cookie = '') => (await fetch(appUrl + file, { headers: { cookie } })).headers.get('cross-origin-resource-policy');
  for (const file of files) expect([await policyOf(file), await policyOf(file, `folia-session=${person.authCode}`)]).toEqual(['cross-origin', 'same-origin']);
});
