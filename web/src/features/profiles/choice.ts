import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';

/** An entry of a kind in the order of a profile. Entries that are not chosen keep their place in the list, so that nothing jumps while the person chooses. */
export type Row = { item: Item; isChosen: boolean };
export type Rows = Partial<Record<ItemKind, Row[]>>;

/** The rows of a form: chosen entries in their own order, each of the others after the one it follows in the portfolio. */
export function rowsOf(items: readonly Item[], chosen: readonly string[]): Rows {
  const places = new Map(chosen.map((id, place) => [id, place]));
  const rows: Rows = {};
  for (const kind of itemKinds) {
    const all = items.filter((item) => item.kind === kind).sort((a, b) => a.position - b.position);
    if (all.length === 0) continue;
    const list = all
      .filter((item) => places.has(item.id))
      .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
      .map((item): Row => ({ item, isChosen: true }));
    for (const [place, item] of all.entries()) {
      if (places.has(item.id)) continue;
      const before = all[place - 1]?.id;
      list.splice(list.findIndex((row) => row.item.id === before) + 1, 0, { item, isChosen: false });
    }
    rows[kind] = list;
  }
  return rows;
}

/** What a profile stores: the chosen ids, section by section. */
export const chosenIds = (rows: Rows): string[] =>
  itemKinds.flatMap((kind) => (rows[kind] ?? []).filter(({ isChosen }) => isChosen).map(({ item }) => item.id));

/** A list with one row moved a place up or down; unchanged at an end. */
export function moved(list: Row[], place: number, by: -1 | 1): Row[] {
  const [row, other] = [list[place], list[place + by]];
  if (!row || !other) return list;
  return list.map((one, at) => (at === place ? other : at === place + by ? row : one));
}
