/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { colours } from './email-look';
import { type EmailContent, layOutEmail } from './lay-out-email';

const address = 'https://folia.example/app/x?a=1&b=2';
const content: EmailContent = {
  subject: 'Your receipt',
  body: ['Thank you.', { quote: 'First line\nSecond line' }, { code: '012345' }, { rows: [['Paid', '€ 9.00']] }],
  button: { label: 'Open it', address },
  reason: 'You get this because you paid.',
  unsubscribe: { label: 'No more of these', address: `${address}&end` },
};
const pageOf = (more: Partial<EmailContent>) => new DOMParser().parseFromString(layOutEmail({ ...content, ...more }).html, 'text/html');

test('both parts say the same: every word of the text stands in the HTML, in the same order', () => {
  const { text } = layOutEmail(content);
  expect(text).toBe(
    `Your receipt.\n\nThank you.\n\nFirst line\nSecond line\n\n012345\n\nPaid: € 9.00\n\nOpen it:\n${address}\n\n-- \nYou get this because you paid.\nNo more of these: ${address}&end\n`,
  );
  const said = pageOf({}).body.textContent ?? '';
  const words = [
    'Your receipt',
    'Thank you.',
    'First line',
    'Second line',
    '012345',
    'Paid',
    '€ 9.00',
    'Open it',
    address,
    'because you paid.',
    'No more of these',
  ];
  let at = said.indexOf('Your receipt');
  for (const word of words) {
    expect([word, said.indexOf(word, at) >= at]).toEqual([word, true]);
    at = said.indexOf(word, at);
  }
});

test('it asks nothing of any server: no picture, font, script or style sheet, only links that somebody presses', () => {
  const page = pageOf({});
  expect([...page.querySelectorAll('[href]')].map((one) => one.getAttribute('href'))).toEqual([address, address, `${address}&end`]);
  expect(page.querySelectorAll('[src], [srcset], [background], link, script, img, iframe, form')).toHaveLength(0);
  expect(page.documentElement.outerHTML).not.toMatch(/url\(|@import|@font-face/i);
});

test('what people write stays words, wherever it stands', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '</title><script>alert(1)</script>',
      '"><a href="https://evil.example">',
      "' onmouseover='x",
      '<!--',
      ']]><![endif]-->',
      '&lt;b&gt;',
    ),
  );
  const [tags, attributes] = [new Set<string>(), new Set<string>()];
  const note = (page: Document, [own, ownAttributes]: [Set<string>, Set<string>]) => {
    for (const one of page.querySelectorAll('*')) {
      own.add(one.tagName);
      for (const { name } of one.attributes) ownAttributes.add(name);
    }
  };
  note(pageOf({}), [tags, attributes]);
  fc.assert(
    fc.property(hostile, (words) => {
      const page = pageOf({
        subject: words,
        preheader: words,
        body: [words, { quote: words }, { code: words }, { rows: [[words, words]] }],
        reason: words,
        button: { label: words, address },
      });
      const found: [Set<string>, Set<string>] = [new Set(), new Set()];
      note(page, found);
      expect([...found[0]].filter((tag) => !tags.has(tag))).toEqual([]);
      expect([...found[1]].filter((attribute) => !attributes.has(attribute))).toEqual([]);
      expect(page.querySelectorAll('a')).toHaveLength(3);
      // A parser of HTML drops these characters itself.
      const plain = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
      expect(page.querySelector('h1')?.textContent).toBe(plain(words));
    }),
    { numRuns: 20 },
  );
});

test('its colours are the brand’s, in both themes', () => {
  const tokens = readFileSync(join(__dirname, '../../../../web/src/ui/tokens.css'), 'utf8');
  const [dark = '', light = ''] = tokens.split('[data-theme="light"]');
  const valueIn = (theme: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)?.[1];
  for (const [name, value] of Object.entries(colours.dark)) expect([name, valueIn(dark, name)]).toEqual([name, value]);
  for (const [name, value] of Object.entries(colours.light)) expect([name, valueIn(light, name)]).toEqual([name, value]);
  expect(layOutEmail(content).html).toContain(`.title{color:${colours.dark.ink} !important}`);
});

test('an inbox shows the preheader, or the first paragraph, and nothing more of the e-mail', () => {
  const inboxWords = (more: Partial<EmailContent>) => pageOf(more).body.firstElementChild?.textContent?.replace(/[\u034f\u200c\u00a0]+$/, '');
  expect(inboxWords({})).toBe('Thank you.');
  expect(inboxWords({ preheader: 'Paid € 9.00' })).toBe('Paid € 9.00');
  expect(inboxWords({ preheader: 'x'.repeat(5_000) })).toHaveLength(140);
});
