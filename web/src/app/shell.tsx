import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { asksToMeasure } from '../lib/measuring-choice';
import { paths } from '../lib/paths';
import { hasRememberedPath } from '../lib/session';
import { useSession } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';
import { Loading } from '../ui/loading';
import { ProgressBar } from '../ui/progress-bar';
import { useLate } from '../ui/use-late';
import { OfflineNote } from './offline-note';
import { PaletteHost } from './palette/palette-host';
import { PreviewBanner } from './preview-banner';
import { texts } from './texts';
import { TopBar } from './top-bar';

const never = () => () => {};
/** Measuring is nothing that a page could miss. */
const withoutIt = (error: unknown) => {
  console.warn('Measuring failed', error);
  return () => null;
};
const MeasuringBanner = lazyPart('measuring', () => import('../features/measuring/measuring-banner').then((part) => part.MeasuringBanner, withoutIt), {
  withoutQueries: true,
});
const memberParts = () => import('./member-parts');
const ImportNotice = lazyPart('member-parts', async () => (await memberParts()).ImportNotice);
const OnboardingHost = lazyPart('member-parts', async () => (await memberParts()).OnboardingHost);
const KeyHost = lazyPart('member-parts', async () => (await memberParts()).KeyHost);

/** Everything around a screen: the bar and notices. The main landmark is the screen’s, for a foot stands beside it. */
export function Shell() {
  const { signedIn, openSignIn } = useSession();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const asks = useSyncExternalStore(never, asksToMeasure, () => false);

  // A guard or an expired session sent this person here; they wanted to go somewhere else.
  useEffect(() => {
    if (!signedIn && pathname === paths.home.path && hasRememberedPath()) openSignIn();
  }, [signedIn, pathname, openSignIn]);

  // For the keyboard and screen readers too, a new screen begins at its top.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a href="#main" data-print="hide" className="fixed start-4 -top-20 z-50 rounded-s bg-raised px-4 py-2 focus:top-2">
        {texts.skip}
      </a>
      <TopBar />
      {state === 'loading' ? <NavigationProgress /> : null}
      <div className="flex min-h-dvh flex-col pt-(--bar)">
        <PreviewBanner />
        <OfflineNote />
        {signedIn ? <ImportNotice /> : null}
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
      {signedIn ? (
        <>
          <OnboardingHost />
          <KeyHost />
        </>
      ) : null}
      {asks ? <MeasuringBanner /> : null}
      <PaletteHost />
      <ScrollRestoration />
    </>
  );
}

function NavigationProgress() {
  const late = useLate(200);
  return late ? <ProgressBar label={texts.loadingPage} className="fixed inset-x-0 top-[calc(var(--bar)-1px)] z-30 h-0.5!" /> : null;
}
