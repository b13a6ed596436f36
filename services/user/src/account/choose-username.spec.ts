import { isReservedUsername, usernameShape } from '@folia/contracts/reserved-names';
import fc from 'fast-check';
import { usernameCandidates, usernameFrom } from './choose-username';

test('a name becomes a username people recognise', () => {
  expect(['Ada Novak', 'Zoë Müller-Straße', 'Søren Ærø', 'Łukasz Żak', "Conan O'Brien"].map(usernameFrom)).toEqual([
    'ada-novak',
    'zoe-muller-strasse',
    'soren-aero',
    'lukasz-zak',
    'conan-o-brien',
  ]);
  expect(usernameFrom('王小明')).toBe('member');
});

test('whatever a person is called, the candidates are usernames, not reserved, and never run out at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.double({ min: 0, max: 0.999999, noNaN: true }), (name, random) => {
      const candidates = [...usernameCandidates(name, () => random)];
      expect(candidates.length).toBeGreaterThanOrEqual(20);
      for (const candidate of candidates) {
        expect(candidate).toMatch(usernameShape);
        expect(isReservedUsername(candidate)).toBe(false);
      }
    }),
  );
});

test('a name that is reserved gets a number at once', () => {
  expect(usernameCandidates('Admin', () => 0).next().value).toBe('admin-10');
});
