import fc from 'fast-check';
import { type ComparedCandidate, findDoubles } from './find-doubles';

const candidate = (id: string, more: Partial<ComparedCandidate> = {}): ComparedCandidate => ({
  id,
  personId: null,
  email: null,
  digest: null,
  name: '',
  employers: [],
  ...more,
});

test.each([
  ['the same account', { personId: 'p' }, { personId: 'p' }, 'person'],
  ['the same address', { email: 'a@example.org' }, { email: 'a@example.org' }, 'address'],
  ['the same file', { digest: 'd' }, { digest: 'd' }, 'file'],
  ['the same name at the same employer', { name: 'Zoë Østby', employers: ['Acme, Inc.', 'Norrbank'] }, { name: 'ØSTBY, Zoe', employers: ['ACME Inc'] }, 'name'],
  ['more than one sign: the surest is told', { digest: 'd', email: 'a@example.org' }, { digest: 'd', email: 'a@example.org' }, 'address'],
] as const)('%s', (_what, one, other, because) => {
  const [a, b] = [candidate('a', one as object), candidate('b', other as object)];
  expect(findDoubles([a, b])).toEqual([{ ids: ['a', 'b'], because }]);
});

test.each([
  ['the same name at other employers', { name: 'Ada Novak', employers: ['Acme'] }, { name: 'Ada Novak', employers: ['Norrbank'] }],
  ['one name alone', { name: 'Ada', employers: ['Acme'] }, { name: 'Ada', employers: ['Acme'] }],
  ['other names at the same employer', { name: 'Ada Novak', employers: ['Acme'] }, { name: 'Tom Berg', employers: ['Acme'] }],
  ['no employer that is named', { name: 'Ada Novak', employers: ['–'] }, { name: 'Ada Novak', employers: ['–'] }],
  ['nothing known of either', {}, {}],
] as const)('%s says nothing', (_what, one, other) => {
  expect(findDoubles([candidate('a', one as object), candidate('b', other as object)])).toEqual([]);
});

test('each pair comes once and in order, whatever is alike, and nobody is a double of themselves', () => {
  const some = fc.constantFrom('x', 'y', null);
  const people = fc.array(fc.record({ personId: some, email: some, digest: some, isAda: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(people, (all) => {
      const given = all.map(({ isAda, ...rest }, index) => candidate(String(index), { ...rest, ...(isAda && { name: 'Ada Novak', employers: ['Acme'] }) }));
      const found = findDoubles(given);
      const alike = given.flatMap((one, index) =>
        given
          .slice(index + 1)
          .filter(
            (other) =>
              (one.personId && one.personId === other.personId) ||
              (one.email && one.email === other.email) ||
              (one.digest && one.digest === other.digest) ||
              (one.name && one.name === other.name),
          )
          .map((other) => [one.id, other.id]),
      );
      expect(found.map(({ ids }) => ids)).toEqual(alike);
    }),
  );
});
