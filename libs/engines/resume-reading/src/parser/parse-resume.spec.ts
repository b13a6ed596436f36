import { AppError } from '@folia/contracts/errors';
import { itemContent } from '@folia/contracts/item/shapes';
import { readResume } from '@folia/contracts/resume-import/shapes';
import fc from 'fast-check';
import { textDocument } from '../fixtures/text-document';
import { parseResume } from './parse-resume';

const plain = `Clara Mori
Site Reliability Engineer
clara.mori@example.org | +44 20 7946 0114 | Lisbon, Portugal | github.com/cmori

# EXPERIENCE
Site Reliability Engineer, Palegrove Health\tMar 2020 - Present
- Cut nightly batch time by 41%
- Led a team of 5
Backend Engineer, Northwind Robotics\tJun 2016 - Feb 2020
- Shipped tooling used by 120 staff

# EDUCATION
BSc Computer Science, University of Porto, 2012 - 2016

# SKILLS
Languages: C, C++, Go
Tools: Docker (advanced), Kubernetes

# LANGUAGES
Portuguese (native), English: fluent

# INTERESTS
Sailing and old maps`.split('\n');

const read = (lines: readonly string[]) => parseResume(textDocument(lines), '2026-11');
const fieldsOf = (lines: readonly string[], kind: string) =>
  read(lines)
    .entries.filter((entry) => entry.kind === kind)
    .map((entry) => entry.fields);

describe('parseResume', () => {
  test('reads basics with their evidence', () => {
    const { basics, profiles } = read(plain);
    expect(basics.name?.value).toBe('Clara Mori');
    expect(basics.headline?.value).toBe('Site Reliability Engineer');
    expect(basics.email).toEqual({
      value: 'clara.mori@example.org',
      evidence: [{ page: 1, words: 'clara.mori@example.org', box: null, confidence: 0.98, method: 'e-mail' }],
    });
    expect(basics.location?.value).toBe('Lisbon, Portugal');
    expect(profiles).toEqual([expect.objectContaining({ network: 'GitHub', username: 'cmori', url: 'https://github.com/cmori' })]);
  });

  test('reads positions with employer, period and bullets', () => {
    expect(fieldsOf(plain, 'work')).toEqual([
      {
        position: 'Site Reliability Engineer',
        employer: 'Palegrove Health',
        startDate: '2020-03',
        current: true,
        highlights: ['Cut nightly batch time by 41%', 'Led a team of 5'],
      },
      {
        position: 'Backend Engineer',
        employer: 'Northwind Robotics',
        startDate: '2016-06',
        endDate: '2020-02',
        highlights: ['Shipped tooling used by 120 staff'],
      },
    ]);
  });

  test('reads degree, subject and school of one line', () =>
    expect(fieldsOf(plain, 'education')).toEqual([
      { institution: 'University of Porto', degree: 'BSc', area: 'Computer Science', startDate: '2012', endDate: '2016' },
    ]));

  test.each([
    ['a mark on every letter', 'C\u0336l\u0336a\u0336r\u0336a\u0336 M\u0336o\u0336r\u0336i\u0336'],
    [
      'many marks on every letter',
      [...'Clara Mori'].map((letter) => letter + '\u0300\u0316\u0329\u0336\u0345\u0361\u0489'.repeat(letter === ' ' ? 0 : 1)).join(''),
    ],
    ['marks that write its vowels', 'प्रियंका वेल्लाथुराई'],
  ])('keeps a name with %s the name', (_, name) => {
    const { basics, unplaced } = read([name, ...plain.slice(1)]);
    expect(basics.name?.value.normalize('NFC')).toBe(name.normalize('NFC'));
    expect(basics.headline?.value).toBe('Site Reliability Engineer');
    expect(JSON.stringify(unplaced)).not.toContain(name);
  });

  test('makes each skill and each language an entry', () => {
    expect(fieldsOf(plain, 'skill')).toEqual([
      { name: 'C', category: 'Languages' },
      { name: 'C++', category: 'Languages' },
      { name: 'Go', category: 'Languages' },
      { name: 'Docker', level: 'advanced', category: 'Tools' },
      { name: 'Kubernetes', category: 'Tools' },
    ]);
    expect(fieldsOf(plain, 'language')).toEqual([
      { name: 'Portuguese', level: 'native' },
      { name: 'English', level: 'fluent' },
    ]);
  });

  test('keeps what has no kind as unplaced text', () =>
    expect(read(plain).unplaced).toEqual([expect.objectContaining({ section: 'INTERESTS', words: expect.stringContaining('Sailing and old maps') })]));

  test('gives several positions under one employer its name each', () => {
    const lines = [
      '# EXPERIENCE',
      '# Piedmont Foods Inc., Charlotte, NC\t2016 – Present',
      'Senior Accountant\t01/2020 – Present',
      '- Led the close',
      'Staff Accountant\t06/2016 – 12/2019',
      '- Reconciled accounts',
    ];
    expect(fieldsOf(['Ada Novak', ...lines], 'work')).toEqual([
      expect.objectContaining({ position: 'Senior Accountant', employer: 'Piedmont Foods Inc.', startDate: '2020-01', current: true }),
      expect.objectContaining({ position: 'Staff Accountant', employer: 'Piedmont Foods Inc.', endDate: '2019-12' }),
    ]);
  });

  test('caps skills at 500 and says so', () => {
    const skills = Array.from({ length: 600 }, (_, index) => `Skill${index}`).join(', ');
    const resume = read(['Ada Novak', '# SKILLS', skills]);
    expect(resume.entries).toHaveLength(500);
    expect(resume.notes).toEqual([expect.stringContaining('more than 500 skills')]);
    expect(resume.words.unplaced).toBe(100);
  });

  test.each([
    ['a recipe', ['Apple pie', 'Ingredients', '6 apples, 200 g flour', 'Method', 'Peel the apples and bake for 40 minutes.']],
    ['only a name', ['Hana Mori']],
    ['prose', ['It was a quiet morning when the ship left the harbour, and nobody on the pier waved.', 'The captain smiled.']],
  ])('refuses %s', (_, lines) => expect(() => read(lines)).toThrow(expect.objectContaining({ code: 'NOT_A_RESUME' })));

  test('whatever the lines: the contract holds, words add up, only AppErrors are thrown', () => {
    const word = fc.constantFrom(
      'Engineer',
      'Acme Inc.',
      'University',
      'BSc',
      'at',
      '–',
      '|',
      '2019',
      'Mar 2020',
      'Present',
      'C++',
      '(',
      ')',
      ':',
      '•',
      'x@y.z',
      'https://a.b/c',
      'Austin, TX',
      '\u202e',
      '\u0000',
      '¨',
      'ﬁ',
      '💼',
      '- ',
      '. ',
    );
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(word, fc.string({ maxLength: 12 }))).map((words) => words.join(' ')),
      fc.constantFrom(...plain),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        try {
          const resume = readResume.parse(read(lines));
          expect(resume.words.placed + resume.words.unplaced).toBe(resume.words.visible);
          expect(resume.words.placed).toBeGreaterThanOrEqual(0);
          for (const { kind, fields } of resume.entries) expect(itemContent.safeParse({ kind, fields }).error?.issues).toBeUndefined();
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });

  test('reads a line of 100,000 signs in bounded time', () => {
    for (const sign of ['@', '-', '1', ' 2019', '(', 'a.', ',', 'Mar ', '•', '//'])
      read([...plain, '# PROJECTS', `${'x'.repeat(3)}${sign.repeat(100_000 / sign.length)}`]);
  }, 20_000);
});
