import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWordList } from './read-word-list';
import { wordMatcher } from './word-matcher';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folia-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (language: string, ...lines: string[]) => writeFileSync(join(folder, `${language}.txt`), lines.join('\n'));
const fruit = ['sweet', 'sour'] as const;

test('phrases of all languages are known with all they stand for', () => {
  write('en', '# Fruit.', 'red apple | sweet', 'red apple | sour', '', 'lemon | sour');
  write('de', 'zitrone | sour');
  const words = wordMatcher(readWordList(folder, fruit));
  expect(words.classesOf('red apple')).toEqual(['sweet', 'sour']);
  expect(words.is('zitrone', 'sour')).toBe(true);
  expect(words.is('lemon', 'sweet')).toBe(false);
  expect(words.classesOf('apple')).toEqual([]);
});

test('the usual form of a phrase comes before what another may stand in', () => {
  write('fr', 'pêche | sweet');
  write('xx', 'peche | sour');
  const words = wordMatcher(readWordList(folder, fruit), (phrase) => [phrase, phrase.normalize('NFD').replace(/\p{M}/gu, '')]);
  expect(words.classesOf('peche')).toEqual(['sour']);
  expect(words.forms()).toEqual(['pêche', 'peche']);
});

test.each([
  ['a line without a class', 'lemon'],
  ['a class that nobody knows', 'lemon | bitter'],
  ['nothing before the class', ' | sour'],
])('%s is refused with its file', (_what, line) => {
  write('en', line);
  expect(() => readWordList(folder, fruit)).toThrow('en.txt: no phrase with a known class');
});

test('an entry that stands in two files is refused', () => {
  write('de', 'melone | sweet');
  write('it', 'melone | sweet');
  expect(() => readWordList(folder, fruit)).toThrow('it.txt: stands in the list already: melone | sweet');
});
