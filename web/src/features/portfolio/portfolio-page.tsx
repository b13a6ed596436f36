import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { buildHead, upsertHead } from '../../lib/build-head';
import { webConfig } from '../../lib/config';
import { ContentHostContext, contentHost } from '../../lib/content-host';
import { opensPortfolioOf } from '../../lib/link-token';
import { useSession } from '../../lib/session-context';
import { lazyPart } from '../../ui/lazy-part';
import { mainLandmark } from '../../ui/main-landmark';
import { EmptyPortfolio } from './calm/empty-portfolio';
import { PageFoot } from './calm/page-foot';
import { PortfolioDocument } from './calm/portfolio-document';
import type { PortfolioData } from './load-portfolio';
import { portfolioMeta } from './portfolio-meta';
import type { VisitorSlots } from './visited';

// Only owners need the switch and its dialog: visitors never load them.
const OwnerBar = lazyPart('owner-bar', async () => (await import('./owner/owner-bar')).OwnerBar, {
  waiting: <div className="h-[52px] border-b border-line bg-surface" />,
});

/** `/{uname}` and `/app/profile/{id}`: everything this viewer is allowed to see, complete without JavaScript. */
export function PortfolioPage({ VisitorActions, VisitNote }: VisitorSlots) {
  const { view, asOf, own, as } = useLoaderData<PortfolioData>();
  useEffect(() => {
    upsertHead(buildHead(portfolioMeta(view, webConfig().appUrl || window.location.origin)));
    return () => upsertHead(buildHead({}));
  }, [view]);
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const isOwn = user.id === view.ownerId && !view.owner && !own;
  const { viewer, uname } = view;
  const { slug } = view.profile;
  const byLink = viewer === 'stranger' && !own;
  // The server took an owner for a visitor, or a link holder for a stranger: the cookie was gone, but the browser's own storage was not.
  useEffect(() => {
    if (isOwn || (byLink && opensPortfolioOf(uname, slug))) void revalidate();
  }, [isOwn, byLink, uname, slug, revalidate]);
  const name = view.profile.name || view.uname;
  return (
    // An owner's view as a visitor may include what is not public yet.
    <ContentHostContext value={viewer === 'stranger' && !own ? contentHost() : ''}>
      <main {...mainLandmark}>
        {view.owner || own ? <OwnerBar view={view} own={own} as={as} /> : null}
        <PortfolioDocument
          view={view}
          asOf={asOf}
          isVisit={!view.owner && !own}
          actions={own ? null : <VisitorActions view={view} />}
          empty={<EmptyPortfolio owner={view.owner} name={name} />}
        />
      </main>
      <PageFoot>{view.owner || own ? null : <VisitNote view={view} />}</PageFoot>
    </ContentHostContext>
  );
}
