import type { RevisionChange } from '@folia/contracts/history/shapes';
import { type ItemKind, itemHeading, itemKinds } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { narrower } from '@folia/contracts/portfolio/effective-visibility';
import type { ProfileBasics, SectionVisibilities } from '@folia/contracts/portfolio/shapes';

/** An entry as history keeps it. */
export type ItemState = Pick<Item, 'kind' | 'fields' | 'visibility' | 'position' | 'provenance' | 'version'>;
/** Everything above the entries, except the page's own switch and the photo: the history does not cover those. */
export type BasicsState = ProfileBasics & { sections: SectionVisibilities };
/** A named profile as history keeps it. Who may see it is not included: that is up to its switch. */
export type NamedProfileState = Pick<NamedProfile, 'slug' | 'title' | 'headline' | 'summary' | 'look' | 'accent' | 'items'>;
/** Everything in a portfolio that can be restored. */
export type PortfolioState = {
  items: ReadonlyMap<string, ItemState>;
  basics: BasicsState;
  profiles: ReadonlyMap<string, NamedProfileState>;
};
/**
 * How to get from a state back to the one before it: earlier entries (null: there was none), positions, changed basics, and named profiles likewise. Revisions
 * from before named profiles existed have no `profiles`.
 */
export type Undo = {
  items: [id: string, before: ItemState | null][];
  moved: [id: string, position: number][];
  basics: Partial<BasicsState>;
  profiles?: [id: string, before: NamedProfileState | null][];
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const sameContent = (a: ItemState, b: ItemState) => same(a.fields, b.fields) && a.visibility === b.visibility && same(a.provenance, b.provenance);

/** The way from `after` back to `before`. */
export function undoOf(before: PortfolioState, after: PortfolioState): Undo {
  const profiles: NonNullable<Undo['profiles']> = [];
  const undo: Undo = { items: [], moved: [], basics: {}, profiles };
  for (const [id, old] of before.items) {
    const now = after.items.get(id);
    if (!now || !sameContent(old, now)) undo.items.push([id, old]);
    else if (old.position !== now.position) undo.moved.push([id, old.position]);
  }
  for (const id of after.items.keys()) if (!before.items.has(id)) undo.items.push([id, null]);
  for (const [id, old] of before.profiles) if (!same(old, after.profiles.get(id))) profiles.push([id, old]);
  for (const id of after.profiles.keys()) if (!before.profiles.has(id)) profiles.push([id, null]);
  const names = Object.keys(before.basics) as (keyof BasicsState)[];
  undo.basics = Object.fromEntries(names.filter((name) => !same(before.basics[name], after.basics[name])).map((name) => [name, before.basics[name]]));
  return undo;
}

/** How many things a step changed; a new order counts as one, and so do the basics. */
export const countChanges = ({ items, moved, basics, profiles = [] }: Undo): number =>
  items.length + (moved.length > 0 ? 1 : 0) + (Object.keys(basics).length > 0 ? 1 : 0) + profiles.length;

export const isNothing = (undo: Undo): boolean => countChanges(undo) === 0;

/** The state before a step, from the one after it. */
export function undone(state: PortfolioState, undo: Undo): PortfolioState {
  const items = new Map(state.items);
  for (const [id, before] of undo.items) {
    if (before) items.set(id, before);
    else items.delete(id);
  }
  for (const [id, position] of undo.moved) {
    const item = items.get(id);
    if (item) items.set(id, { ...item, position });
  }
  const profiles = new Map(state.profiles);
  for (const [id, before] of undo.profiles ?? []) {
    if (before) profiles.set(id, before);
    else profiles.delete(id);
  }
  return { items, basics: { ...state.basics, ...undo.basics }, profiles };
}

/** A former state with at most `most` named profiles. Those that exist now stay; of those that would come back, only the first do. */
export function notMore(then: PortfolioState, now: PortfolioState, most: number): PortfolioState {
  const staying = [...then.profiles].filter(([id]) => now.profiles.has(id));
  const back = [...then.profiles].filter(([id]) => !now.profiles.has(id));
  return { ...then, profiles: new Map([...staying, ...back.slice(0, Math.max(0, most - staying.length))]) };
}

/** A former state as it may be restored: nothing becomes visible to more people than now, but deleted entries come back as visible as they were. */
export function notWider(then: PortfolioState, now: PortfolioState): PortfolioState {
  const items = [...then.items].map(([id, item]): [string, ItemState] => {
    const current = now.items.get(id);
    return [id, current ? { ...item, visibility: narrower(item.visibility, current.visibility) } : item];
  });
  const contact = (part: 'email' | 'phone') => ({
    value: then.basics[part].value,
    visibility: narrower(then.basics[part].visibility, now.basics[part].visibility),
  });
  const section = (kind: ItemKind) => narrower(then.basics.sections[kind] ?? 'public', now.basics.sections[kind] ?? 'public');
  const sections = Object.fromEntries(itemKinds.filter((kind) => section(kind) !== 'public').map((kind) => [kind, section(kind)]));
  return { ...then, items: new Map(items), basics: { ...then.basics, email: contact('email'), phone: contact('phone'), sections } };
}

/** What one step did, described for people: entries first, then reordered sections, then the basics and the named profiles. */
export function toldChanges(undo: Undo, after: PortfolioState): RevisionChange[] {
  const told = undo.items.map(([itemId, old]): RevisionChange => {
    const now = after.items.get(itemId);
    const known = (now ?? old) as ItemState;
    const change = old === null ? 'added' : now ? 'changed' : 'removed';
    return { kind: known.kind, itemId, heading: itemHeading(known.kind, known.fields).slice(0, 200), change, fields: old && now ? differing(old, now) : [] };
  });
  const moved = new Set(undo.moved.flatMap(([id]) => after.items.get(id)?.kind ?? []));
  const orders = [...moved].map((kind): RevisionChange => ({ kind, itemId: null, heading: '', change: 'moved', fields: [] }));
  const basics = Object.keys(undo.basics);
  const head = basics.length > 0 ? [{ kind: null, itemId: null, heading: '', change: 'changed' as const, fields: basics }] : [];
  return [...told, ...orders, ...head, ...(undo.profiles ?? []).map(([id, old]) => toldProfile(id, old, after.profiles.get(id)))];
}

function toldProfile(profileId: string, old: NamedProfileState | null, now: NamedProfileState | undefined): RevisionChange {
  const change = old === null ? 'added' : now ? 'changed' : 'removed';
  const names = old && now ? (Object.keys(now) as (keyof NamedProfileState)[]).filter((name) => !same(old[name], now[name])) : [];
  return { kind: null, itemId: null, profileId, heading: (now ?? old)?.title ?? '', change, fields: names };
}

function differing(old: ItemState, now: ItemState): string[] {
  const names = new Set([...Object.keys(old.fields), ...Object.keys(now.fields)]);
  const fields = [...names].filter((name) => !same(old.fields[name], now.fields[name]));
  return old.visibility === now.visibility ? fields : [...fields, 'visibility'];
}

/** What a step changed, if it was a single thing: consecutive saves of it form one revision. */
export function subjectOf(undo: Undo): string | null {
  if (undo.moved.length > 0) return null;
  const basics = Object.keys(undo.basics).length > 0 ? ['basics'] : [];
  const subjects = [...basics, ...[...undo.items, ...(undo.profiles ?? [])].map(([id]) => id)];
  return subjects.length === 1 ? (subjects[0] ?? null) : null;
}
