import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { Loading } from '../ui/loading';
import { loadChunk } from './load-chunk';

// Few people leave, and nobody twice.
const LeavingNotice = lazy(() => loadChunk('leaving-notice', async () => ({ default: (await import('../features/leaving/leaving-notice')).LeavingNotice })));

/** A screen that needs to know its person: the spinner stands until the user is loaded. */
export function signedInScreen(Screen: ComponentType) {
  return function SignedInScreen() {
    const { user, signedIn } = useSession();
    if (!signedIn) return <Navigate to={paths.home.href()} replace />;
    if (!user.signedIn) return <Loading as="screen" />;
    // Whoever is leaving decides first whether they are.
    if (!user.leavesAt) return <Screen />;
    return (
      <Suspense fallback={<Loading as="screen" />}>
        <LeavingNotice leavesAt={user.leavesAt} />
      </Suspense>
    );
  };
}
