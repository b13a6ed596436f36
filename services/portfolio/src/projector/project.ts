import { itemKinds } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import { effectiveVisibility } from '@folia/contracts/portfolio/effective-visibility';
import type { NamedProfileSummary, PortfolioView, SectionVisibilities } from '@folia/contracts/portfolio/shapes';

export type Viewer = PortfolioView['viewer'];
type Contact = { value: string; visibility: Visibility };
export type WholeProfile = Omit<PortfolioView['profile'], 'email' | 'phone' | 'createdAt' | 'updatedAt'> & {
  ownerId: string;
  uname: string;
  version: number;
  basicsVersion: number;
  profileId: string | null;
  /** For the owner only. */
  profiles: NamedProfileSummary[];
  visibility: 'public' | 'private';
  email: Contact;
  phone: Contact;
  sections: SectionVisibilities;
  createdAt: Date;
  updatedAt: Date;
};

const seenBy: Record<Viewer, readonly Visibility[]> = { owner: ['public', 'link', 'private'], link: ['public', 'link'], stranger: ['public'] };

/**
 * What one kind of viewer sees of a whole portfolio (DESIGN section 6): strangers see what is public, holders of a link also see what is marked `link`, and the
 * owner sees everything. No item is visible to more people than its section. Whether a stranger may see the page at all is checked before. Only the owner sees
 * how a thing is marked; to everyone else it appears as public.
 */
export function project(profile: WholeProfile, items: Item[], viewer: Viewer): PortfolioView {
  const sees = (visibility: Visibility) => seenBy[viewer].includes(visibility);
  const contact = ({ value, visibility }: Contact) => (value && sees(visibility) ? value : null);
  const { ownerId, uname, version, basicsVersion, profileId, profiles, visibility, email, phone, sections, createdAt, updatedAt, ...shown } = profile;
  return {
    ownerId,
    uname,
    version,
    viewer,
    profile: { ...shown, email: contact(email), phone: contact(phone), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    items: items
      .filter((item) => sees(effectiveVisibility(item, sections)))
      .sort((a, b) => itemKinds.indexOf(a.kind) - itemKinds.indexOf(b.kind) || a.position - b.position)
      .map(({ provenance, ...item }) => ({
        ...item,
        visibility: viewer === 'owner' ? item.visibility : 'public',
        evidence: provenance.source === 'import',
      })),
    owner:
      viewer === 'owner' ? { visibility, profileVersion: basicsVersion, profileId, profiles, email, phone, sections, ...countPublic(items, sections) } : null,
  };
}

function countPublic(items: Item[], sections: SectionVisibilities): { publicCounts: Record<string, number>; privateItems: number } {
  const publicCounts: Record<string, number> = {};
  const shown = items.filter((item) => effectiveVisibility(item, sections) === 'public');
  for (const { kind } of shown) publicCounts[kind] = (publicCounts[kind] ?? 0) + 1;
  return { publicCounts, privateItems: items.length - shown.length };
}
