import { useEffect, useState } from 'react';
import { signedOut } from '../lib/session';
import { setUnauthorizedHandler, type Unauthorized } from '../lib/unauthorized';
import { lazyPart } from '../ui/lazy-part';
import { texts } from './texts';

const InfoPopup = lazyPart('info-popup', async () => (await import('../ui/info-popup')).InfoPopup);

/** spec section 4: the next step runs 100 ms after the popup was closed. */
const afterCloseMs = 100;

export function UnauthorizedHost() {
  const [what, setWhat] = useState<Unauthorized | null>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    // Requests that fail at the same time share one popup.
    setUnauthorizedHandler((next) => {
      setWhat((shown) => shown ?? next);
      setVisible(true);
    });
    return () => setUnauthorizedHandler(null);
  }, []);
  const close = () => {
    setVisible(false);
    setTimeout(() => void signedOut({ forced: true }), afterCloseMs);
  };
  if (!what) return null;
  return <InfoPopup visible={visible} title={what.title} message={what.message} action={texts.signInAgain} onClose={close} />;
}
