import type { Item, Visibility } from '@folia/contracts/item';
import { itemKinds } from '@folia/contracts/item-fields';
import type { PortfolioView } from '@folia/contracts/portfolio';

export type Viewer = PortfolioView['viewer'];
type Contact = { value: string; visibility: Visibility };
export type WholeProfile = Omit<PortfolioView['profile'], 'email' | 'phone' | 'createdAt' | 'updatedAt'> & {
  ownerId: string;
  uname: string;
  version: number;
  basicsVersion: number;
  visibility: 'public' | 'private';
  email: Contact;
  phone: Contact;
  createdAt: Date;
  updatedAt: Date;
};

const seenBy: Record<Viewer, readonly Visibility[]> = { owner: ['public', 'link', 'private'], link: ['public', 'link'], stranger: ['public'] };

/**
 * What one kind of viewer sees of a whole portfolio (DESIGN section 6): strangers the public things, holders of a link also the `link` things,
 * the owner everything. Whether a stranger may look at all is asked before.
 */
export function project(profile: WholeProfile, items: Item[], viewer: Viewer): PortfolioView {
  const sees = (visibility: Visibility) => seenBy[viewer].includes(visibility);
  const contact = ({ value, visibility }: Contact) => (value && sees(visibility) ? value : null);
  const { ownerId, uname, version, basicsVersion, visibility, email, phone, createdAt, updatedAt, ...shown } = profile;
  return {
    ownerId,
    uname,
    version,
    viewer,
    profile: { ...shown, email: contact(email), phone: contact(phone), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    items: items
      .filter((item) => sees(item.visibility))
      .sort((a, b) => itemKinds.indexOf(a.kind) - itemKinds.indexOf(b.kind) || a.position - b.position)
      .map(({ provenance, ...item }) => ({ ...item, evidence: provenance.source === 'import' })),
    owner: viewer === 'owner' ? { visibility, profileVersion: basicsVersion, email, phone, ...countPublic(items) } : null,
  };
}

function countPublic(items: Item[]): { publicCounts: Record<string, number>; privateItems: number } {
  const publicCounts: Record<string, number> = {};
  for (const item of items) if (item.visibility === 'public') publicCounts[item.kind] = (publicCounts[item.kind] ?? 0) + 1;
  return { publicCounts, privateItems: items.filter((item) => item.visibility !== 'public').length };
}
