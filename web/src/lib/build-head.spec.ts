/** @jest-environment jsdom */
import fc from 'fast-check';
import { buildHead, headMarkup, type PageMeta, upsertHead } from './build-head';

const full: PageMeta = {
  title: 'Ada Novak',
  description: 'An engineer.',
  keywords: ['Rust', 'Go'],
  canonical: 'https://folia.example/ada',
  type: 'profile',
  author: 'Ada Novak',
  structuredData: { '@type': 'ProfilePage' },
};
const contentOf = (meta: PageMeta, key: string) => buildHead(meta).find((tag) => tag.key === key)?.attributes.content;
const parse = (markup: string) => new DOMParser().parseFromString(`<!doctype html><html><head>${markup}</head><body></body></html>`, 'text/html');

describe('buildHead', () => {
  it('appends the brand to a title and falls back to the tagline', () => {
    expect(buildHead(full)[0]?.text).toBe('Ada Novak · Folia');
    expect(buildHead({})[0]?.text).toBe('Folia: a career, with its evidence');
  });

  it('says index, follow unless told otherwise, and the large card', () => {
    expect(contentOf({}, 'robots')).toBe('index, follow');
    expect(contentOf({ noindex: true }, 'robots')).toBe('noindex, follow');
    expect(contentOf({ noindex: true, nofollow: true }, 'robots')).toBe('noindex, nofollow');
    expect(contentOf({}, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf({}, 'og:locale')).toBe('en_US');
  });

  it('points to no image when there is none', () => {
    expect(buildHead(full).some((tag) => tag.key.includes('image'))).toBe(false);
    expect(contentOf({ image: { url: 'https://folia.example/a.png', alt: 'Ada' } }, 'og:image:width')).toBe('1200');
  });

  it('cuts a description between words at 160 characters', () => {
    const description = contentOf({ description: 'word '.repeat(60) }, 'description') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/word…$/);
  });

  it('never lets a text out of its attribute or script', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('"><script>alert(1)</script>', "' onload='x", '</script><img src=x>', '</title><b>', '<!--', '&quot;'),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, name) => {
        const meta: PageMeta = { ...full, title, description, keywords: [name], author: name, structuredData: { name, nested: [title] } };
        const tags = buildHead(meta);
        const page = parse(headMarkup(tags));
        const elements = [...page.head.children];
        expect(elements).toHaveLength(tags.length);
        expect(page.body.children).toHaveLength(0);
        expect(elements.every((element) => element.hasAttribute('data-head'))).toBe(true);
        expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({ name, nested: [title] });
      }),
    );
  });

  it('brings the document to the same head that the server writes', () => {
    const page = parse(headMarkup(buildHead({ ...full, type: 'article', tags: ['a', 'b'], section: 'News' })));
    upsertHead(buildHead(full), page);
    expect(page.head.innerHTML.replace(/\n/g, '')).toBe(parse(headMarkup(buildHead(full))).head.innerHTML.replace(/\n/g, ''));
    upsertHead(buildHead({ title: 'Next' }), page);
    expect(page.title).toBe('Next · Folia');
    expect(page.querySelectorAll('title')).toHaveLength(1);
    expect(page.querySelector('[rel=canonical], script')).toBeNull();
  });
});
