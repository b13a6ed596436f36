import { matchEntries, type PaletteEntry } from './palette-entry';

const entry = (label: string, more: { hint?: string; words?: string } = {}): PaletteEntry => ({ id: label, label, icon: null, href: '/', ...more });
const entries = [
  entry('My portfolio'),
  entry('Protected links', { hint: 'Settings', words: 'sharing' }),
  entry('Über Käse, Île'),
  entry('Port of Graz', { hint: 'project' }),
  entry('Дизайн системы'),
];
const found = (typed: string) => matchEntries(entries, typed).map(({ label }) => label);

test('every typed word must begin a word of the entry, whatever its accents, its case and its script', () => {
  expect(found('uber kase')).toEqual(['Über Käse, Île']);
  expect(found('LINKS set')).toEqual(['Protected links']);
  expect(found('share')).toEqual([]);
  expect(found('shar')).toEqual(['Protected links']);
  expect(found('сист')).toEqual(['Дизайн системы']);
  expect(found('links graz')).toEqual([]);
  for (const typed of ['c++ (', '.*', '—']) expect([typed, found(typed)]).toEqual([typed, []]);
});

test('a name that begins with what was typed comes first; nothing typed leaves all as they are', () => {
  expect(found('port')).toEqual(['Port of Graz', 'My portfolio']);
  expect(found('  ')).toHaveLength(entries.length);
});
