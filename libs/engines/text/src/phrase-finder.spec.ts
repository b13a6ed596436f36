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
