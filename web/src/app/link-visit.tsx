import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part';

// Only readers who came by a link need it.
const Visit = lazyPart('link-visit', async () => (await import('../features/link-visit/link-visit')).LinkVisit, { withoutQueries: true });

type LinkVisitProps = { view: Pick<PortfolioView, 'ownerId' | 'viewer' | 'link'>; isOwner: boolean };

/** What a page does while it is read by a link; an owner who looks at what a link shows sees its watermark, and counts for nothing. */
export function LinkVisit({ view, isOwner }: LinkVisitProps) {
  // The server has no browser to watch from.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser && view.viewer === 'link' ? <Visit view={view} isOwner={isOwner} /> : null;
}
