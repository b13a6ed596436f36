import { useSyncExternalStore } from 'react';

/** What lies over any screen and is opened from many places, one at a time. */
export type Overlay = 'onboarding' | 'keys' | 'palette';

let shown: Overlay | null = null;
const readers = new Set<() => void>();

function show(next: Overlay | null) {
  shown = next;
  for (const read of readers) read();
}

export const openOverlay = (overlay: Overlay) => show(overlay);
export const closeOverlay = () => show(null);

function subscribe(onChange: () => void) {
  readers.add(onChange);
  return () => void readers.delete(onChange);
}

/** Whether this one is open. */
export const useOverlay = (overlay: Overlay): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown === overlay,
    () => false,
  );
