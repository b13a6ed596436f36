import { guestUser } from '@folia/contracts/session/guest-user';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isSignedIn } from '../lib/auth-code';
import { sendPendingEvents } from '../lib/events';
import { queries } from '../lib/queries';
import { followOtherTabs, forgetPath, forgetSession, hasRememberedPath, rememberPath, signedOut } from '../lib/session';
import { type Session, SessionContext, type SigninOptions } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';
import type { CurrentAnswer } from './current-user-query';
import { FailedPage } from './failed-page';

const never = () => () => {};
// Most visitors read and never sign in.
const CurrentUserQuery = lazyPart('current-user', async () => (await import('./current-user-query')).CurrentUserQuery);
const SigninDialog = lazyPart('signin', async () => (await import('../features/session/signin-dialog')).SigninDialog);

/** Who is here. A session begins and ends with a page load, so being signed in never changes in between. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false);
  const [signin, setSignin] = useState<(SigninOptions & { visible: boolean; times: number }) | null>(null);
  const [answer, setAnswer] = useState<CurrentAnswer | null>(null);
  const { current, isFailed } = answer ?? {};

  const isSuccess = answer !== null && !isFailed;
  useEffect(() => {
    if (isSuccess || !signedIn) sendPendingEvents();
  }, [isSuccess, signedIn]);
  useEffect(() => {
    if (isFailed) forgetSession();
  }, [isFailed]);
  useEffect(() => followOtherTabs(() => void queries()?.invalidateQueries({ queryKey: ['current-user'] })), []);

  const openSignIn = useCallback<Session['openSignIn']>(({ path, source = 'other', lead = null, userType = 'individual' } = {}) => {
    if (path || !hasRememberedPath()) rememberPath(path);
    setSignin((before) => ({ source, lead, userType, visible: true, times: (before?.times ?? 0) + 1 }));
  }, []);
  // spec section 4: logged in only when the answer is not a guest's.
  const isGuest = !signedIn || current?.guestLogin === true;
  const user = current && !isGuest ? current.user : guestUser;
  const session = useMemo<Session>(() => ({ user, signedIn: !isGuest, openSignIn, signOut: () => signedOut() }), [user, isGuest, openSignIn]);
  const closeSignIn = () => {
    forgetPath();
    setSignin((shown) => shown && { ...shown, visible: false });
  };

  if (isFailed) return <FailedPage />;
  return (
    <SessionContext value={session}>
      {children}
      {signedIn ? <CurrentUserQuery onAnswer={setAnswer} /> : null}
      {signin ? <SigninDialog key={signin.times} {...signin} onClose={closeSignIn} /> : null}
    </SessionContext>
  );
}
