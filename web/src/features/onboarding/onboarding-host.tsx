import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../lib/api';
import { closeOverlay, openOverlay, useOverlay } from '../../lib/overlay';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { readStored, storageKeys, writeStored } from '../../lib/storage';
import { lazyPart } from '../../ui/lazy-part';
import { useEver } from '../../ui/use-ever';

const OnboardingOverlay = lazyPart('onboarding', async () => (await import('./onboarding-overlay')).OnboardingOverlay);

/** Screens of one's own: who signed in on somebody's page, to ask or to write, is not kept from that. */
const isOwnScreen = (pathname: string) => pathname === paths.home.path || (pathname.startsWith('/app/') && !pathname.startsWith('/app/profile/'));

/** Opens by itself once, at the first signed-in load of any device (DESIGN section 14), and again whenever the Setup Helper is chosen. */
export function OnboardingHost() {
  const client = useQueryClient();
  const { user } = useSession();
  const { pathname } = useLocation();
  const visible = useOverlay('onboarding');
  const wasSeen = useRef(false);
  const isDue = user.signedIn && !user.onboarded && !user.leavesAt && isOwnScreen(pathname);

  useEffect(() => {
    if (!isDue || wasSeen.current || readStored('localStorage', storageKeys.onboarded) !== null) return;
    wasSeen.current = true;
    openOverlay('onboarding');
  }, [isDue]);

  const close = () => {
    closeOverlay();
    writeStored('localStorage', storageKeys.onboarded, 'true');
    if (user.onboarded) return;
    // If it cannot be kept now, another device opens it once more: nothing to trouble anybody with.
    api.patch('/users/{id}', { path: { id: user.id }, body: { onboarded: true } }).then(
      () => client.invalidateQueries({ queryKey: ['current-user'] }),
      (error) => console.warn('That the first steps were seen could not be kept', error),
    );
  };
  return useEver(visible) ? <OnboardingOverlay visible={visible} onClose={close} /> : null;
}
