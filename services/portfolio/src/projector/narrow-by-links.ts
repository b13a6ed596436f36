import type { Item } from '@folia/contracts/item/shapes';
import type { LinkSelection } from '@folia/contracts/link/shapes';
import type { WholeProfile } from './project';

const shows = (selection: LinkSelection, item: Item) => selection.type === 'all' || selection.kinds.includes(item.kind) || selection.items.includes(item.id);

/** The part of a portfolio that these links select; which of it may be seen is decided afterwards. */
export function narrowByLinks(profile: WholeProfile, items: Item[], selections: LinkSelection[]): { profile: WholeProfile; items: Item[] } {
  const contact = selections.some((selection) => selection.type === 'all' || selection.contact);
  const none = { value: '', visibility: 'private' as const };
  return {
    profile: contact ? profile : { ...profile, email: none, phone: none },
    items: items.filter((item) => selections.some((selection) => shows(selection, item))),
  };
}
