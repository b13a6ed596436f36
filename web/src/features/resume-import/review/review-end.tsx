import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { useToast } from '../../../ui/toast';
import { acceptImport, discardImport } from '../api';
import type { sumUp } from './review-cards';
import { ReviewFoot } from './review-foot';
import { reviewTexts } from './review-texts';
import type { DraftState } from './use-draft';

const bellLaterMs = 1500;

type ReviewEndProps = {
  importId: string;
  sum: ReturnType<typeof sumUp>;
  state: DraftState;
  flush: () => Promise<void>;
  isKept: () => boolean;
  onRefused: (entryId: string) => string;
};

/** BODY_INVALID names the entry that cannot be saved and why. */
function refusedEntry({ entryId, issues }: Record<string, unknown>): { id: string; why: string } | null {
  if (typeof entryId !== 'string') return null;
  const [first] = Array.isArray(issues) ? (issues as { path?: string; message?: string }[]) : [];
  return { id: entryId, why: [first?.path?.split('.').at(-1), first?.message].filter(Boolean).join(' ') };
}

/** How a review ends: saved into the portfolio, or thrown away. Both ask for confirmation if something would be lost. */
export function ReviewEnd({ importId, sum, state, flush, isKept, onRefused }: ReviewEndProps) {
  const [asking, setAsking] = useState<'save' | 'discard' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();

  const over = () => {
    client.removeQueries({ queryKey: ['resume-imports', importId] });
    void client.invalidateQueries();
    // One service tells another that the notification was read, a moment after the response.
    setTimeout(() => void client.invalidateQueries({ queryKey: ['notifications'] }), bellLaterMs);
  };

  const save = useMutation({
    onMutate: () => setRefused(null),
    mutationFn: async () => {
      await flush();
      if (!isKept()) throw new Error(reviewTexts.notSaved);
      return acceptImport(importId);
    },
    onSuccess: ({ created, changed, uname }) => {
      if (!uname) return;
      toast(reviewTexts.saved(created, changed));
      void navigate(paths.portfolio.href(uname));
      over();
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? refusedEntry(error.details) : null;
      setRefused(refused && reviewTexts.refusedEntry(onRefused(refused.id), refused.why));
    },
    onSettled: () => setAsking(null),
  });
  const discard = useMutation({
    mutationFn: () => discardImport(importId),
    onSuccess: () => {
      toast(reviewTexts.discarded);
      void navigate(paths.resumeImport.href());
      over();
    },
    onSettled: () => setAsking(null),
  });
  const error = save.error ?? discard.error;
  const trouble = refused ?? (error ? reviewTexts.refused(error.message, error instanceof ApiError ? error.requestId : null) : null);
  const close = () => setAsking(null);
  return (
    <>
      <ReviewFoot
        sum={sum}
        state={state}
        trouble={trouble}
        saving={save.isPending}
        onDiscard={() => setAsking('discard')}
        onSave={() => (sum.undecided > 0 ? setAsking('save') : save.mutate())}
      />
      <Modal visible={asking === 'save'} onClose={close} title={reviewTexts.undecidedTitle(sum.undecided)} popup>
        <p className="text-ink-2">{reviewTexts.undecidedText}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={close}>{reviewTexts.goBack}</Button>
          <Button look="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {reviewTexts.saveAnyway(sum.accepted)}
          </Button>
        </div>
      </Modal>
      <Modal visible={asking === 'discard'} onClose={close} title={reviewTexts.discardTitle} popup>
        <p className="text-ink-2">{reviewTexts.discardText}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={close}>{reviewTexts.goBack}</Button>
          <Button look="caution" busy={discard.isPending} onClick={() => discard.mutate()}>
            {reviewTexts.discard}
          </Button>
        </div>
      </Modal>
    </>
  );
}
