import { expect, test } from '@playwright/test';
import { productUrl } from './api';

/** SPEC section 2: every page that belongs to no person, and the address that its second ones name as the right one. */
const words = ['features', 'templates', 'stories', 'blog', 'about', 'careers', 'press', 'help', 'feedback', 'api-docs', 'privacy', 'terms', 'cookies'];
const posts = [
  'job-seekers-guide',
  'recruiter-efficiency',
  'hiring-manager-decisions',
  'portfolio-best-practices',
  'success-stories',
  'how-to-create-portfolio',
].map((slug) => `/app/blog/${slug}`);
const pages = ['/', '/pricing', '/feed-preview', '/free-portfolio', ...words.map((word) => `/app/${word}`), ...posts];
const twins = { '/home': '/', '/app/home': '/', '/app/landing-v2': '/', '/app/pricing': '/pricing', '/app/free-portfolio': '/free-portfolio' };

const get = (path: string) => fetch(productUrl + path, { redirect: 'manual' });
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function headOf(html: string) {
  const meta = (name: string) => unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  return {
    title: unescaped(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    image: meta('og:image'),
    missing: ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale', 'og:image:alt', 'twitter:card'].filter((name) => !meta(name)),
    sized: `${meta('og:image:width')}x${meta('og:image:height')}`,
    headlines: html.match(/<h1[ >]/g)?.length ?? 0,
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text)),
  };
}

test('every public page is whole without JavaScript: status, head, one headline, picture and structured data', async () => {
  const listed = [...(await (await get('/sitemaps/site.xml')).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages.filter((path) => !listed.includes(path))).toEqual([]);
  const asked = [...listed.map((path) => [path, path] as const), ...Object.entries(twins)];
  const heads = await Promise.all(
    asked.map(async ([path, right]) => {
      const answer = await get(path);
      return { path, right, status: answer.status, header: answer.headers.get('x-robots-tag'), ...headOf(await answer.text()) };
    }),
  );
  for (const { path, right, status, header, title, description, robots, canonical, missing, sized, headlines, data } of heads) {
    expect({ path, status, header, robots, missing, sized, headlines }).toEqual({
      path,
      status: 200,
      header: 'index, follow',
      robots: 'index, follow',
      missing: [],
      sized: '1200x630',
      headlines: 1,
    });
    expect([path, canonical]).toEqual([path, productUrl + right]);
    expect([path, title]).toEqual([path, expect.stringContaining('Folia')]);
    expect([path, description.length > 39 && description.length < 161]).toEqual([path, true]);
    for (const one of data) expect([path, one['@context']]).toEqual([path, 'https://schema.org']);
  }
  // Nothing is said of two pages alike.
  const own = heads.filter(({ path, right }) => path === right);
  for (const said of ['title', 'description'] as const) {
    const values = own.map((head) => head[said]);
    expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);
  }
  for (const image of new Set(heads.map(({ image }) => image))) {
    const bytes = Buffer.from(await (await fetch(image)).arrayBuffer());
    expect([image, bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.length < 300_000]).toEqual([
      image,
      'PNG',
      1200,
      630,
      true,
    ]);
  }
  for (const path of ['/app/blog/no-such-post', '/app/help/no-such-article', '/app/no-such-page', '/pricing/more', '/nobody-of-that-name']) {
    const answer = await get(path);
    const head = headOf(await answer.text());
    expect([path, answer.status, head.robots, head.headlines]).toEqual([path, 404, 'noindex, follow', 1]);
  }
});

test('what browsers and robots ask every site for is there', async () => {
  const manifest = await (await get('/manifest.webmanifest')).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  const wanted: [string, string][] = [
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ...icons.map((src: string): [string, string] => [src, 'image/']),
  ];
  for (const [path, type] of wanted) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, expect.stringContaining(type)]);
  }
});
