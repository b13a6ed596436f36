import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRequest } from '@folia/contracts/page';
import { matchRoutes } from 'react-router-dom';
import { checkFigures } from '../../content/check-figures';
import { collections } from '../../content/collections';
import { readContent } from '../../content/read-content';
import { listedPosts, neighbours, relatedPosts } from '../features/blog/posts';
import { defaultConfig } from '../lib/config';
import { paths } from '../lib/paths';
import { readingMinutes } from '../lib/structured-data';
import { render } from './entry-server';
import { routes } from './router';

const root = join(__dirname, '../../..');
const textOf = (slug: string) => readFileSync(join(root, `web/content/posts/${slug}.md`), 'utf8');
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const appUrl = 'https://folia.example';
const request = (url: string): PageRequest => ({
  url,
  config: { ...defaultConfig, appUrl },
  viewer: null,
  requestId: 'r-1',
});
const page = (path: string) => render(request(path), async () => ({ status: 404, headers: {}, body: '{}' }));
const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as Record<string, string>;
const all = listedPosts.map((post) => [post.slug, post] as const);

test('the six posts of the specification are there', () => {
  const wanted = [
    'job-seekers-guide',
    'recruiter-efficiency',
    'hiring-manager-decisions',
    'portfolio-best-practices',
    'success-stories',
    'how-to-create-portfolio',
  ];
  expect(listedPosts.map(({ slug }) => slug)).toEqual(wanted);
});

test.each([
  [1500, 8],
  [1, 1],
  [0, 1],
  [1690, 9],
])('%d words take %d minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));

describe.each(all)('%s', (slug, post) => {
  const { meta, words } = post;

  test('each figure leads to a source that has it', () => {
    expect(checkFigures(textOf(slug).split('\n---\n').slice(1).join('\n---\n'), meta.sources)).toEqual([]);
    // Where no mark can stand, no figure stands.
    expect(`${meta.title} ${meta.description}`).not.toMatch(/\d/);
  });

  test('what is said to be ours stands in our files, and can be measured again', () => {
    for (const source of meta.sources) {
      if (!('file' in source)) continue;
      expect(existsSync(join(root, source.file))).toBe(true);
      expect(oneLine(readFileSync(join(root, source.file), 'utf8'))).toContain(source.sentence);
      if (source.command) expect(scripts).toHaveProperty([source.command.replace(/^npm (run -s )?/, '').split(' ')[0] ?? '']);
    }
  });

  test('its links lead to pages and sections that are there', async () => {
    const { html, sections } = await post.load();
    expect(sections.length).toBeGreaterThanOrEqual(4);
    for (const [, path = '', anchor] of html.matchAll(/href="(\/[^"#]*)(?:#([^"]*))?"/g)) {
      const leaf = matchRoutes(routes, path)?.at(-1);
      expect([path, leaf?.route.path]).not.toEqual([path, expect.stringMatching(/^(\*|\/:idParam)$/)]);
      const other = leaf?.route.path === paths.post.path ? listedPosts.find(({ slug: one }) => one === leaf.params.slug) : null;
      if (leaf?.route.path === paths.post.path) expect([path, Boolean(other)]).toEqual([path, true]);
      // Only sections of posts are known here: nothing may point into other pages.
      if (anchor !== undefined) expect((await other?.load())?.sections.map(({ id }) => id)).toContain(anchor);
    }
  });

  test('its page is complete without scripts', async () => {
    const { status, head, body, robots } = await page(paths.post.href(slug));
    expect([status, robots]).toEqual([200, 'index, follow']);
    expect(body).not.toMatch(/\sstyle=/);
    expect(words).toBeGreaterThan(1_300);
    expect(words).toBeLessThan(1_850);
    const { html, sections } = await post.load();
    expect(body).toContain(html);
    for (const { id } of sections) expect(body).toContain(`href="#${id}"`);
    expect(body).toContain(`${readingMinutes(words)} minutes to read`);
    expect(body).toContain(meta.author);
    for (const [place, { sentence }] of meta.sources.entries()) {
      expect(body).toContain(`id="source-${place + 1}"`);
      expect(body).toContain(sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    }
    for (const other of [...relatedPosts(post), ...Object.values(neighbours(post))]) if (other) expect(body).toContain(`href="${paths.post.href(other.slug)}"`);
    expect(head).toContain('<meta property="og:type" content="article"');
    expect(head).toContain(`<meta property="article:published_time" content="${meta.published}"`);
    expect(head.match(/property="article:tag"/g)).toHaveLength(meta.tags.length);
    expect(head).toContain(`<link rel="canonical" href="${appUrl}/app/blog/${slug}"`);
    expect(head).toContain('<link rel="alternate" type="application/atom+xml"');
    expect(structured(head)).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: meta.title,
        wordCount: words,
        timeRequired: `PT${readingMinutes(words)}M`,
        datePublished: meta.published,
      }),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: `${appUrl}/` }),
          expect.objectContaining({ position: 2, item: `${appUrl}/app/blog` }),
          { '@type': 'ListItem', position: 3, name: meta.title, item: `${appUrl}/app/blog/${slug}` },
        ],
      },
    ]);
  });
});

const structured = (head: string) => JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1] ?? '{}')['@graph'];

test('a text without a section, or with a source that is none, stops the build', () => {
  const read = (change: (text: string) => string) => () => readContent(change(textOf('job-seekers-guide')), 'a.md', collections.posts);
  expect(read((text) => text)).not.toThrow();
  expect(read((text) => text.replace(/^section: .*\n/m, ''))).toThrow(/section/);
  expect(read((text) => text.replace(/^ {4}opened: .*\n/m, ''))).toThrow(/sources/);
});

test('the list leads to every post, and an unknown post is not there', async () => {
  const { status, body, head } = await page(paths.blog.href());
  expect(status).toBe(200);
  for (const { slug } of listedPosts) expect(body).toContain(`href="/app/blog/${slug}"`);
  expect(body).toContain('href="/app/blog/rss.xml"');
  expect(structured(head)[0].blogPost).toHaveLength(listedPosts.length);
  expect((await page('/app/blog/no-such-post')).status).toBe(404);
});

test('posts that share tags are related, the nearest first, and the ends of the list have one neighbour', () => {
  for (const post of listedPosts) {
    const shared = relatedPosts(post).map((other) => other.meta.tags.filter((tag) => post.meta.tags.includes(tag)).length);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared).toEqual([...shared].sort((a, b) => b - a));
    expect(relatedPosts(post)).not.toContain(post);
  }
  expect(neighbours(listedPosts[0] as (typeof listedPosts)[number])).toEqual({ previous: null, next: listedPosts[1] });
  expect(neighbours(listedPosts.at(-1) as (typeof listedPosts)[number]).next).toBeNull();
});
