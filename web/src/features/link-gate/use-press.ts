import type { OpenLinkInput } from '@folia/contracts/link/gate';
import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A press of a person, as far as a browser can tell: a click that no script made, by pointer or by keyboard. It says how long after the load it came and
 * whether the reader had scrolled, since mail scanners press at once.
 */
export function usePress() {
  const scrolled = useRef(false);
  const trusted = useRef(false);
  useEffect(() => {
    const note = () => {
      scrolled.current = true;
    };
    const ways = ['scroll', 'wheel', 'touchmove'] as const;
    for (const way of ways) window.addEventListener(way, note, { passive: true });
    return () => {
      for (const way of ways) window.removeEventListener(way, note);
    };
  }, []);
  return {
    /** For the button; Enter in a field presses it too. */
    onClick: (event: MouseEvent) => {
      trusted.current = event.nativeEvent.isTrusted;
    },
    press: (): OpenLinkInput['press'] => (trusted.current ? { afterMs: performance.now(), scrolled: scrolled.current } : undefined),
  };
}
