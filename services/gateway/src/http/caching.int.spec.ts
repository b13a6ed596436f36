import { publicVersion, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { getAccount } from '@folia/contracts/session/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

let gateway: RunningGateway;
let version: number | null = 1;
let views: { actor: { type: string } }[] = [];

beforeAll(async () => {
  gateway = await runGateway([
    answering(publicVersion, (_caller, { pages }) => ({ versions: version === null ? {} : Object.fromEntries(pages.map((page) => [page, version])) })),
    answering(viewPortfolio, (caller) => {
      views.push(caller);
      return { version: version ?? 0, json: JSON.stringify({ of: caller.actor.type, version }) };
    }),
    answering(getAccount, () => {
      throw new Error('not asked for');
    }),
  ]);
});

afterAll(() => gateway.close());

beforeEach(() => {
  version = (version ?? 0) + 1;
  views = [];
});

const path = '/api/portfolios/ada';

describe('a public portfolio', () => {
  test('is read once for a version, whoever asks how often', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => gateway.ask('GET', path)));
    const later = await gateway.ask('GET', path);
    expect(new Set([...all, later].map(({ status }) => status))).toEqual(new Set([200]));
    const before = views.length;
    await gateway.ask('GET', path);
    expect(views.length).toBe(before);
    expect(later.headers).toMatchObject({ 'cache-control': 'no-cache', etag: `W/"${version}"`, vary: expect.stringMatching(/Authorization, Cookie/) });
  });

  test('is not sent again to whoever has this version, and is to who has another one', async () => {
    await gateway.ask('GET', path);
    const match = (value: string) => gateway.ask('GET', path, { headers: { 'if-none-match': value } });
    for (const same of [`W/"${version}"`, `"${version}"`, `"x", W/"${version}"`, '*']) expect(await match(same)).toMatchObject({ status: 304, text: '' });
    expect((await match('W/"0"')).status).toBe(200);
  });

  test('that changed is seen by the very next request', async () => {
    await gateway.ask('GET', path);
    const tag = `W/"${version}"`;
    version = (version ?? 0) + 1;
    expect(await gateway.ask('GET', path, { headers: { 'if-none-match': tag } })).toMatchObject({ status: 200, body: { version } });
  });
});

describe('what somebody known is shown', () => {
  test.each([
    ['who is signed in', { as: 'ada' }],
    ['who holds a link', { cookies: { '__Host-folia-link': newId() } }],
  ])('is kept by nobody: %s', async (_who, asked) => {
    const tag = `W/"${version}"`;
    for (let count = 1; count <= 2; count += 1) {
      const told = await gateway.ask('GET', path, { ...asked, headers: { 'if-none-match': tag } });
      expect(told).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
      expect(told.headers).not.toHaveProperty('etag');
      expect(views).toHaveLength(count);
    }
  });

  test('does not come out of what strangers were shown, nor the other way round', async () => {
    expect((await gateway.ask('GET', path)).body.of).toBe('guest');
    expect((await gateway.ask('GET', path, { as: 'ada' })).body.of).toBe('user');
    expect((await gateway.ask('GET', path)).body.of).toBe('guest');
  });
});

test('answers of the API are kept by nobody unless they say so', async () => {
  for (const asked of ['/api/health/live', '/api/nothing']) expect((await gateway.ask('GET', asked)).headers['cache-control']).toBe('no-store');
});

describe('a document', () => {
  test('of the app is a shell that nobody keeps, for guests too', async () => {
    const told = await gateway.ask('GET', '/app/dashboard');
    expect(told).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } });
    expect(told.headers['content-security-policy']).toMatch(/default-src 'none'|default-src 'self'/);
  });

  test('for whoever comes without a session is rendered, and asked for again each time', async () => {
    const told = await gateway.ask('GET', '/pricing');
    expect(told).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') } });
    expect(told.text).toContain('<main>/pricing</main>');
  });

  test('for who holds a link is kept by nobody', async () => {
    const told = await gateway.ask('GET', '/ada', { cookies: { '__Host-folia-link': newId() } });
    expect(told.headers['cache-control']).toBe('private, no-store');
    expect(told.headers).not.toHaveProperty('etag');
  });

  test('with a link’s token is the same bytes whatever the token is, and tells no other site where it came from', async () => {
    const [one, other] = [await gateway.ask('GET', '/protected?token=abc'), await gateway.ask('GET', '/protected?token=xyz')];
    expect(one.text).toBe(other.text);
    expect(one.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  });
});

test('an asset is kept for a year, without a cookie in its way', async () => {
  expect((await gateway.ask('GET', '/assets/start.js')).headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
});

test.each(['rss', 'atom'])('the blog as %s is kept by everybody for ten minutes, and runs nothing in a browser', async (format) => {
  expect(await gateway.ask('GET', `/app/blog/${format}.xml`)).toMatchObject({
    status: 200,
    text: `<${format}>https://folia.example`,
    headers: {
      'content-type': `application/${format}+xml; charset=utf-8`,
      'cache-control': 'public, max-age=600',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
});

describe('a script of the app', () => {
  test('is one answer for every origin: what is fetched and then imported comes from the cache', async () => {
    const asked = (headers: Record<string, string>) => gateway.ask('GET', '/assets/start.js', { headers });
    for (const headers of [{}, { origin: 'https://folia.example' }, { origin: 'https://elsewhere.example' }] as Record<string, string>[]) {
      const told = await asked({ ...headers, 'accept-encoding': 'gzip' });
      expect(told).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' } });
      expect(told.headers.vary).toBe('accept-encoding');
    }
  });
});
