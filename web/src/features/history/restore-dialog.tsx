import type { RestorePreview, Revision } from '@folia/contracts/history';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Skeleton } from '../../ui/skeleton';
import { texts } from './texts';

/** A wish to go back to before a revision; `later`: how many came after it. */
export type Wish = { revision: Revision; later: number };

type RestoreDialogProps = { wish: Wish | null; busy: boolean; onRestore: () => void; onClose: () => void };

/** Asks before the portfolio goes back, and shows what that would change. */
export function RestoreDialog({ wish, busy, onRestore, onClose }: RestoreDialogProps) {
  return (
    <Modal
      visible={wish !== null}
      onClose={onClose}
      width="md"
      title={texts.confirmTitle}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="primary" busy={busy} onClick={onRestore}>
            {texts.restore}
          </Button>
        </>
      }
    >
      {wish ? (
        <>
          <p className="text-ink-2">{texts.confirm(wish.revision.at, wish.later)}</p>
          <Changes id={wish.revision.id} />
        </>
      ) : null}
      <p className="mt-3 text-[0.8125rem] text-ink-3">{texts.privacy}</p>
    </Modal>
  );
}

function Changes({ id }: { id: string }) {
  // What it would do hangs on the portfolio of this moment: it is asked anew each time.
  const { data, isError } = useQuery({
    queryKey: ['history', 'preview', id],
    queryFn: ({ signal }) => api.get<Partial<RestorePreview>>(`/me/history/${id}/restore`, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  if (isError) return <p className="mt-3 text-warn">{texts.previewFailed}</p>;
  if (!data) return <Skeleton className="mt-4 h-16 w-full" />;
  const { changes = [], more = 0 } = data;
  if (changes.length === 0) return <p className="mt-3 font-[550]">{texts.previewNothing}</p>;
  return (
    <section aria-labelledby="restore-changes" className="mt-4">
      <h3 id="restore-changes" className="mb-1 font-[550]">
        {texts.previewTitle}
      </h3>
      <ul className="max-h-[40vh] divide-y divide-line overflow-y-auto border-y border-line [overflow-wrap:anywhere]">
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
          <li key={place} className="py-1.5 text-[0.9375rem]">
            {texts.wouldChange(change)}
          </li>
        ))}
        {more > 0 ? <li className="py-1.5 text-ink-3">{texts.more(more)}</li> : null}
      </ul>
    </section>
  );
}
