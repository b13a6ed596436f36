import { alternation } from './word-lists';

const entries = [
  { phrase: 'hall', wordClass: 'school' as const },
  { phrase: '*schule', wordClass: 'school' as const },
  { phrase: 'dean’s hall', wordClass: 'school' as const },
  { phrase: 'level #', wordClass: 'school' as const },
  { phrase: 'c.v.', wordClass: 'other' as const },
];

test.each([
  ['Abendschule', 'Abendschule'],
  ["Dean's Hall", "Dean's Hall"],
  ['level 3', 'level 3'],
  ['Hall', 'Hall'],
  ['c.v.', undefined],
])('%s', (text, found) => expect(new RegExp(alternation(entries, 'school'), 'iu').exec(text)?.[0]).toBe(found));

test('signs of a phrase stand for themselves', () => expect(new RegExp(`^(?:${alternation(entries, 'other')})$`, 'u').test('cxvx')).toBe(false));
