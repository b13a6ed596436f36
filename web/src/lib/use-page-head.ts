import { useEffect } from 'react';
import { buildHead, type PageMeta, pageHead, upsertHead } from './build-head';
import { webConfig } from './config';

/** The whole head of a page that belongs to no person, also after a navigation; the next page begins with a clean one. */
export function usePageHead(path: string, { title, description }: Pick<PageMeta, 'title' | 'description'> = {}) {
  useEffect(() => {
    upsertHead(buildHead(pageHead({ title, description }, path, webConfig().appUrl || window.location.origin)));
    return () => upsertHead(buildHead({}));
  }, [path, title, description]);
}
