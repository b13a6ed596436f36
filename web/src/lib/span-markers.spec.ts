import { restoreSpans } from '@folia/contracts/span-markers';
import fc from 'fast-check';
import { markSpans } from './span-markers';

const pieces = fc.constantFrom(
  '<span>',
  '</span>',
  '<span class="a">',
  '<span style="color:rgb(1,2,3)">',
  '<span title="span_begin 5%">',
  '<span  >',
  '<spanner>',
  '<Span>',
  'span_begin',
  'span_end',
  'span_\\begin',
  'span_\\\\end',
  '\\',
  '(',
  ')',
  '%',
  '%25',
  '%29',
  'span_',
  'begin',
  'x',
  ' ',
  '>',
  '<',
);
const text = fc.oneof(
  fc.string(),
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
);

test('the opening and the closing tag become the markers of the specification', () => {
  expect(markSpans('a <span>b</span> c')).toBe('a span_beginbspan_end c');
});

test('no span tag travels', () => {
  fc.assert(fc.property(text, (typed) => !/<\/?span(\s[^<>]*)?>/.test(String(markSpans(typed)).replaceAll('</span >', ''))));
});

test('whatever was typed comes back as typed, a marker too', () => {
  fc.assert(
    fc.property(text, (typed) => restoreSpans(markSpans(typed)) === typed),
    { numRuns: 2000 },
  );
});

test('all strings of a body are rewritten, however deep, and nothing else', () => {
  const body = { name: '<span>Ada</span>', list: ['</span>', 1, null, { deep: '<span>' }], flag: true };
  expect(markSpans(body)).toEqual({ name: 'span_beginAdaspan_end', list: ['span_end', 1, null, { deep: 'span_begin' }], flag: true });
  expect(restoreSpans(markSpans(body))).toEqual(body);
});
