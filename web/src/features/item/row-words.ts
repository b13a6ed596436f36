import { itemHeading } from '@folia/contracts/item/fields';
import { kinds } from '@folia/contracts/item/kinds';
import type { Item } from '@folia/contracts/item/shapes';

/** The two lines of an entry in a list, as `[position, employer]`; either may be empty. Dates show only the year. Pure. */
export function rowWords({ kind, fields }: Pick<Item, 'kind' | 'fields'>): [string, string] {
  const heading = itemHeading(kind, fields);
  for (const name of kinds[kind].below) {
    const value = fields[name];
    if (typeof value === 'string' && value && value !== heading) return [heading, /date$/i.test(name) ? value.slice(0, 4) : value];
  }
  return [heading, ''];
}
