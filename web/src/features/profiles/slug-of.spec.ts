import { profileSlug } from '@folia/contracts/named-profile/shapes';
import fc from 'fast-check';
import { slugOf } from './slug-of';

test('a title suggests an address', () => {
  expect(['Talks & Panels', '  Ingénieure, Zürich ', 'C++', '日本', 'x'.repeat(50)].map(slugOf)).toEqual([
    'talks-panels',
    'ingenieure-zurich',
    'c',
    '',
    'x'.repeat(40),
  ]);
});

test('whatever it suggests is one that is taken', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (title) => slugOf(title) === '' || profileSlug.safeParse(slugOf(title)).success));
});
