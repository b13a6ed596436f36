import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';
import { Loading } from '../ui/loading';

const Spinner = () => <Loading as="screen" />;

// Few people leave, so only a few need this script.
const LeavingNotice = lazyPart('leaving-notice', async () => (await import('../features/leaving/leaving-notice')).LeavingNotice, {
  waiting: <Spinner />,
  inPlace: true,
});

/** A screen that needs to know its person: until the user is loaded it shows its skeleton or, if it has none, the spinner. */
export function signedInScreen(Screen: ComponentType, Skeleton: ComponentType = Spinner) {
  return function SignedInScreen() {
    const { user, signedIn } = useSession();
    if (!signedIn) return <Navigate to={paths.home.href()} replace />;
    if (!user.signedIn) return <Skeleton />;
    // People who are leaving first decide whether they really are.
    if (!user.leavesAt) return <Screen />;
    return <LeavingNotice leavesAt={user.leavesAt} />;
  };
}
