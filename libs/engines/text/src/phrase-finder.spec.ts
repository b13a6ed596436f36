import { phraseFinder } from './phrase-finder';

const finder = phraseFinder([
  { phrase: 'team player', wordClass: 'quality' },
  { phrase: 'team', wordClass: 'thing' },
  { phrase: 'enthusias*', wordClass: 'quality' },
  { phrase: 'little * supervision', wordClass: 'quality' },
  { phrase: 'lift #', wordClass: 'condition' },
]);

test('the longest phrase counts, whatever its case and hyphens', () => {
  expect(finder.find('A Team-Player in a team')).toEqual([
    { wordClass: 'quality', start: 2, end: 13 },
    { wordClass: 'thing', start: 19, end: 23 },
  ]);
});

test('a beginning, any word and a number stand for what they say', () => {
  expect(finder.isIn('with Enthusiasm')).toBe(true);
  expect(finder.isIn('little or supervision', 'quality')).toBe(true);
  expect(finder.isIn('can lift 25 kg', 'condition')).toBe(true);
  expect(finder.isIn('can lift boxes')).toBe(false);
});

test('a phrase does not go on over the end of a clause', () => {
  expect(finder.find('in the team, player of the year').map(({ wordClass }) => wordClass)).toEqual(['thing']);
});

test('a part in brackets may be missing, and some phrases only count at the end', () => {
  const headings = phraseFinder([
    { phrase: 'nice (to have)', wordClass: 'wish' },
    { phrase: 'you$', wordClass: 'need' },
    { phrase: "l'entreprise", wordClass: 'about' },
    { phrase: '*kenntnisse', wordClass: 'need' },
  ]);
  expect([...headings.classesIn('nice to have')]).toEqual(['wish']);
  expect([...headings.classesIn('a nice one for you')]).toEqual(['wish', 'need']);
  expect(headings.isIn('you and us')).toBe(false);
  expect(headings.isIn('à propos de l’entreprise', 'about')).toBe(true);
  expect(headings.isIn('Sprachkenntnisse', 'need')).toBe(true);
});

test('the longest phrase of each class is found, also only at the beginning', () => {
  const headings = phraseFinder([
    { phrase: 'what we need', wordClass: 'need' },
    { phrase: 'what we need from you', wordClass: 'need' },
    { phrase: 'from you', wordClass: 'other' },
  ]);
  const found = headings.longestOfEach('what we need from you', false);
  expect(found.get('need')).toEqual({ wordClass: 'need', start: 0, end: 21 });
  expect(found.get('other')).toEqual({ wordClass: 'other', start: 13, end: 21 });
  expect(headings.longestOfEach('what we need from you', true).has('other')).toBe(false);
});
