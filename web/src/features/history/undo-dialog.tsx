import type { Revision, RevisionChange } from '@folia/contracts/history/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Skeleton } from '../../ui/skeleton';
import { texts } from './texts';

/** A request to undo a revision; `later`: how many came after it. */
export type Wish = { revision: Revision; later: number };
/** Only this one change, or this one and all since. */
export type Scope = 'one' | 'since';

type UndoDialogProps = { wish: Wish; busy: boolean; onUndo: (scope: Scope) => void; onClose: () => void };

// What it would do depends on the current portfolio, so it is requested each time.
const fresh = { gcTime: 0, staleTime: 0, retry: false } as const;

/** Asks for confirmation before the portfolio goes back, asks how far, and shows what that would change. */
export function UndoDialog({ wish: { revision, later }, busy, onUndo, onClose }: UndoDialogProps) {
  const [chosen, setChosen] = useState<Scope>('one');
  const undo = useQuery({
    queryKey: ['history', 'undo', revision.id],
    queryFn: ({ signal }) => api.get('/me/history/{id}/undo', { path: { id: revision.id }, signal }),
    ...fresh,
  });
  const inTheWay = undo.data?.later ?? [];
  const isBlocked = undo.isError || inTheWay.length > 0;
  const scope = isBlocked ? 'since' : chosen;
  const showsMore = scope === 'one' && undo.data?.showsMore === true;
  return (
    <Modal
      visible
      onClose={onClose}
      width="md"
      title={isBlocked ? texts.restoreTitle : texts.undoTitle}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="primary" busy={busy} disabled={undo.isPending} onClick={() => onUndo(scope)}>
            {scope === 'one' ? texts.undo : texts.restore}
          </Button>
        </>
      }
    >
      {undo.isPending ? <Skeleton className="h-28 w-full" /> : null}
      {undo.isError ? <p className="text-ink-2">{texts.refused(undo.error)}</p> : null}
      {inTheWay.length > 0 ? <InTheWay revisions={inTheWay} /> : null}
      {isBlocked ? <p className="mt-4 text-ink-2">{texts.instead(revision.at, later)}</p> : null}
      {undo.data && !isBlocked ? (
        <>
          {later > 0 ? <ScopeChoice value={chosen} at={revision.at} later={later} onChange={setChosen} /> : null}
          {scope === 'one' ? <Changes changes={undo.data.changes ?? []} more={undo.data.more ?? 0} /> : null}
        </>
      ) : null}
      {scope === 'since' ? <Restored id={revision.id} /> : null}
      {undo.isPending ? null : (
        <p className={`mt-3 text-[0.8125rem] ${showsMore ? 'text-warn' : 'text-ink-3'}`}>
          {scope === 'since' ? texts.privacy : showsMore ? texts.showsMore : texts.restStays}
        </p>
      )}
    </Modal>
  );
}

/** The later changes to the same things. */
function InTheWay({ revisions }: { revisions: readonly Revision[] }) {
  return (
    <section aria-labelledby="in-the-way">
      <h3 id="in-the-way" className="mb-1 font-[550]">
        {texts.inTheWay(revisions.length)}
      </h3>
      <ol className="max-h-[24vh] divide-y divide-line overflow-y-auto border-y border-line [overflow-wrap:anywhere]">
        {revisions.map((revision) => (
          <li key={revision.id} className="py-1.5 text-[0.9375rem]">
            <time dateTime={revision.at} className="me-2 text-[0.8125rem] text-ink-3 tabular-nums">
              {texts.dayAndTime(revision.at)}
            </time>
            {texts.summary(revision)}
          </li>
        ))}
      </ol>
    </section>
  );
}

type ScopeChoiceProps = { value: Scope; at: string; later: number; onChange: (scope: Scope) => void };

function ScopeChoice({ value, at, later, onChange }: ScopeChoiceProps) {
  const words: Record<Scope, readonly [string, string]> = {
    one: [texts.onlyThis, texts.onlyThisMore],
    since: [texts.allSince, texts.confirm(at, later)],
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{texts.scope}</legend>
      {(['one', 'since'] as const).map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1.5">
          <input type="radio" name="undo-scope" checked={value === scope} onChange={() => onChange(scope)} className="mt-1 size-4 shrink-0 accent-leaf" />
          <span className="min-w-0">
            <span className="block font-[550]">{words[scope][0]}</span>
            <span className="block text-[0.8125rem] text-ink-2">{words[scope][1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What going back to before a revision would do. */
function Restored({ id }: { id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['history', 'preview', id],
    queryFn: ({ signal }) => api.get('/me/history/{id}/restore', { path: { id }, signal }),
    ...fresh,
  });
  if (isError) return <p className="mt-3 text-warn">{texts.previewFailed}</p>;
  if (!data) return <Skeleton className="mt-4 h-16 w-full" />;
  return <Changes changes={data.changes ?? []} more={data.more ?? 0} />;
}

function Changes({ changes, more }: { changes: readonly RevisionChange[]; more: number }) {
  if (changes.length === 0) return <p className="mt-3 font-[550]">{texts.previewNothing}</p>;
  return (
    <section aria-labelledby="undo-changes" className="mt-4">
      <h3 id="undo-changes" className="mb-1 font-[550]">
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
