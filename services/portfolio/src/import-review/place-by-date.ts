import type { Item } from '@folia/contracts/item/shapes';

type Dated = Pick<Item, 'id' | 'fields'>;
const lastMonth = '9999';

/** When something was last done: its end, or now, or its start; '' when it has no dates. */
const lastDone = ({ fields }: Dated) => (fields.current ? lastMonth : String(fields.endDate ?? fields.startDate ?? ''));

/** The ids of a section with new items inserted where their dates belong. The existing items keep the order that the person gave them. */
export function placeByDate(present: Dated[], added: Dated[]): string[] {
  const placed = [...present];
  for (const item of added) {
    const at = placed.findIndex((other) => lastDone(other) < lastDone(item));
    placed.splice(at === -1 || lastDone(item) === '' ? placed.length : at, 0, item);
  }
  return placed.map(({ id }) => id);
}
