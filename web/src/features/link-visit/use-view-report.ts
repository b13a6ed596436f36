import { linkViewVisible } from '@folia/contracts/limits';
import { useEffect } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { readStored, removeStored, storageKeys } from '../../lib/storage';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
/** How often it is looked whether the page has been seen, in ms. */
const every = 250;

/** Reports the page of an opened link once it has been seen: visible for a second with an input of its reader, or for ten without one. */
export function useViewReport() {
  useEffect(() => {
    const view = readStored('sessionStorage', storageKeys.linkView);
    if (!view) return;
    let [visibleMs, withInput, isSent, last] = [0, false, false, performance.now()];
    const note = (event: Event) => {
      if (event.isTrusted) withInput = true;
    };
    const send = async () => {
      isSent = true;
      try {
        await api.post('/links/view', { body: { view, visibleMs: Math.round(visibleMs), withInput } });
        stop();
      } catch (error) {
        // What the server has refused it will not take later; after a broken line it is tried again.
        if (error instanceof ApiError && error.status < 500) stop();
        isSent = false;
      }
    };
    const timer = setInterval(() => {
      const now = performance.now();
      // A tab in the background is seen by nobody, and its timers run late.
      if (document.visibilityState === 'visible') visibleMs += Math.min(now - last, 2 * every);
      last = now;
      if (!isSent && visibleMs >= (withInput ? linkViewVisible.withInput : linkViewVisible.without)) void send();
    }, every);
    for (const input of inputs) window.addEventListener(input, note, { passive: true });
    const leave = () => {
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, note);
    };
    const stop = () => {
      removeStored('sessionStorage', storageKeys.linkView);
      leave();
    };
    return leave;
  }, []);
}
