import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { asksNotToBeTracked } from '../../lib/asks-not-to-be-tracked';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { Modal } from '../../ui/modal';
import { texts } from './texts';
import { TraceRow } from './trace-row';
import { recordsHere, stopRecordingHere, visitTokens } from './visit-memory';

/** For guests, from the foot of a page: what is kept of the visits of this tab, and the way to erase it. */
export function VisitDialog({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  // As they were when this opened: erasing begins with forgetting them.
  const [{ tokens, isStopped }] = useState(() => ({ tokens: [...visitTokens()], isStopped: !recordsHere() }));
  const traces = useQuery({
    queryKey: ['visits-of-this-tab', tokens],
    queryFn: ({ signal }) => api.post('/visits/traces', { body: { tokens }, signal }),
    enabled: tokens.length > 0,
    staleTime: 0,
  });
  const erase = useMutation({
    mutationFn: async () => {
      stopRecordingHere();
      if (tokens.length > 0) await api.post('/visits/erase', { body: { tokens } });
    },
  });
  const items = traces.data?.items ?? [];
  const isNothing = asksNotToBeTracked() || isStopped;
  return (
    <Modal visible onClose={onClose} width="md" title={texts.title}>
      <p className="mb-4 text-ink-2">{sentence}</p>
      {erase.isSuccess ? (
        <p role="status">{texts.erased}</p>
      ) : isNothing ? (
        <p>{isStopped ? texts.stopped : texts.asked}</p>
      ) : traces.isLoading ? (
        <Loading />
      ) : (
        <>
          {traces.isError ? (
            <p role="alert" className="text-bad">
              {texts.failed}
            </p>
          ) : items.length > 0 ? (
            <ul className="divide-y divide-line border-y border-line">
              {items.map((trace) => (
                <TraceRow key={trace.id} trace={trace} />
              ))}
            </ul>
          ) : (
            <p>{texts.nothing}</p>
          )}
          <p className="mt-4 mb-4 text-[0.8125rem] text-ink-3">{texts.tab}</p>
          {erase.error ? (
            <p role="alert" className="mb-3 text-bad">
              {reasonOf(erase.error)}
            </p>
          ) : null}
          <Button busy={erase.isPending} onClick={() => erase.mutate()}>
            {texts.erase}
          </Button>
        </>
      )}
    </Modal>
  );
}
