import { isOneSlipAway, meantBy } from './known-words';

test.each([
  ['pasword', 'password', true],
  ['recieve', 'receive', true],
  ['deleet', 'delete', true],
  ['vidoe', 'video', true],
  ['same', 'same', true],
  ['profile', 'private', false],
  ['link', 'blinks', false],
])('%s is a slip of %s: %s', (one, other, isSlip) => {
  expect(isOneSlipAway(one, other)).toBe(isSlip);
});

test('a word no article has stands for what it begins, is a slip of, or is put together from, or goes on from; a short one for itself', () => {
  const known = new Set(['profil', 'cover', 'let', 'link', 'pictur']);
  expect(meantBy('prof', known)).toEqual(['profil']);
  expect(meantBy('pikture', known)).toEqual(['pictur']);
  expect(meantBy('coverlink', known)).toEqual(['cover', 'link']);
  expect(meantBy('linkish', known)).toEqual(['link']);
  expect(meantBy('lonk', known)).toEqual(['lonk']);
  expect(meantBy('profile', known)).toEqual(['profile']);
});
