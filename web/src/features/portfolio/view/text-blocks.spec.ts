import { boundedMarkdown } from '@folia/contracts/read-markdown';
import fc from 'fast-check';
import { itemBlocks, textBlocks } from './text-blocks';

const plain = (text: string) => textBlocks(text).map(({ type, lines }) => [type, ...lines.map((line) => line.text)]);
const marksOf = (text: string) =>
  textBlocks(text).flatMap(({ lines }) => lines.flatMap((line) => line.marks.map(({ start, end, as, href }) => [as, line.text.slice(start, end), href])));

it('reads headings, paragraphs, lists, quotes and code', () => {
  expect(
    plain('# About\nI **build** things\nthat [last](https://x.example).\n\n- one\n* two\n  - inside\n\n1. first\n2. second\n\n> said\n\n```\na  b\nc\n```'),
  ).toEqual([
    ['heading', 'About'],
    ['paragraph', 'I build things that last.'],
    ['list', 'one', 'two', 'inside'],
    ['numbered', 'first', 'second'],
    ['quote', 'said'],
    ['code', 'a  b', 'c'],
  ]);
  expect(plain('    indented is no code\n\n• read\n– from a resume\n\n    of mine')).toEqual([
    ['paragraph', 'indented is no code'],
    ['list', 'read', 'from a resume of mine'],
  ]);
});

it('keeps signs that belong to words, and the number a list begins with', () => {
  expect(plain('2*3*4 in ~5/~10 cases, C# and a*b*c')).toEqual([['paragraph', '2*3*4 in ~5/~10 cases, C# and a*b*c']]);
  expect(marksOf('2*3*4 and **so**')).toEqual([['strong', 'so', undefined]]);
  expect(textBlocks('2019. Built it\n2020. Sold it')).toMatchObject([{ type: 'numbered', start: 2019, lines: [{ text: 'Built it' }, { text: 'Sold it' }] }]);
  expect(plain('```\n        deep\n```\n- [x] done')).toEqual([
    ['code', '        deep'],
    ['list', 'done'],
  ]);
});

it('sets words apart and leads to the web and mail alone', () => {
  expect(marksOf('**a** *b* `c` [d](https://d.example) https://e.example')).toEqual([
    ['strong', 'a', undefined],
    ['em', 'b', undefined],
    ['code', 'c', undefined],
    ['link', 'd', 'https://d.example'],
    ['link', 'https://e.example', 'https://e.example'],
  ]);
  for (const trap of ['[x](javascript:alert(1))', '[x](data:text/html,1)', '<javascript:alert(1)>', '[x][y]\n\n[y]: javascript:alert(1)', '[x](//elsewhere)'])
    expect([trap, marksOf(trap)]).toEqual([trap, []]);
});

it('takes no markup for markup and loads no picture', () => {
  expect(plain('<b>hi</b> 2 * 3 * 4')).toEqual([['paragraph', '<b>hi</b> 2 * 3 * 4']]);
  expect(plain('<script>alert(1)</script>')).toEqual([['paragraph', '<script>alert(1)</script>']]);
  expect(plain('![a map](https://pictures.example/x.png)')).toEqual([['paragraph', 'a map']]);
  expect(plain('| a | b |\n|---|---|\n| c | d |')[0]?.[1]).toContain('| c | d |');
});

it('shows what no person wrote as plain words instead of reading it', () => {
  for (const unit of ['*a_', '> ', '1. ', '[', '**a*', '`a``', '- 1. > ']) {
    const text = unit.repeat(Math.ceil(5000 / unit.length)).slice(0, 5000);
    expect([unit, boundedMarkdown(text)]).toEqual([unit, null]);
    expect(textBlocks(text).map(({ type }) => type)).toEqual(['paragraph']);
  }
});

it('reads any text, and every mark lies within its line', () => {
  const parts = fc.constantFrom(
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '<b>',
    '\n',
    '\n\n',
    '- ',
    '> ',
    '1. ',
    '# ',
    'word',
    ' ',
    'https://x.example',
    '&amp;',
    '\\',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
      for (const { lines } of itemBlocks({ summary: pieces.join(''), highlights: [pieces.join('')] })) {
        for (const { text, marks } of lines)
          for (const { start, end } of marks) expect([start >= 0, start < end, end <= text.length]).toEqual([true, true, true]);
      }
    }),
  );
});

it('loses no word that was written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 }),
      fc.constantFrom(' ', '\n', '\n\n', '\n- ', '** ', ' _'),
      (words, between) => {
        const shown = textBlocks(words.join(between))
          .flatMap(({ lines }) => lines.map((line) => line.text))
          .join(' ');
        for (const word of words) expect(shown).toContain(word);
      },
    ),
  );
});
