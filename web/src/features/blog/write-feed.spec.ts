/** @jest-environment jsdom */
import { listedPosts } from './posts';
import { writeFeed } from './write-feed';

const appUrl = 'https://folia.example';

describe.each(['rss', 'atom'] as const)('the feed as %s', (format) => {
  const read = async (base: string) => {
    const feed = new DOMParser().parseFromString(await writeFeed(format, base), 'text/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    return feed;
  };
  const textsOf = (feed: Document, name: string) => [...feed.getElementsByTagName(name)].map((one) => one.textContent ?? '');

  test('is well-formed and holds every post once, with absolute addresses', async () => {
    const feed = await read('https://folia.example');
    const addresses = listedPosts.map(({ slug }) => `${appUrl}/app/blog/${slug}`);
    if (format === 'rss') {
      expect(textsOf(feed, 'guid')).toEqual(addresses);
      expect(textsOf(feed, 'title').slice(1)).toEqual(listedPosts.map(({ meta }) => meta.title));
      for (const date of textsOf(feed, 'pubDate')) expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
      expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${appUrl}/app/blog/rss.xml`);
    } else {
      expect(textsOf(feed, 'id').slice(1)).toEqual(addresses);
      for (const date of textsOf(feed, 'updated')) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
      expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
      expect(feed.getElementsByTagName('author')).toHaveLength(listedPosts.length);
    }
    for (const html of textsOf(feed, format === 'rss' ? 'content:encoded' : 'content')) {
      expect(html).toMatch(/^<p>/);
      expect(html).not.toMatch(/(href|src)="[/#]/);
    }
  });

  test('escapes what an address may hold', async () => {
    const feed = await read('https://folia.example/?a=1&b="<2>\'');
    expect(feed.documentElement.textContent).toContain('/?a=1&b="<2>\'/app/blog/job-seekers-guide');
  });
});
