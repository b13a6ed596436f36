import fc from 'fast-check';
import { boundedHtml, htmlLimits } from './bounded-html';
import { htmlTags } from './html-tags';
import { htmlToWords } from './html-to-words';
import { postingIn } from './posting-in';

const isEndless = /^(?:p|li|dt|dd|tr|td|th|br|img|hr|input|option)$/;
const deepestIn = (html: string) => {
  let [depth, deepest] = [0, 0];
  for (const { name, closes, inside } of htmlTags(html)) {
    if (inside !== null || isEndless.test(name)) continue;
    depth = Math.max(0, depth + (closes ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const pieces = [
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<b>a</b>',
  '<br>',
  '<',
  '<a href="x>y">',
  '<nav>',
  '</nav>',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  'words ',
];

test('whatever a page is made of, what the parser gets has few tags, is short and flat', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 60_000 }), (parts, times) => {
      const bounded = boundedHtml(parts.join('').repeat(times).slice(0, 2_000_000));
      expect(bounded.length).toBeLessThanOrEqual(htmlLimits.characters);
      expect([...htmlTags(bounded)].length).toBeLessThanOrEqual(htmlLimits.tags);
      expect(deepestIn(bounded)).toBeLessThanOrEqual(htmlLimits.depth);
    }),
    { numRuns: 60 },
  );
});

test('no more of a page is looked at than up to its last open angle that counts', () => {
  const upTo = '<i>'.repeat(htmlLimits.angles - 1);
  expect(boundedHtml(`<br>Wanted.${'<!---->'.repeat(htmlLimits.angles)}Never reached.`)).toBe('<br>Wanted.');
  expect(boundedHtml(`${upTo.replace(/<i>/g, '<br>')}Never reached.`)).not.toContain('Never');
});

test('menus take nothing of what a page may have, however long they are', () => {
  const menu = `<nav>${'<a href="/x">Jobs</a>'.repeat(htmlLimits.tags)}</nav>`;
  expect(htmlToWords(`<body>${menu}<nav><nav>More</nav></nav><p>Wanted: a diver.</p></body>`)).toBe('Wanted: a diver.');
  expect(htmlToWords('<body><div><nav>Home</div><p>Wanted: a diver.</p></body>')).toBe('Wanted: a diver.');
});

test('tags inside lines take nothing of what a page may have, and no word is joined or parted for want of them', () => {
  const link = '<div class="item"><a href="/x"><span><b>Jobs</b></span></a></div>';
  const before = link.repeat(htmlLimits.tags / 2 - 10);
  expect(htmlToWords(`<body>${before}<my-app><p>Wan<em>ted</em>: <i>a</i> diver.</p></my-app></body>`)).toMatch(/\nWanted: a diver\.$/);
});

test('entries and paragraphs whose end is left out are not taken for nested ones', () => {
  const list = Array.from({ length: htmlLimits.depth + 100 }, (_, index) => `<li>Entry ${index}`).join('');
  expect(htmlToWords(`<body><ul>${list}</ul><p>Wanted: a diver.</body>`)).toContain('Wanted: a diver.');
});

test('what a page says of itself is found behind any number of tags, and not in what only looks like it', () => {
  const block = `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Diver', description: 'Dive.' })}</script>`;
  expect(postingIn(`${'<b>'.repeat(200_000)}${block}`)).toMatchObject({ title: 'Diver', words: 'Dive.' });
  expect(postingIn('application/ld+json '.repeat(50_000))).toBeNull();
  expect(postingIn(`<script>"application/ld+json"</script>${block}`)).toMatchObject({ title: 'Diver' });
});
