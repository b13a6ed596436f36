import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asLinkHolder } from '../../lib/link-paths';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { countLinks, findLinks, showLinks } from './filter-links';
import { LinkFilter } from './link-filter';
import type { LinkWish } from './link-row';
import { LinkTable } from './link-table';
import { LinksFailed, LinksSkeleton } from './links-waiting';
import { type Open, OpenDialog } from './open-dialog';
import { texts } from './texts';
import { useLinkWishes } from './use-link-wishes';
import { useLinkActions, useLinks } from './use-links';
import { useLinksAddress } from './use-links-address';
import { useProfiles } from './use-profiles';

/** `/app/settings/sharing`: every link, what it allows and whether it was opened. */
export function LinksPage() {
  usePageTitle(texts.title);
  const { user } = useSession();
  const navigate = useNavigate();
  const { links, error, isFetchNextPageError, refetch, fetchNextPage } = useLinks();
  const profiles = useProfiles();
  const actions = useLinkActions();
  const address = useLinksAddress();
  const wishes = useLinkWishes(actions);
  // An address and a question about one link are not part of the page's own address.
  const [asked, setAsked] = useState<Open | null>(null);
  const showMade = (made: LinkWithToken | null) => {
    address.close();
    setAsked(made && { what: 'address', made });
  };

  const wish = (link: Link, what: LinkWish) => {
    if (what === 'edit' || what === 'trail') return address.show(what, link.id);
    if (what === 'preview') return void navigate(asLinkHolder(user.uname, link.id));
    if (what === 'renew' || (what === 'remove' && link.status === 'draft')) return setAsked({ what: what === 'renew' ? 'renew' : 'delete', link });
    if (what === 'remove') return void wishes.remove(link);
    if (what === 'unlock') return void wishes.unlock(link);
    if (what === 'duplicate') return void wishes.duplicate(link).then(showMade);
    void wishes.setStatus(link, what);
  };
  const found = findLinks(links ?? [], address.words);
  const listed = showLinks(found, address.which, profiles.titles);
  const hasLinks = links !== undefined && links.length > 0;
  const create = (
    <Button look="primary" icon={<Plus />} onClick={() => address.show('create')}>
      {texts.create}
    </Button>
  );
  const many = (
    <Button look="quiet" icon={<FileSpreadsheet />} onClick={() => address.show('table')}>
      {texts.createMany}
    </Button>
  );
  return (
    <div className="page py-6 md:py-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
        <div>
          <h1 className="headline">{texts.title}</h1>
          <p className="mt-1.5 max-w-[80ch] text-ink-2">{texts.lead}</p>
        </div>
        {hasLinks ? (
          <div className="flex flex-wrap gap-2">
            {many}
            {create}
          </div>
        ) : null}
      </div>
      {wishes.notice ? (
        <p role="alert" className="mb-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {wishes.notice}
        </p>
      ) : null}
      {hasLinks ? (
        <>
          <LinkFilter counts={countLinks(found, profiles.titles)} which={address.which} words={address.words} onChange={address.change} />
          {listed.length > 0 ? (
            <LinkTable links={listed} profiles={profiles.titles} busyId={wishes.busyId} onWish={wish} />
          ) : (
            <p className="border-t border-line py-6 text-ink-2">
              {texts.nothingFound}{' '}
              <button type="button" className="link min-h-11" onClick={() => address.change({ show: '', find: '' })}>
                {texts.showAll}
              </button>
            </p>
          )}
        </>
      ) : links ? (
        <EmptyState
          title={texts.empty.title}
          action={
            <>
              {create}
              {many}
            </>
          }
          example={texts.empty.example}
        >
          {texts.empty.text}
        </EmptyState>
      ) : error ? null : (
        <LinksSkeleton />
      )}
      {error && (!links || isFetchNextPageError) ? <LinksFailed error={error} onRetry={() => void (links ? fetchNextPage() : refetch())} /> : null}
      <OpenDialog
        open={asked ?? address.asked(links)}
        profiles={profiles.list}
        actions={actions}
        wishes={wishes}
        onClose={() => (asked ? setAsked(null) : address.close())}
        onMade={showMade}
      />
    </div>
  );
}
