import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import type { WholeProfile } from './project';

/**
 * A portfolio as a named profile shows it: with the profile's text and look, and only the items it selects, in its order. Who may see an item is decided
 * afterwards. Search engines may not index it (DESIGN section 14).
 */
export function asNamed(profile: WholeProfile, items: Item[], named: NamedProfile): { profile: WholeProfile; items: Item[] } {
  const { id, slug, title, headline, summary, look, accent, visibility, version } = named;
  const places = new Map(named.items.map((itemId, place) => [itemId, place + 1]));
  return {
    profile: { ...profile, headline, summary, look, accent, visibility, slug, title, profileId: id, basicsVersion: version, indexable: false },
    items: items.flatMap((item) => {
      const position = places.get(item.id);
      return position === undefined ? [] : [{ ...item, position }];
    }),
  };
}
