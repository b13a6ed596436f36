import fc from 'fast-check';
import { type Format, formatMarkdown, formats } from './format-markdown';

/** A text with its marked part between | and |, formatted and written the same way. */
function formatted(written: string, format: Format): string {
  const start = written.indexOf('|');
  const end = written.lastIndexOf('|') - 1;
  const text = written.replaceAll('|', '');
  const made = formatMarkdown({ text, start, end: Math.max(start, end) }, format);
  const after = text.slice(0, made.from) + made.with + text.slice(made.to);
  return `${after.slice(0, made.start)}|${after.slice(made.start, made.end)}|${after.slice(made.end)}`;
}

test.each([
  ['Led |eleven| people', 'bold', 'Led **|eleven|** people'],
  ['Led| eleven |people', 'bold', 'Led **|eleven|** people'],
  ['Led **|eleven|** people', 'bold', 'Led |eleven| people'],
  ['Led |**eleven**| people', 'bold', 'Led |eleven| people'],
  ['||', 'italic', '_||_'],
  ['Built a mill\n|Ran it\nSold| it', 'list', 'Built a mill\n|- Ran it\n- Sold it|'],
  ['|- Ran it\n- Sold it|', 'list', '|Ran it\nSold it|'],
  ['|- Ran it\n\n- Sold it|', 'numbered', '|1. Ran it\n\n2. Sold it|'],
  ['||', 'list', '- ||'],
  ['See |the talk|.', 'link', 'See [the talk](|https://|).'],
  ['See |https://folia.example/a|.', 'link', 'See [||](https://folia.example/a).'],
  ['See ||', 'link', 'See [||](https://)'],
] as const)('%j made %s is %j', (written, format, expected) => {
  expect(formatted(written, format)).toBe(expected);
});

test('no format loses or adds a word, and what is marked afterwards stands in the text', () => {
  const text = fc.array(fc.constantFrom('mill', 'tide ', '\n', ' ', 'a-b', '7', '**', '_', '- '), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), fc.constantFrom(...formats), (written, a, b, format) => {
      const [start, end] = [Math.min(a, b, written.length), Math.min(Math.max(a, b), written.length)];
      const made = formatMarkdown({ text: written, start, end }, format);
      const after = written.slice(0, made.from) + made.with + written.slice(made.to);
      const words = (all: string) => all.replace(/https?:\/\/|\b\d+\. |[^a-z7]/g, '');
      expect(words(after)).toBe(words(written));
      expect(made.start).toBeLessThanOrEqual(made.end);
      expect(made.end).toBeLessThanOrEqual(after.length);
    }),
  );
});
