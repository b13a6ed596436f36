import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { buildHead, upsertHead } from '../lib/build-head';
import { webConfig } from '../lib/config';
import type { PageHandle } from '../lib/page-head';
import { mainLandmark } from '../ui/main-landmark';
import { SiteFooter } from './site-footer';

/** Around the public pages that belong to no person: their head also after a navigation, and the footer. What is no such page (the start page of a member) stands alone. */
export function SiteFrame() {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const head = (handle as PageHandle | undefined)?.head;
  useEffect(() => {
    if (!head) return;
    upsertHead(buildHead(head(webConfig().appUrl || window.location.origin, loaderData)));
    return () => upsertHead(buildHead({}));
  }, [head, loaderData]);
  return (
    <>
      <main {...mainLandmark} className={`${mainLandmark.className} ${head ? '[--gutter:24px] [--page:1152px] md:[--gutter:32px]' : ''}`}>
        <Outlet />
      </main>
      {head ? <SiteFooter /> : null}
    </>
  );
}
