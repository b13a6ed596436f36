import { useSyncExternalStore } from 'react';

/** Whether a media query holds; false on the server and until the page is hydrated. */
export function useMedia(query: string) {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
