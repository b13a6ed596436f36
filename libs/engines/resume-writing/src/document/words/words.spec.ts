import { resumeLanguages } from '@folia/contracts/resume-languages';
import { matchHeading } from '@folia/resume-reading/parser/sections/match-heading';
import fc from 'fast-check';
import { engineer } from '../fixtures/portfolios';
import { resumeFileName } from './file-name';
import { printableText } from './printable-text';
import { sectionHeading } from './section-headings';
import { writePeriod } from './write-period';

const kinds = [
  'summary',
  'work',
  'education',
  'skill',
  'project',
  'publication',
  'patent',
  'talk',
  'certification',
  'award',
  'achievement',
  'language',
  'volunteering',
] as const;

test.each(resumeLanguages)('every heading in %s is one that our own import knows, and as what it is', (language) => {
  for (const kind of kinds)
    expect({ kind, known: matchHeading(sectionHeading(kind, language)) }).toEqual({ kind, known: expect.objectContaining({ kind, exact: true }) });
});

test('periods are written as each language writes them', () => {
  const period = { start: '2019-08', end: '', current: true };
  expect(resumeLanguages.map((language) => writePeriod(period, language))).toEqual([
    'Aug 2019 – present',
    '08/2019 – heute',
    'août 2019 – aujourd’hui',
    'agosto 2019 – actualidad',
  ]);
  expect(writePeriod({ start: '2013', end: '2015-06', current: false }, 'en')).toBe('2013 – Jun 2015');
  expect(writePeriod({ start: '', end: '2015', current: false }, 'de')).toBe('2015');
  expect(writePeriod({ start: '2015', end: '2015', current: false }, 'en')).toBe('2015');
  expect(writePeriod({ start: '', end: '', current: false }, 'en')).toBe('');
});

test('a file is named after person and company, in letters every system takes', () => {
  const named = (name: string, company: string) => resumeFileName({ header: { ...engineer.header, name }, company }, 'pdf');
  expect(named('Mira Solheim', 'Meridian Pay')).toBe('Mira-Solheim-Meridian-Pay.pdf');
  expect(named('Zoë O’Brien', '')).toBe('Zoë-O-Brien.pdf');
  expect(named('陈伟', 'A/B <c>: "d" ..')).toBe('陈伟-A-B-c-d.pdf');
  expect(named('../..', '\u202Egpj.exe')).toBe('gpj-exe.pdf');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 400 }), (name, company) => {
      const file = named(name, company);
      expect(file).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.pdf$/u);
      expect(Buffer.from(file).toString()).toBe(file);
    }),
  );
});

test('a text keeps its words and loses what nobody sees', () => {
  expect(printableText(' co\u00ADoperate\u00A0with\u200B \u202Eevil\u202C ﬁne ①  \n x\ud800\uffff')).toBe('cooperate with evil fine ① x');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(printableText(printableText(text))).toBe(printableText(text));
    }),
  );
});
