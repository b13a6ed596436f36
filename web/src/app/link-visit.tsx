import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { lazyPart } from '../ui/lazy-part';

// Only readers who came by a link need it.
const Visit = lazyPart('link-visit', async () => (await import('../features/link-visit/link-visit')).LinkVisit);

/** What a page does while it is read by a link; an owner who looks at what a link shows sees its watermark, and counts for nothing. */
export const LinkVisit = ({ view, isOwner }: { view: Pick<PortfolioView, 'ownerId' | 'viewer' | 'link'>; isOwner: boolean }) =>
  view.viewer === 'link' ? <Visit view={view} isOwner={isOwner} /> : null;
