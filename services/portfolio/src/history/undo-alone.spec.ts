import type { Visibility } from '@folia/contracts/item/shapes';
import { emptyBasics } from '@folia/contracts/portfolio/fixtures/empty-profile';
import fc from 'fast-check';
import type { ItemState, NamedProfileState, PortfolioState } from './portfolio-state';
import { showsMore, touchedBetween, touchedSince, withoutStep } from './undo-alone';

const item = (name: string, position: number, visibility: Visibility = 'public'): ItemState => ({
  kind: 'skill',
  fields: { name },
  visibility,
  position,
  provenance: { source: 'hand' },
  version: 1,
});
const named = (slug: string, title = slug): NamedProfileState => ({ slug, title, headline: '', summary: '', look: 'calm', accent: 'sea', items: [] });
const visibilities: Visibility[] = ['public', 'link', 'private'];

type Parts = {
  items?: Record<string, ItemState>;
  profiles?: Record<string, NamedProfileState>;
  headline?: string;
  email?: { value: string; visibility: Visibility };
  sections?: PortfolioState['basics']['sections'];
};
const state = ({
  items = {},
  profiles = {},
  headline = '',
  email = { value: 'a@a.example', visibility: 'private' },
  sections = {},
}: Parts): PortfolioState => ({
  items: new Map(Object.entries(items)),
  profiles: new Map(Object.entries(profiles)),
  basics: {
    ...emptyBasics,
    name: 'Ada',
    headline,
    email,
    sections,
  },
});
const names = ({ items }: PortfolioState) => [...items.values()].sort((a, b) => a.position - b.position).map(({ fields }) => fields.name);

const anyState = fc
  .record({
    items: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(fc.constantFrom('Go', 'Rust'), fc.nat(3), fc.constantFrom(...visibilities))),
    headline: fc.constantFrom('Builds', 'Leads'),
    email: fc.record({ value: fc.constantFrom('a@a.example', 'b@b.example'), visibility: fc.constantFrom(...visibilities) }),
    skill: fc.constantFrom(...visibilities),
    // No two profiles of one person have one address.
    profiles: fc.uniqueArray(fc.tuple(fc.constantFrom('p', 'q'), fc.constantFrom('talks', 'code')), {
      comparator: ([a, one], [b, other]) => a === b || one === other,
    }),
  })
  .map(({ items, headline, email, skill, profiles }) =>
    state({
      items: Object.fromEntries(Object.entries(items).map(([id, [name, position, visibility]]) => [id, item(name, position, visibility)])),
      profiles: Object.fromEntries(profiles.map(([id, slug]) => [id, named(slug)])),
      headline,
      email,
      sections: { skill },
    }),
  );
const withoutOrders = (touched: Set<string>) => [...touched].filter((name) => !name.endsWith(' order')).sort();

test('the newest step taken back alone is the state before it', () => {
  fc.assert(
    fc.property(anyState, anyState, (before, after) => {
      expect(touchedSince(before, after, after)).toEqual(new Set());
      expect(touchedBetween(before, withoutStep(before, after, after))).toEqual(new Set());
    }),
  );
});

test('a step taken back alone changes what the step had changed, and nothing of what came later', () => {
  fc.assert(
    fc.property(anyState, anyState, anyState, (before, after, now) => {
      if (touchedSince(before, after, now).size > 0) return;
      const wish = withoutStep(before, after, now);
      expect(withoutOrders(touchedBetween(now, wish))).toEqual(withoutOrders(touchedBetween(before, after)));
      expect(withoutOrders(touchedBetween(before, wish))).toEqual(withoutOrders(touchedBetween(after, now)));
    }),
    { numRuns: 2000 },
  );
});

test('an order goes back around what was added and deleted since, and stays where it was changed again', () => {
  const before = state({ items: { a: item('Go', 1), b: item('Rust', 2), c: item('Zig', 3) } });
  const after = state({ items: { c: item('Zig', 1), b: item('Rust', 2), a: item('Go', 3) } });
  const later = state({ items: { d: item('New', 0), c: item('Zig', 1), a: item('Go', 3) } });
  expect(touchedSince(before, after, later)).toEqual(new Set());
  expect(names(withoutStep(before, after, later))).toEqual(['New', 'Go', 'Zig']);
  const again = state({ items: { b: item('Rust', 1), c: item('Zig', 2), a: item('Go', 3) } });
  expect(touchedSince(before, after, again)).toEqual(new Set(['skill order']));
});

test('words and who sees them are two things, of an entry, of contact data and of each section', () => {
  const before = state({ items: { a: item('Go', 1) }, email: { value: 'a@a.example', visibility: 'public' } });
  const after = state({ items: { a: item('Go', 1, 'private') }, email: { value: 'a@a.example', visibility: 'private' }, sections: { skill: 'link' } });
  const now = state({
    items: { a: item('Golang', 1, 'private') },
    email: { value: 'b@b.example', visibility: 'private' },
    sections: { skill: 'link', work: 'private' },
  });
  expect(touchedSince(before, after, now)).toEqual(new Set());
  const wish = withoutStep(before, after, now);
  expect(wish.items.get('a')).toMatchObject({ fields: { name: 'Golang' }, visibility: 'public' });
  expect(wish.basics).toMatchObject({ email: { value: 'b@b.example', visibility: 'public' }, sections: { skill: 'public', work: 'private' } });
  expect([showsMore(wish, now), showsMore(now, wish)]).toEqual([true, false]);
});

test('a profile whose address another one has by now stays away', () => {
  const [before, after] = [state({ profiles: { p: named('talks') } }), state({})];
  expect(touchedSince(before, after, state({ profiles: { q: named('talks', 'Other') } }))).toEqual(new Set(['address talks']));
  expect(touchedSince(before, after, state({ profiles: { q: named('code') } }))).toEqual(new Set());
});
