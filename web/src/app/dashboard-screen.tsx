import { useLocation } from 'react-router-dom';
import { DashboardPage } from '../features/dashboard/dashboard-page';
import { EditorAside } from '../features/item/editor-aside';
import { ItemPanel } from '../features/item/item-panel';
import { ProfileSwitch } from '../features/portfolio/owner/profile-switch';
import { VisibilitySwitch } from '../features/portfolio/owner/visibility-switch';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';
import { Loading } from '../ui/loading';

// Shown beside an open entry, and only after a score.
const WhatIf = lazyPart('what-if', async () => (await import('../features/fit-score/what-if')).WhatIf);

// The page is complete without it, and it asks for its own figures.
const RecentVisitors = lazyPart('recent-visitors', async () => (await import('../features/analytics/recent-visitors')).RecentVisitors);

// It is there only for those who let a program propose something.
const Proposals = lazyPart('proposals', async () => (await import('../features/proposal/proposals-note')).ProposalsNote);

// The first screen of a business; job seekers never see it.
const RecruiterScreen = lazyPart('recruiter', async () => (await import('./recruiter-screen')).RecruiterScreen, {
  waiting: <Loading as="screen" />,
  inPlace: true,
});

/**
 * Where the features that make up the dashboard meet. A business account begins with people; its own portfolio is at `/app/user`, or wherever part of it is
 * asked for.
 */
export function DashboardScreen() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const isStart = user.type === 'business' && pathname !== paths.user.path && !search && !hash;
  if (isStart) return <RecruiterScreen />;
  return (
    <EditorAside value={WhatIf}>
      <DashboardPage
        ItemPanel={ItemPanel}
        VisibilitySwitch={VisibilitySwitch}
        ProfileSwitch={ProfileSwitch}
        RecentVisitors={RecentVisitors}
        Proposals={Proposals}
      />
    </EditorAside>
  );
}
