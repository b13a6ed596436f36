import { guestUser } from '@folia/contracts/session/guest-user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isSignedIn } from '../lib/auth-code';
import { loadCurrentUser } from '../lib/current-user';
import { sendPendingEvents } from '../lib/events';
import { followOtherTabs, forgetPath, forgetSession, hasRememberedPath, rememberPath, signedOut } from '../lib/session';
import { type Session, SessionContext } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';
import { FailedPage } from './failed-page';

const never = () => () => {};
// Most visitors read and never sign in.
const SigninDialog = lazyPart('signin', async () => (await import('../features/session/signin-dialog')).SigninDialog);

/** Who is here. A session begins and ends with a page load, so being signed in never changes in between. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false);
  const [signin, setSignin] = useState<{ source: 'navbar' | 'other'; lead: ReactNode; visible: boolean; times: number } | null>(null);
  const client = useQueryClient();
  const current = useQuery({ queryKey: ['current-user'], queryFn: loadCurrentUser, enabled: signedIn, staleTime: Number.POSITIVE_INFINITY, retry: false });

  // A later failed request changes nothing: only a failure at the start signs out.
  const { isSuccess, isLoadingError } = current;
  useEffect(() => {
    if (isSuccess || !signedIn) sendPendingEvents();
  }, [isSuccess, signedIn]);
  useEffect(() => {
    if (isLoadingError) forgetSession();
  }, [isLoadingError]);
  useEffect(() => followOtherTabs(() => void client.invalidateQueries({ queryKey: ['current-user'] })), [client]);

  const openSignIn = useCallback<Session['openSignIn']>(({ path, source = 'other', lead = null } = {}) => {
    if (path || !hasRememberedPath()) rememberPath(path);
    setSignin((before) => ({ source, lead, visible: true, times: (before?.times ?? 0) + 1 }));
  }, []);
  // spec section 4: logged in only when the answer is not a guest's.
  const isGuest = !signedIn || current.data?.guestLogin === true;
  const user = current.data && !isGuest ? current.data.user : guestUser;
  const session = useMemo<Session>(() => ({ user, signedIn: !isGuest, openSignIn, signOut: () => signedOut() }), [user, isGuest, openSignIn]);
  const closeSignIn = () => {
    forgetPath();
    setSignin((shown) => shown && { ...shown, visible: false });
  };

  if (isLoadingError) return <FailedPage />;
  return (
    <SessionContext value={session}>
      {children}
      {signin ? <SigninDialog key={signin.times} source={signin.source} lead={signin.lead} visible={signin.visible} onClose={closeSignIn} /> : null}
    </SessionContext>
  );
}
