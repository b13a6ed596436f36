import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { Loading } from '../ui/loading';

/** A screen that needs to know its person: the spinner stands until the user is loaded. */
export function signedInScreen(Screen: ComponentType) {
  return function SignedInScreen() {
    const { user, signedIn } = useSession();
    if (!signedIn) return <Navigate to={paths.home.href()} replace />;
    return user.signedIn ? <Screen /> : <Loading as="screen" />;
  };
}
