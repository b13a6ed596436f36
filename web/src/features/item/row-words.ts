import { type ItemKind, itemHeading } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';

/** What stands below the heading of a row: the first of these that is filled and says something new. */
const second: Record<ItemKind, readonly string[]> = {
  work: ['employer', 'location', 'startDate'],
  education: ['institution', 'area', 'startDate'],
  skill: ['category', 'level'],
  project: ['role', 'startDate'],
  publication: ['venue', 'date'],
  patent: ['number', 'office', 'filedDate'],
  talk: ['event', 'place', 'date'],
  certification: ['issuer', 'date'],
  award: ['issuer', 'date'],
  achievement: ['date'],
  language: ['level'],
  volunteering: ['organization', 'location', 'startDate'],
};

/** The two lines of an entry in a list, as `[position, employer]`; either may be empty. Of a date only the year is said. Pure. */
export function rowWords({ kind, fields }: Pick<Item, 'kind' | 'fields'>): [string, string] {
  const heading = itemHeading(kind, fields);
  for (const name of second[kind]) {
    const value = fields[name];
    if (typeof value === 'string' && value && value !== heading) return [heading, /date$/i.test(name) ? value.slice(0, 4) : value];
  }
  return [heading, ''];
}
