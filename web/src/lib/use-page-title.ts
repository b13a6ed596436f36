import { useEffect } from 'react';

/** Titles of the signed-in screens; public pages get theirs, with everything else in the head, from build-head. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Folia`;
  }, [title]);
}
