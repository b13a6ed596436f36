import { isPaged, kindSegments } from '@folia/contracts/item/page-routes';
import { Pencil } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { buildHead, upsertHead } from '../../../lib/build-head';
import { webConfig } from '../../../lib/config';
import { ContentHostContext, contentHost } from '../../../lib/content-host';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session-context';
import { Avatar } from '../../../ui/avatar';
import { mainLandmark } from '../../../ui/main-landmark';
import { ItemMedia } from '../calm/item-media';
import { ItemText } from '../calm/item-text';
import { OnlyOwner } from '../calm/only-owner';
import { PageActions } from '../calm/page-actions';
import { PageFoot } from '../calm/page-foot';
import { QuoteFocusHost } from '../calm/quote-focus';
import { QuotedHeading } from '../calm/quoted-line';
import { texts } from '../texts';
import { findQuotes } from '../view/quotes';
import { shownHeading } from '../view/row-facts';
import type { VisitorSlots } from '../visited';
import { Facts } from './facts';
import { itemMeta } from './item-meta';
import type { ItemPageData } from './load-item-page';
import { Neighbours } from './neighbours';
import { WhatItShows } from './what-it-shows';

/** `/{username}/projects/{id}` and its siblings: one item, complete without JavaScript (sketch item-project). */
export function ItemPage({ VisitorActions, VisitNote }: VisitorSlots) {
  const { itemView, asOf } = useLoaderData<ItemPageData>();
  const { uname, profile, item, skills, viewer, ownerId } = itemView;
  useEffect(() => {
    upsertHead(buildHead(itemMeta(itemView, webConfig().appUrl || window.location.origin, asOf)));
    return () => upsertHead(buildHead({}));
  }, [itemView, asOf]);
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const isMistaken = user.id === ownerId && viewer !== 'owner';
  // The server took its owner for a visitor, because the cookie was gone and the sign-in was not.
  useEffect(() => {
    if (isMistaken) void revalidate();
  }, [isMistaken, revalidate]);
  const quotes = useMemo(() => findQuotes([...skills, item]), [skills, item]);
  const name = profile.name || uname;
  const portfolio = paths.portfolio.href(uname, profile.slug);
  return (
    <ContentHostContext value={viewer === 'stranger' ? contentHost() : ''}>
      <QuoteFocusHost>
        <main {...mainLandmark}>
          <article
            data-visit={viewer === 'owner' ? undefined : uname}
            data-visit-profile={profile.slug ?? undefined}
            data-visit-item={item.id}
            data-visit-section={item.kind}
            data-accent={profile.accent}
            className="own-words mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] [overflow-wrap:anywhere] px-6 pt-8 md:pt-12 lg:grid-cols-[680px_272px] lg:justify-between lg:px-0 print:block print:p-0"
          >
            <nav aria-label={texts.crumbs} className="mb-6 flex items-center gap-2.5 text-s text-ink-3 md:mb-8 lg:col-span-2">
              <Avatar name={name} photo={profile.photo} size={28} />
              <Link to={portfolio} className="py-1 text-ink-2 hover:text-leaf">
                {name}
              </Link>
              <span aria-hidden="true">/</span>
              <Link to={`${portfolio}#${kindSegments[item.kind]}`} className="py-1 text-ink-2 hover:text-leaf">
                {texts.section(item.kind)}
              </Link>
              {viewer === 'owner' && isPaged(item.kind) ? (
                <Link
                  to={paths.editItem(item.kind).href(item.id)}
                  data-print="hide"
                  className="ms-auto inline-flex min-h-11 items-center gap-2 font-medium text-leaf hover:text-leaf-strong md:min-h-8"
                >
                  <Pencil aria-hidden="true" className="size-4" />
                  {texts.edit}
                </Link>
              ) : null}
            </nav>
            <header className="pb-8 lg:col-start-1 lg:pb-12">
              <h1 className="-ms-[0.03em] font-serif text-4xl font-normal tracking-[-0.024em] text-balance">
                <QuotedHeading itemId={item.id} text={shownHeading(item)} quotes={quotes} />
                <OnlyOwner visibility={item.visibility} />
              </h1>
            </header>
            <aside className="mb-8 text-s lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mb-0">
              <div className="lg:sticky lg:top-[calc(var(--bar)+32px)] lg:mt-3">
                <Facts item={item} asOf={asOf} />
                <PageActions path={isPaged(item.kind) && viewer === 'stranger' ? paths.itemPage(item.kind).href(uname, item.id, profile.slug) : null}>
                  <VisitorActions view={{ ...itemView, items: [item] }} />
                </PageActions>
              </div>
            </aside>
            <div className="min-w-0 lg:col-start-1">
              <ItemText item={item} quotes={quotes} large />
              <ItemMedia media={item.media} large />
              <WhatItShows item={item} quotes={quotes} />
            </div>
            <Neighbours view={itemView} />
          </article>
        </main>
        <PageFoot>{viewer === 'owner' ? null : <VisitNote view={itemView} />}</PageFoot>
      </QuoteFocusHost>
    </ContentHostContext>
  );
}
