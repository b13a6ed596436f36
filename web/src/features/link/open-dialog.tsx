import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { lazyPart } from '../../ui/lazy-part';
import { useToast } from '../../ui/toast';
import { ConfirmDialog } from './confirm-dialog';
import type { Draft } from './form/use-link-form';
import { texts } from './texts';
import type { useLinkWishes } from './use-link-wishes';
import type { LinkActions } from './use-links';

// A form, a table and a history are larger than the list.
const LinkDialog = lazyPart('link', async () => (await import('./form/link-dialog')).LinkDialog);
const ManyDialog = lazyPart('links-from-table', async () => (await import('./many/many-dialog')).ManyDialog);
const TrailDialog = lazyPart('link-history', async () => (await import('./trail/trail-dialog')).TrailDialog);
const RenewDialog = lazyPart('renew-link', async () => (await import('./renew-dialog')).RenewDialog);
const AddressDialog = lazyPart('link-address', async () => (await import('./made/address-dialog')).AddressDialog);

/** What stands over the list. */
export type Open =
  | { what: 'form'; draft: Draft }
  | { what: 'table' }
  | { what: 'address'; made: LinkWithToken }
  | { what: 'trail' | 'renew' | 'delete'; link: Link };

type OpenDialogProps = {
  open: Open | null;
  profiles: readonly NamedProfileSummary[];
  actions: LinkActions;
  wishes: ReturnType<typeof useLinkWishes>;
  onClose: () => void;
  onMade: (made: LinkWithToken | null) => void;
};

/** The dialog that is open, if one is. */
export function OpenDialog({ open, profiles, actions, wishes, onClose, onMade }: OpenDialogProps) {
  const toast = useToast();
  const isForm = open?.what === 'form' || open?.what === 'table';
  const items = useQuery({ queryKey: ['items'], queryFn: ({ signal }) => api.get('/items', { signal }), enabled: isForm }).data?.items ?? [];
  switch (open?.what) {
    case 'form': {
      const saved = () => {
        toast(texts.saved);
        onClose();
      };
      const key = open.draft.kept?.id ?? 'new';
      return <LinkDialog key={key} draft={open.draft} items={items} profiles={profiles} actions={actions} onClose={onClose} onMade={onMade} onSaved={saved} />;
    }
    case 'table':
      return <ManyDialog items={items} profiles={profiles} onClose={onClose} onMade={() => void actions.reload()} />;
    case 'address':
      return <AddressDialog made={open.made} onClose={onClose} />;
    case 'trail':
      return <TrailDialog link={open.link} onClose={onClose} />;
    case 'renew':
      return (
        <RenewDialog
          link={open.link}
          busy={wishes.busyId === open.link.id}
          onClose={onClose}
          onRenew={(rules) => void wishes.renew(open.link, rules).then(onMade)}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          {...texts.deleteDialog}
          title={texts.deleteDialog.title(open.link.description)}
          confirm={texts.deleteDraft}
          caution
          busy={wishes.busyId === open.link.id}
          onClose={onClose}
          onConfirm={() => void wishes.remove(open.link).then(onClose)}
        />
      );
    default:
      return null;
  }
}
