import fc from 'fast-check';
import { itemFields } from './item/fields';
import { plainFields, plainLine, plainText } from './plain-text';
import { boundedMarkdown } from './read-markdown';

it('a reader sees the words of a description and no sign of Markdown', () => {
  const written = [
    '## Why it **matters**',
    'It keeps _every_ change ~~slow~~ [reviewed](https://reviews.example "how"), see <https://docs.example>.',
    '',
    '- *First* result',
    '  over two lines',
    '* second',
    '    1. inside',
    '- [x] done',
    '',
    '> said **once**',
    '',
    '***',
    '![the map](https://maps.example/x.png)',
    '```sh',
    '    rm **/*_old.txt',
    '```',
    'Set `__init__`; 2 \\* 3, \\_kept\\_ and \\# too.',
  ].join('\n');
  expect(plainText(written).split('\n')).toEqual([
    'Why it matters',
    'It keeps every change slow reviewed, see https://docs.example.',
    '',
    'First result over two lines',
    'second',
    '1. inside',
    'done',
    '',
    'said once',
    '',
    'the map',
    '    rm **/*_old.txt',
    'Set __init__; 2 * 3, _kept_ and # too.',
  ]);
});

it.each([
  'C++ and C# with snake_case_names, 2*3*4, a*b*c, 2 * 3 * 4 and #1',
  '#1 of 40, 100% *',
  'About ~5/~10 people; 3 < 4 > 2 & x_y',
  'Led [sic] the team (2019) and wrote <b>tags</b> &amp; co.',
  '1. Platz beim Hackathon',
  'one\ntwo\n\n\n  three',
  'See https://folia.example/a_b_c or mail a_b@c.example',
  '<div>\nwords\n</div>',
  '',
])('plain words come out unchanged: %j', (text) => {
  expect([plainText(text.replace(/^1\. /, 'Der 1. ')), plainLine(text.trim())]).toEqual([text.replace(/^1\. /, 'Der 1. '), text.trim()]);
});

it('a numbered line keeps its number, which may be a year or a rank', () => {
  expect(plainText('2019. **Built** it\n\n1. Platz')).toBe('2019. Built it\n1. Platz');
});

it('an emphasis between letters of scripts without blanks is one', () => {
  expect(plainText('这是**重点**内容')).toBe('这是重点内容');
});

it('a line of a list is one line without its bullet, where it is a figure it stays', () => {
  expect(plainLine('- **Cut** costs by [a third](https://x.example)')).toBe('Cut costs by a third');
  expect(plainLine('## Results')).toBe('Results');
  expect(plainLine('> 50 people led')).toBe('> 50 people led');
  expect(plainLine('[](https://x.example)')).toBe('https://x.example');
});

it('fields of many lines and highlights become plain, all else and every place stay', () => {
  const fields = { name: '**Loop**', summary: '# Why\n**so**', highlights: ['*a*', '**', '`b`'], skills: ['C*'], current: true };
  expect(plainFields('project', fields)).toEqual({ ...fields, summary: 'Why\nso', highlights: ['a', '**', 'b'] });
  for (const kind of Object.keys(itemFields) as (keyof typeof itemFields)[]) expect(plainFields(kind, {})).toEqual({});
});

it('text without a sign of Markdown is the same to the letter', () => {
  const parts = fc.constantFrom(
    'word',
    'C++',
    'C#',
    'a_b',
    '2*3',
    '#1',
    '%',
    ' ',
    ', ',
    '. ',
    '\n',
    '\n\n',
    '  ',
    '(x)',
    '5/5',
    'é',
    '😀',
    'https://x.example',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
      const text = `a${pieces.join('')}`;
      expect(plainText(text)).toBe(text);
    }),
  );
});

it('what came out comes out the same again, where no code and no escaped sign asked to be kept', () => {
  const parts = fc.constantFrom('**bold**', '_it_', '~~no~~', '[words](https://x.example)', 'plain', '2*3*4', 'C#');
  const lines = fc.tuple(fc.constantFrom('', '- ', '1. ', '## ', '> ', '• '), fc.array(parts, { minLength: 1, maxLength: 6 }));
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), fc.constantFrom('\n', '\n\n'), (all, between) => {
      const once = plainText(all.map(([lead, words]) => lead + words.join(' ')).join(between));
      expect(plainText(once)).toBe(once);
      expect(once).not.toMatch(/\*\*|~~|\]\(|^(?:#|>|- |•)/m);
    }),
  );
});

it('any text is read, and what no person wrote is left as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => expect(typeof (plainText(text) + plainLine(text))).toBe('string')));
  for (const unit of ['*a_', '> ', '1. ', '[', '**a*', '`a``', '- 1. > ']) {
    const text = unit.repeat(Math.ceil(5000 / unit.length));
    expect([boundedMarkdown(text), plainText(text)]).toEqual([null, text]);
  }
});
