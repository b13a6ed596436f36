import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { makePerson, type Person } from './person';

const get = (path: string, headers: Record<string, string> = {}) => fetch(productUrl + path, { headers, redirect: 'manual' });
/** The parts of a document that differ from request to request. */
const withoutRequestId = (html: string, path: string) => html.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replaceAll(path, 'path');

async function publish(person: Person, visibility: 'public' | 'private') {
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility })).status).toBe(200);
}

test('a link-preview bot gets the whole public page: status, head, structured data, text', async () => {
  const person = await makePerson('Petra Public');
  await ask(person, 'POST', '/api/items', {
    content: { kind: 'work', fields: { position: 'Cartographer', employer: 'Ordnance House', startDate: '2019-04', current: true } },
  });
  await publish(person, 'public');
  const answer = await get(`/${person.uname}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<title[^>]*>Petra Public/);
  for (const part of [
    'og:title',
    'og:description',
    'og:site_name',
    'og:locale',
    'twitter:card',
    'rel="canonical"',
    'og:image" content="http',
    '"ProfilePage"',
    '"Person"',
  ])
    expect(html).toContain(part);
  expect(html).toContain('Cartographer');
  expect(html).toContain('Ordnance House');
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/<[^>]+ style="/);
});

test('a rendered page has the rules of all its markup with it, and names those of the rest, to be fetched with the scripts', async () => {
  const person = await makePerson('Rula Styled');
  await publish(person, 'public');
  const listed = [...(await (await get('/sitemaps/site.xml')).text()).matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(40);
  // A class that only says in which surroundings a rule holds (`:is(:where(.group):hover *)`) has none of its own.
  const ownClasses = async (sheet: string) => (await (await get(sheet)).text()).replaceAll(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const read = new Map<string, string>();
  for (const path of [`/${person.uname}`, ...listed, '/nobody-of-that']) {
    const html = await (await get(path)).text();
    const inlined = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const sheet = /<template id="rest-of-styles"><link rel="stylesheet"[^>]*href="([^"]+)"[^>]*><\/template><\/body>/.exec(html)?.[1] ?? '';
    const all = read.get(sheet) ?? (await ownClasses(sheet));
    read.set(sheet, all);
    const selectors = [...html.matchAll(/ class="([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => `.${name.replaceAll('&amp;', '&').replaceAll(/[^\w-]/g, '\\$&')}`);
    expect(selectors.filter((selector) => all.includes(selector)).length).toBeGreaterThan(20);
    expect([...new Set(selectors)].filter((selector) => all.includes(selector) && !inlined.includes(selector))).toEqual([]);
  }
});

test('an unchanged page is 304, a changed one is not, a private one is 404 on the very next request', async () => {
  const person = await makePerson('Cora Cached');
  await publish(person, 'public');
  const first = await get(`/${person.uname}`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toBeTruthy();
  const unchanged = await get(`/${person.uname}`, { 'if-none-match': `"another", ${etag}` });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('vary')).toContain('Cookie');
  for (const name of ['etag', 'cache-control']) expect(unchanged.headers.get(name)).toBe(first.headers.get(name));
  // The policy names the rules in the document: who has it keeps its own.
  expect(unchanged.headers.get('content-security-policy')).toBeNull();
  await ask(person, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Lettering' } } });
  const changed = await get(`/${person.uname}`, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('Lettering');
  await publish(person, 'private');
  expect((await get(`/${person.uname}`, { 'if-none-match': changed.headers.get('etag') ?? '' })).status).toBe(404);
  expect((await ask(null, 'GET', `/api/portfolios/${person.uname}`)).status).toBe(404);
});

test('private and unknown are the same page', async () => {
  const person = await makePerson('Priva Tely');
  const [hidden, unknown] = [await get(`/${person.uname}`), await get('/nobody-of-that')];
  expect([hidden.status, unknown.status]).toEqual([404, 404]);
  expect(withoutRequestId(await hidden.text(), person.uname)).toBe(withoutRequestId(await unknown.text(), 'nobody-of-that'));
});

test('the owner of a private page gets the app, and nobody may keep it', async () => {
  const person = await makePerson('Owen Own');
  for (const path of [`/${person.uname}`, '/', '/app/dashboard']) {
    const answer = await get(path, { cookie: `folia-session=${person.authCode}` });
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    expect(await answer.text()).not.toContain('Unexpected Application Error!');
  }
});

test('a cookie of a session that is over is a guest’s: public pages are read, and signing out takes it away', async () => {
  const [person, other] = [await makePerson('Sta Le'), await makePerson('Pub Lic')];
  await publish(other, 'public');
  await ask(person, 'POST', '/api/users/signout');
  const cookie = `folia-session=${person.authCode}`;
  expect((await get(`/${other.uname}`, { cookie })).status).toBe(200);
  expect((await get(`/${person.uname}`, { cookie })).status).toBe(404);
  const again = await ask(person, 'POST', '/api/users/signout', undefined, { cookie });
  expect([again.status, again.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^folia-session=;/)]);
});

test('unknown addresses are 404 documents with the error page, known screens are 200', async () => {
  for (const path of ['/nothing/here', '/app/nothing-here', '/a', '/robots']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('Unexpected Application Error!');
  }
  for (const path of ['/%E0%A4%A', '/%00', '/app/profile/%00']) expect([path, (await get(path)).status]).toEqual([path, 404]);
  for (const path of ['/', '/app/dashboard', '/app/settings/resume-import', '/dashboard', '/home'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test('documents carry a policy without inline permission, assets are compressed and kept for a year', async () => {
  const answer = await get('/');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const script = /["`](\/assets\/[^"`]+\.js)["`]/.exec(await answer.text())?.[1] ?? '';
  const asset = await get(script, { 'accept-encoding': 'br' });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /api/');
  expect((await get('/index.html')).status).toBe(404);
});

test('text that tries to break out of the page stays text, everywhere in the document', async ({ page }) => {
  const person = await makePerson('Bre Akout');
  const attack = '"><script>window.broken=1</script><img src=x onerror="window.broken=1">';
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  const basics = { name: `Eve ${attack}`, headline: attack, summary: `</script>${attack}` };
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public', basics })).status).toBe(200);
  for (const kind of ['project', 'skill'] as const) await ask(person, 'POST', '/api/items', { content: { kind, fields: { name: attack.slice(0, 90) } } });
  await page.goto(`/${person.uname}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eve');
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();
});
