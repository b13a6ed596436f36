import fc from 'fast-check';
import { markdownText } from './text';

const written = (value: string) => markdownText(5000).parse(value);

test('Markdown keeps its words and its links to the web and mail', () => {
  for (const text of [
    '**a** [b](https://b.example) and [c](mailto:c@c.example)',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '[a] (b) [c](d)',
    '![',
    'x!',
  ])
    expect(written(text)).toBe(text);
});

test('pictures become links, and what could run something loses its address', () => {
  expect(written('![a map](https://pictures.example/x.png)')).toBe('[a map](https://pictures.example/x.png)');
  for (const address of ['javascript:alert(1)', 'JaVaScRiPt:alert`1`', ' <data:text/html,x>', 'vbscript:x', 'file:///etc/hosts'])
    expect([address, written(`say [hi](${address}) there`)]).toEqual([address, expect.not.stringContaining(':')]);
});

test('what was written once is written the same again', () => {
  const parts = fc.constantFrom('[', ']', '(', ')', '!', 'javascript:', 'https://a.example', 'word', ' ', '\n', '<');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (pieces) => {
      const once = written(pieces.join(''));
      expect(once).not.toMatch(/!\[[^[\]\n]*\]\(/);
      expect(once.length).toBeLessThanOrEqual(pieces.join('').length);
    }),
  );
});
