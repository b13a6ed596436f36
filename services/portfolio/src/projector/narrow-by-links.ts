import type { Item } from '@folia/contracts/item/shapes';
import type { GrantedLink } from '@folia/contracts/link/gate';
import type { LinkSelection } from '@folia/contracts/link/shapes';
import type { SeenByLink } from '@folia/contracts/portfolio/shapes';
import type { WholeProfile } from './project';

const shows = (selection: LinkSelection, item: Item) => selection.type === 'all' || selection.kinds.includes(item.kind) || selection.items.includes(item.id);

/** The part of a portfolio that these links select; which of it may be seen is decided afterwards. */
export function narrowByLinks(profile: WholeProfile, items: Item[], links: Pick<GrantedLink, 'selection'>[]): { profile: WholeProfile; items: Item[] } {
  const contact = links.some(({ selection }) => selection.type === 'all' || selection.contact);
  const none = { value: '', visibility: 'private' as const };
  return {
    profile: contact ? profile : { ...profile, email: none, phone: none },
    items: items.filter((item) => links.some(({ selection }) => shows(selection, item))),
  };
}

/** The rules under which these links show it together: what one of them forbids stays forbidden. */
export function rulesOfLinks(links: GrantedLink[]): SeenByLink {
  const sent = links.find(({ application }) => application?.resumeId);
  return {
    downloads: links.every(({ downloads }) => downloads),
    deepTalk: links.every(({ deepTalk }) => deepTalk),
    watermark: links.find(({ watermark }) => watermark !== null)?.watermark ?? null,
    resume: sent?.application?.resumeId ? { linkId: sent.id, id: sent.application.resumeId } : null,
  };
}
