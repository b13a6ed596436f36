import fc from 'fast-check';
import { isAboutThePerson, redactor } from './redact';

const without = redactor('Ada Maria Novak', ['ada.novak@example.com', '+421 905 123 456', 'Košice', null, undefined, '']);

test.each([
  ['the whole name', 'Resume of Ada Maria Novak, engineer', 'Resume of [left out], engineer'],
  ['the first name alone', 'Ada led the team', '[left out] led the team'],
  ['a middle name alone', 'asked for Maria', 'asked for [left out]'],
  ['the surname alone', 'Dr Novak wrote it', 'Dr [left out] wrote it'],
  ['two parts in another order', 'NOVAK, Ada', '[left out], [left out]'],
  ['a part in other letters, with what belongs to the sentence', "ada's and NOVAK's work", "[left out]'s and [left out]'s work"],
  ['the place', 'lives in košice', 'lives in [left out]'],
  ['a known address', 'ada.novak@example.com', '[left out]'],
  ['an unknown address', 'write to someone_else+x@mail.example.org today', 'write to [left out] today'],
  ['a known number', 'call +421 905 123 456', 'call [left out]'],
  ['an unknown number', 'call (030) 901 820-33 now', 'call [left out] now'],
  ['an unknown number of nine digits, without a country', 'call 030 901 820 today', 'call [left out] today'],
  ['a short number with a country', 'call +49 30 12345 today', 'call [left out] today'],
  ['an address without a lock', 'see http://ada.example.com', 'see [left out]'],
  ['a web address', 'see https://ada.example.com/cv?x=1 or www.novak.example', 'see [left out] or [left out]'],
  ['an unknown address that is made of the name', 'ada.novak@mail.example.org', '[left out]'],
  ['a profile', 'github.com/someone', '[left out]'],
])('%s is taken out', (_what, text, expected) => {
  expect(without(text)).toBe(expected);
});

test.each([
  ['words that hold a part of the name', 'Adapted Canada, Novaks and Mariachi'],
  ['years and quantities', 'from 2015 to 2019, 12 000 units, 40 %'],
  ['a span of years', '2015-03 - 2019-11'],
  ['numbers of eight digits', 'sold 12 345 678 units'],
  ['long numbers that hold a year', 'between 2015 - 2019 - 100'],
])('%s stay', (_what, text) => {
  expect(without(text)).toBe(text);
});

test('what is known is taken out whole, also where a shorter part stands in it, and however the name is spaced', () => {
  const left = redactor('Ada  \t Novak', ['Novak Street 5', 'github.example/ada']);
  expect(left('Ada lives at Novak Street 5')).toBe('[left out] lives at [left out]');
  expect(left('see github.example/ada')).toBe('see [left out]');
});

test('two letters of a name are too few to tell from a word', () => {
  expect(redactor('Bo Li', [])('Bo built a tool to do it')).toBe('Bo built a tool to do it');
});

test('no part of a name of three letters or more is left as a word, wherever it stands', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  const around = fc.stringMatching(/^[ ,.;:()!?\n-]{1,3}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.array(fc.tuple(around, fc.nat(3), around), { maxLength: 6 }), (parts, places) => {
      const text = places.map(([before, index, after]) => before + parts[index % parts.length] + after).join('of');
      const left = redactor(parts.join(' '), [])(text);
      for (const part of parts) expect(left.split(/[^\p{L}]+/u)).not.toContain(part);
    }),
  );
});

test('a text whose letters change their length with their case loses the name as it is written', () => {
  expect(redactor('Ada Novak', [])('İstanbul: Ada Novak')).toBe('İstanbul: [left out]');
});

test.each([
  'Date of birth: 1 May 1990',
  'Birthdate: 1 May 1990',
  'Geburtsdatum: 1.5.1990',
  'Staatsangehörigkeit: deutsch',
  'Staatsangehoerigkeit: deutsch',
  'Familienstand: ledig',
  'née le 3 mars',
  'né le 3 mars',
  'Nacionalidad: española',
])('%s is about the person', (line) => {
  expect(isAboutThePerson(line)).toBe(true);
});

test('work is not about the person, nor is a long passage that has such a word in it', () => {
  expect(isAboutThePerson('Led a team of nine')).toBe(false);
  expect(isAboutThePerson(`${'x'.repeat(195)} age`)).toBe(true);
  expect(isAboutThePerson(`${'x'.repeat(196)} age`)).toBe(false);
  expect(isAboutThePerson(`${'Research on how people live. '.repeat(8)} age`)).toBe(false);
});
