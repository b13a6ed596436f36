import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { lazyPart } from '../../ui/lazy-part';
import { useToast } from '../../ui/toast';
import { AddressDialog } from './made/address-dialog';
import { ConfirmDialog } from './confirm-dialog';
import type { LinkWish } from './link-row';
import { LinkTable } from './link-table';
import { LinksFailed, LinksSkeleton } from './links-waiting';
import { texts } from './texts';
import { useLinkWishes } from './use-link-wishes';
import { useLinkActions, useLinks } from './use-links';

// A form and its rules are larger than the list.
const LinkDialog = lazyPart('link', async () => (await import('./link-dialog')).LinkDialog);

type Open = { what: 'create' } | { what: 'edit' | 'rotate' | 'remove'; link: Link } | { what: 'address'; made: LinkWithToken } | null;

/** `/app/settings/sharing`: every link, what it allows and whether it was opened. */
export function LinksPage() {
  usePageTitle(texts.title);
  const { links, error, isFetchNextPageError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLinks();
  const items = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }) }).data?.items ?? [];
  const actions = useLinkActions();
  const toast = useToast();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { busyId, notice, setStatus, rotate, remove } = useLinkWishes(actions);

  const wish = (link: Link, what: LinkWish) => {
    if (what === 'rotate' || what === 'remove') setOpen({ what, link });
    else if (what === 'edit' || what === 'renew') setOpen({ what: 'edit', link });
    else void setStatus(link, what);
  };
  const create = (
    <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'create' })}>
      {texts.create}
    </Button>
  );
  return (
    <div className="page py-6 md:py-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
        <div>
          <h1 className="headline">{texts.title}</h1>
          <p className="mt-1.5 max-w-[68ch] text-ink-2">{texts.lead}</p>
        </div>
        {links && links.length > 0 ? create : null}
      </div>
      {notice ? (
        <p role="alert" className="mb-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {notice}
        </p>
      ) : null}
      {links && links.length > 0 ? (
        <LinkTable links={links} busyId={busyId} onWish={wish} />
      ) : links ? (
        <EmptyState title={texts.empty.title} action={create} example={texts.empty.example}>
          {texts.empty.text}
        </EmptyState>
      ) : error ? null : (
        <LinksSkeleton />
      )}
      {error && (!links || isFetchNextPageError) ? <LinksFailed error={error} onRetry={() => void (links ? fetchNextPage() : refetch())} /> : null}
      {hasNextPage && !isFetchNextPageError ? (
        <Button className="mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}

      {open?.what === 'create' || open?.what === 'edit' ? (
        <LinkDialog
          link={open.what === 'edit' ? open.link : null}
          items={items}
          actions={actions}
          onClose={close}
          onMade={(made) => setOpen({ what: 'address', made })}
          onSaved={() => {
            toast(texts.saved);
            close();
          }}
        />
      ) : null}
      {open?.what === 'address' ? <AddressDialog made={open.made} onClose={close} /> : null}
      {open?.what === 'rotate' ? (
        <ConfirmDialog
          {...texts.rotateDialog}
          title={texts.rotateDialog.title(open.link.description)}
          busy={busyId === open.link.id}
          onClose={close}
          onConfirm={async () => {
            const made = await rotate(open.link);
            setOpen(made ? { what: 'address', made } : null);
          }}
        />
      ) : null}
      {open?.what === 'remove' ? (
        <ConfirmDialog
          {...removeWords(open.link)}
          caution
          busy={busyId === open.link.id}
          onClose={close}
          onConfirm={async () => {
            await remove(open.link);
            close();
          }}
        />
      ) : null}
    </div>
  );
}

function removeWords({ status, description }: Link) {
  const { title, text, draftTitle, draftText, cancel } = texts.revokeDialog;
  return status === 'draft'
    ? { title: draftTitle(description), text: draftText, confirm: texts.deleteDraft, cancel }
    : { title: title(description), text, confirm: texts.revoke, cancel };
}
