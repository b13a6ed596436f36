import { restoreSpans } from './span-markers';

test('markers of the web client become the tags that were typed', () => {
  expect(restoreSpans({ a: ['span_beginokspan_end'], b: { c: 'span_begin( class="a")xspan_end' } })).toEqual({
    a: ['<span>ok</span>'],
    b: { c: '<span class="a">x</span>' },
  });
});

test('a marker that was itself typed comes back as typed', () => {
  expect(restoreSpans('span_\\begin and span_\\\\end')).toBe('span_begin and span_\\end');
});

test('everything that is no marker stays as it is', () => {
  for (const value of ['plain', 'span', 'a <span> tag', 1, true, null]) expect(restoreSpans(value)).toBe(value);
});
