import { buildHead } from './build-head';
import { siteMeta } from './page-head';
import { article, breadcrumbs, faqPage, organization, product, readingMinutes, structuredData, webSite } from './structured-data';

const appUrl = 'https://folia.example/';
const post = {
  path: '/app/blog/a',
  title: 'A',
  description: 'About it',
  image: 'https://folia.example/card.png',
  published: '2026-11-01',
  section: 'Guides',
  tags: ['resume', 'search'],
  words: 1500,
};

/** Every address in it, wherever it stands. */
const addresses = (value: unknown): string[] =>
  typeof value === 'string' ? (value.includes('://') ? [value] : []) : value && typeof value === 'object' ? Object.values(value).flatMap(addresses) : [];

test('all addresses are absolute and on this site, and two things that name each other agree', () => {
  const things = [
    organization(appUrl),
    webSite(appUrl, 'What it is'),
    breadcrumbs(appUrl, [{ name: 'Blog', path: '/app/blog' }]),
    article(appUrl, post),
    product(appUrl, 'What it is', [{ name: 'Free', price: 0, path: '/pricing' }]),
  ];
  for (const address of addresses(things).filter((one) => !one.startsWith('https://schema.org/'))) expect(address).toMatch(/^https:\/\/folia\.example\/(?!\/)/);
  expect(webSite(appUrl, '').publisher['@id']).toBe(organization(appUrl)['@id']);
});

test('a way has its places, a question its answer, a plan its price', () => {
  expect(
    breadcrumbs(appUrl, [
      { name: 'Blog', path: '/app/blog' },
      { name: 'A', path: '/app/blog/a' },
    ]).itemListElement,
  ).toMatchObject([
    { position: 1, item: 'https://folia.example/app/blog' },
    { position: 2, name: 'A' },
  ]);
  expect(faqPage([{ question: 'Why?', answer: 'So.' }])).toMatchObject({ mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So.' } }] });
  const { offers } = product(appUrl, '', [
    { name: 'Free', price: 0, path: '/pricing' },
    { name: 'Pro', price: 19, path: '/pricing' },
  ]);
  expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual(['0.00 USD', '19.00 USD']);
});

test('a post says its dates, its length and how long it takes', () => {
  expect(article(appUrl, post)).toMatchObject({ datePublished: '2026-11-01', dateModified: '2026-11-01', wordCount: 1500, timeRequired: 'PT8M' });
  expect(article(appUrl, { ...post, modified: '2026-11-09' }).dateModified).toBe('2026-11-09');
  expect([0, 1, 200, 201].map(readingMinutes)).toEqual([1, 1, 1, 2]);
});

test('a page with two addresses names one of them, and the things of a page are one graph in its head', () => {
  const head = buildHead(siteMeta(appUrl, '/pricing', { title: 'Pricing', structuredData: structuredData(organization(appUrl), faqPage([])) }));
  const said = (key: string) => head.find((tag) => tag.key === key);
  expect(said('canonical')?.attributes.href).toBe('https://folia.example/pricing');
  expect(said('og:url')?.attributes.content).toBe('https://folia.example/pricing');
  expect(said('og:image')?.attributes.content).toBe('https://folia.example/card.png');
  expect(JSON.parse(said('ld-json')?.text ?? '')).toMatchObject({ '@context': 'https://schema.org', '@graph': [{ name: 'Folia' }, { '@type': 'FAQPage' }] });
});
