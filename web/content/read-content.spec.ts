import { z } from 'zod';
import { readContent } from './read-content';

const schema = z.strictObject({ title: z.string(), tags: z.array(z.string().min(2)).default([]) });
const read = (text: string, front = 'title: A title') => readContent(`---\n${front}\n---\n${text}`, 'posts/a.md', schema);

test('a text becomes its front matter, its sections and as much HTML as a column needs', () => {
  const { meta, html, sections, words } = read(
    [
      'First words with a [page of ours](/app/help) and [one elsewhere](https://example.com/a).',
      '## What’s “read” & why',
      'See [below](#the-third).',
      '### A smaller one',
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      '## The *third*',
      '![A page with marks](/pictures/a.png)',
    ].join('\n\n'),
  );
  expect(meta).toEqual({ title: 'A title', tags: [] });
  expect(sections).toEqual([
    { id: 'whats-read-why', title: 'What’s “read” & why' },
    { id: 'the-third', title: 'The third' },
  ]);
  expect(words).toBe(25);
  expect(html).toContain('<h2 id="the-third">The <em>third</em></h2>');
  expect(html).toContain('<h3 id="a-smaller-one">');
  expect(html).toContain('<a href="/app/help">page of ours</a>');
  expect(html).toContain('<a rel="external noopener" href="https://example.com/a">');
  // What is wider than the column scrolls by itself, also by keyboard, and has a name.
  expect(html).toContain('<div class="wide" role="region" tabindex="0" aria-label="A smaller one"><table>');
  expect(html).toContain('<img loading="lazy" src="/pictures/a.png" alt="A page with marks">');
  // The policy of documents refuses styles on elements.
  expect(html).not.toContain('style=');
});

test.each([
  ['no front matter at all', () => readContent('Words', 'posts/a.md', schema), /^posts\/a\.md: it does not begin with front matter/],
  ['a field that is missing, and one that nobody reads', () => read('x', 'tag: [ab]'), /^posts\/a\.md: title: .*; front matter: .*tag/],
  ['a field that is wrong, by its place', () => read('x', 'title: A\ntags: [ab, c]'), /^posts\/a\.md: tags\.1: /],
  ['a title in the text', () => read('# Again'), /^posts\/a\.md: the title stands in the front matter/],
  ['two headings with one anchor', () => read('## One\n\n## One!'), /the anchor "one"/],
  ['a jump to nowhere', () => read('[x](#nowhere)'), /no heading has the anchor "nowhere"/],
  ['an address that is no page', () => read('[x](help)'), /"help" is neither/],
  ['a script', () => read('a [x](javascript:alert)'), /neither a path of ours/],
  ['HTML between blocks', () => read('<div style="color: red">x</div>'), /HTML is not read: <div/],
  ['HTML in a line', () => read('a <b>b</b>'), /HTML is not read: <b>/],
  ['a picture without words', () => read('![](/a.png)'), /has no words/],
])('%s stops the build with the file and the place', (_what, reading, told) => {
  expect(reading).toThrow(told);
});
