import type { Visibility } from '@folia/contracts/item/shapes';
import { emptyBasics } from '@folia/contracts/portfolio/fixtures/empty-profile';
import fc from 'fast-check';
import {
  type BasicsState,
  type ItemState,
  isNothing,
  type NamedProfileState,
  notMore,
  notWider,
  type PortfolioState,
  subjectOf,
  toldChanges,
  undone,
  undoOf,
} from './portfolio-state';

const basics = (name: string, email: Visibility = 'private', skill?: Visibility): BasicsState => ({
  ...emptyBasics,
  name,
  email: { value: 'a@a.example', visibility: email },
  sections: skill ? { skill } : {},
});
const item = (name: string, position: number, visibility: Visibility): ItemState => ({
  kind: 'skill',
  fields: { name },
  visibility,
  position,
  provenance: { source: 'hand' },
  version: 1,
});

const named = (title: string, items: string[]): NamedProfileState => ({ slug: title, title, headline: '', summary: '', look: 'calm', accent: 'sea', items });

const visibilities: Visibility[] = ['public', 'link', 'private'];
const anyState = fc
  .record({
    items: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.tuple(fc.constantFrom('Go', 'Rust'), fc.nat(3), fc.constantFrom(...visibilities))),
    name: fc.constantFrom('Ada', 'Eve'),
    email: fc.constantFrom(...visibilities),
    skill: fc.constantFrom(...visibilities),
    profiles: fc.dictionary(fc.constantFrom('p', 'q', 'r'), fc.tuple(fc.constantFrom('talks', 'code'), fc.subarray(['a', 'b', 'c']))),
  })
  .map(
    ({ items, name, email, skill, profiles }): PortfolioState => ({
      items: new Map(Object.entries(items).map(([id, [word, position, visibility]]) => [id, item(word, position, visibility)])),
      basics: basics(name, email, skill),
      profiles: new Map(Object.entries(profiles).map(([id, [title, chosen]]) => [id, named(title, chosen)])),
    }),
  );
const sorted = <T>(map: ReadonlyMap<string, T>) => Object.fromEntries([...map].sort(([a], [b]) => a.localeCompare(b)));
const plain = ({ items, basics: head, profiles }: PortfolioState) => ({ items: sorted(items), head, profiles: sorted(profiles) });

test('undoing steps one after the other leads back through every state there was', () => {
  fc.assert(
    fc.property(fc.array(anyState, { minLength: 2, maxLength: 6 }), (states) => {
      let state = states.at(-1) as PortfolioState;
      for (let step = states.length - 1; step > 0; step--) {
        const [before, after] = [states[step - 1], states[step]] as [PortfolioState, PortfolioState];
        // As Postgres keeps it.
        state = undone(state, JSON.parse(JSON.stringify(undoOf(before, after))));
        expect(plain(state)).toEqual(plain(before));
      }
    }),
  );
});

test('nothing comes back wider than it is now', () => {
  const rank = (visibility: Visibility | undefined) => visibilities.indexOf(visibility ?? 'public');
  fc.assert(
    fc.property(anyState, anyState, (then, now) => {
      const wish = notWider(then, now);
      for (const [id, { visibility }] of wish.items) {
        const current = now.items.get(id);
        if (current) expect(rank(visibility)).toBeGreaterThanOrEqual(rank(current.visibility));
        expect(rank(visibility)).toBeGreaterThanOrEqual(rank(then.items.get(id)?.visibility));
      }
      expect(rank(wish.basics.email.visibility)).toBeGreaterThanOrEqual(rank(now.basics.email.visibility));
      expect(rank(wish.basics.sections.skill)).toBeGreaterThanOrEqual(rank(now.basics.sections.skill));
    }),
  );
});

test('what did nothing is nothing; what happened is told by name', () => {
  const before: PortfolioState = {
    items: new Map([
      ['a', item('Go', 1, 'public')],
      ['b', item('Zig', 2, 'public')],
      ['c', item('C', 3, 'public')],
    ]),
    basics: basics('Ada'),
    profiles: new Map([
      ['p', named('talks', ['a', 'b'])],
      ['q', named('code', ['a'])],
    ]),
  };
  expect(isNothing(undoOf(before, before))).toBe(true);
  const after: PortfolioState = {
    items: new Map([
      ['a', item('Rust', 1, 'private')],
      ['c', item('C', 2, 'public')],
      ['d', item('D', 4, 'public')],
    ]),
    basics: basics('Eve'),
    profiles: new Map([
      ['p', named('talks', ['b', 'a'])],
      ['r', named('chairs', [])],
    ]),
  };
  const undo = undoOf(before, after);
  expect(toldChanges(undo, after).map(({ change, heading, fields }) => [change, heading, fields])).toEqual([
    ['changed', 'Rust', ['name', 'visibility']],
    ['removed', 'Zig', []],
    ['added', 'D', []],
    ['moved', '', []],
    ['changed', '', ['name']],
    ['changed', 'talks', ['items']],
    ['removed', 'code', []],
    ['added', 'chairs', []],
  ]);
  expect(subjectOf(undo)).toBeNull();
  expect(subjectOf({ items: [['a', null]], moved: [], basics: {} })).toBe('a');
  expect(subjectOf({ items: [], moved: [], basics: { name: 'x' } })).toBe('basics');
  expect(subjectOf({ items: [], moved: [], basics: {}, profiles: [['p', null]] })).toBe('p');
  expect(subjectOf({ items: [['a', null]], moved: [], basics: {}, profiles: [['p', null]] })).toBeNull();
});

test('no more profiles come back than there may be, and those that are there stay', () => {
  fc.assert(
    fc.property(anyState, anyState, fc.nat(3), (then, now, most) => {
      const { profiles } = notMore(then, now, most);
      const staying = [...then.profiles.keys()].filter((id) => now.profiles.has(id));
      for (const id of staying) expect(profiles.get(id)).toEqual(then.profiles.get(id));
      for (const [id, profile] of profiles) expect(then.profiles.get(id)).toEqual(profile);
      expect(profiles.size).toBe(Math.max(staying.length, Math.min(then.profiles.size, most)));
    }),
  );
});
