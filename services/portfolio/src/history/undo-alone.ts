import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import type { Visibility } from '@folia/contracts/item/shapes';
import { narrower } from '@folia/contracts/portfolio/effective-visibility';
import type { BasicsState, ItemState, NamedProfileState, PortfolioState } from './portfolio-state';

type Facts = ReadonlyMap<string, unknown>;

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A portfolio as facts that change independently. A profile's address is one of them: a profile can't come back to an address that another one has taken. */
function factsOf({ items, basics, profiles }: PortfolioState): Facts {
  const facts = new Map<string, unknown>();
  for (const [id, { fields, provenance, visibility }] of items) {
    facts.set(`${id} fields`, fields).set(`${id} provenance`, provenance).set(`${id} visibility`, visibility);
  }
  const { email, phone, sections, ...words } = basics;
  for (const [name, value] of Object.entries(words)) facts.set(name, value);
  for (const [name, contact] of Object.entries({ email, phone })) facts.set(name, contact.value).set(`${name} visibility`, contact.visibility);
  for (const kind of itemKinds) facts.set(`${kind} visibility`, sections[kind] ?? 'public');
  for (const [id, profile] of profiles) {
    for (const [name, value] of Object.entries(profile)) facts.set(`${id} ${name}`, value);
    facts.set(`address ${profile.slug}`, id);
  }
  return facts;
}

const inOrder = ({ items }: PortfolioState, kind: ItemKind): string[] =>
  [...items]
    .filter(([, item]) => item.kind === kind)
    .sort(([a, { position: left }], [b, { position: right }]) => left - right || (a < b ? -1 : 1))
    .map(([id]) => id);

/** The entries of a kind that exist in both states, in the order of the first. */
const sharedOrder = (state: PortfolioState, other: PortfolioState, kind: ItemKind) => inOrder(state, kind).filter((id) => other.items.has(id));

/** What differs between two states. An order differs when the entries common to both come in a different order. */
export function touchedBetween(before: PortfolioState, after: PortfolioState): Set<string> {
  const [old, now] = [factsOf(before), factsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()].filter((name) => !same(old.get(name), now.get(name))));
  for (const kind of itemKinds) if (!same(sharedOrder(before, after, kind), sharedOrder(after, before, kind))) names.add(`${kind} order`);
  return names;
}

/** What a step from `before` to `after` changed and a later one changed again; while there is any, the step can't be undone alone. */
export function touchedSince(before: PortfolioState, after: PortfolioState, now: PortfolioState): Set<string> {
  const later = touchedBetween(after, now);
  return new Set([...touchedBetween(before, after)].filter((name) => later.has(name)));
}

/** The portfolio as it is now, without the one step from `before` to `after`. Only valid if nothing it touched has changed since. */
export function withoutStep(before: PortfolioState, after: PortfolioState, now: PortfolioState): PortfolioState {
  const items = merged(before.items, after.items, now.items, ({ position: _, version: __, ...item }) => item);
  const profiles = merged(before.profiles, after.profiles, now.profiles, (profile) => profile);
  const sections = itemKinds.filter((kind) => !same(before.basics.sections[kind], after.basics.sections[kind]));
  const basics: BasicsState = {
    ...changedBack(before.basics, after.basics, now.basics),
    email: changedBack(before.basics.email, after.basics.email, now.basics.email),
    phone: changedBack(before.basics.phone, after.basics.phone, now.basics.phone),
    // Sections that are left out keep their visibility, so a public one must be named.
    sections: { ...now.basics.sections, ...Object.fromEntries(sections.map((kind) => [kind, before.basics.sections[kind] ?? 'public'])) },
  };
  for (const kind of itemKinds) order(before, after, now, items, kind);
  return { items, basics, profiles };
}

/** Whether a state shows anything that exists now to more people than now. */
export function showsMore(wish: PortfolioState, now: PortfolioState): boolean {
  const [wished, current] = [factsOf(wish), factsOf(now)];
  const names = [...current.keys()].filter((name) => name.endsWith(' visibility') && wished.has(name));
  return names.some((name) => {
    const visibility = wished.get(name) as Visibility;
    return narrower(visibility, current.get(name) as Visibility) !== visibility;
  });
}

function changedBack<T extends object>(before: T, after: T, now: T): T {
  const names = (Object.keys(before) as (keyof T)[]).filter((name) => !same(before[name], after[name]));
  return { ...now, ...Object.fromEntries(names.map((name) => [name, before[name]])) };
}

function merged<T extends ItemState | NamedProfileState>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  contentOf: (one: T) => object,
): Map<string, T> {
  const wish = new Map(now);
  for (const id of after.keys()) if (!before.has(id)) wish.delete(id);
  for (const [id, old] of before) {
    const [then, current] = [after.get(id), now.get(id)];
    if (!then) wish.set(id, old);
    else if (current) wish.set(id, { ...current, ...pickChanged(contentOf(old), contentOf(then)) });
  }
  return wish;
}

const pickChanged = (before: object, after: object) =>
  Object.fromEntries(Object.entries(before).filter(([name, value]) => !same(value, (after as Record<string, unknown>)[name])));

/** Orders the entries of a kind: as before if the step had moved them, as now if not. Entries that are new or come back follow their neighbours. */
function order(before: PortfolioState, after: PortfolioState, now: PortfolioState, items: Map<string, ItemState>, kind: ItemKind): void {
  const staying = (state: PortfolioState) => inOrder(state, kind).filter((id) => items.has(id));
  const wasMoved = !same(sharedOrder(before, after, kind), sharedOrder(after, before, kind));
  const wanted = wasMoved ? weave(staying(before), staying(now)) : weave(staying(now), staying(before));
  if (same(wanted, inOrder({ ...now, items }, kind))) return;
  for (const [place, id] of wanted.entries()) items.set(id, { ...(items.get(id) as ItemState), position: place + 1 });
}

/** The first order, with entries that only the second has placed after their predecessors there. */
function weave(first: string[], second: string[]): string[] {
  const woven = [...first];
  for (const [place, id] of second.entries()) if (!first.includes(id)) woven.splice(place === 0 ? 0 : woven.indexOf(second[place - 1] as string) + 1, 0, id);
  return woven;
}
