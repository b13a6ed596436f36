import { listSitemapPages, listSitemapParts } from '@folia/contracts/sitemap/questions';
import { answering } from '@folia/testing/answering-service';
import { appUrl, type RunningGateway, runGateway } from '../fixtures/running-gateway';

const changedAt = '2026-11-20T10:00:00.000Z';
const itemId = '01900000-0000-7000-8000-0000000000aa';
const asked: unknown[] = [];
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await runGateway([
    answering(listSitemapParts, () => ({ parts: ['ada', 'mira'].map((from) => ({ from, changedAt })) })),
    answering(listSitemapPages, (_caller, { from, before }) => {
      asked.push([from, before]);
      if (from === 'ada')
        return {
          pages: [
            { uname: 'ada', changedAt },
            { uname: 'ada', item: { kind: 'talk', id: itemId }, changedAt },
          ],
          next: 'bo',
        };
      return { pages: [{ uname: from, changedAt }], next: null };
    }),
  ]);
});

afterAll(() => gateway.close());

const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(appUrl, ''));

test('the index names every list, and each list its pages, asked for piece by piece', async () => {
  const index = await gateway.ask('GET', '/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesIn(index.text)).toEqual(['/sitemaps/site.xml', '/sitemaps/people-1.xml', '/sitemaps/people-2.xml']);
  const first = await gateway.ask('GET', '/sitemaps/people-1.xml');
  expect(addressesIn(first.text)).toEqual(['/ada', `/ada/talks/${itemId}`, '/bo']);
  expect(first.text).toContain(`<url><loc>${appUrl}/ada</loc><lastmod>${changedAt}</lastmod></url>`);
  expect(addressesIn((await gateway.ask('GET', '/sitemaps/people-2.xml')).text)).toEqual(['/mira']);
  expect(asked).toEqual([
    ['ada', 'mira'],
    ['bo', 'mira'],
    ['mira', null],
  ]);
  const site = await gateway.ask('GET', '/sitemaps/site.xml');
  expect(addressesIn(site.text)).toEqual(['/', '/app/help', '/app/help/fit-score', '/app/blog/a']);
  expect(site.text).toContain('<lastmod>2026-11-20</lastmod>');
  for (const name of ['people-0.xml', 'people-3.xml', 'people-1', 'other.xml'])
    expect([name, (await gateway.ask('GET', `/sitemaps/${name}`)).status]).toEqual([name, 404]);
});

test('robots may read the public pages of the app and nothing else of it, and are told where the lists are', async () => {
  const { text } = await gateway.ask('GET', '/robots.txt');
  const lines = text.split('\n');
  expect(lines.filter((line) => line.startsWith('Allow:'))).toEqual(['Allow: /app/help', 'Allow: /app/blog/a', 'Allow: /app/profile/']);
  for (const path of ['/api/', '/app/', '/files/', '/protected']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
});

test('language models are told which pages there are, by their parts', async () => {
  const { text, headers } = await gateway.ask('GET', '/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Folia\n\n> /);
  const [, pages = '', blog = '', help = ''] = text.split(/^## /m);
  expect(pages).toContain(`- [Help & more](${appUrl}/app/help): What to do`);
  expect(blog).toBe(`Blog\n\n- [A](${appUrl}/app/blog/a): About it\n\n`);
  expect(help).toContain(`(${appUrl}/app/help/fit-score)`);
});
