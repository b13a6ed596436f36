import type { Reading } from '@folia/contracts/screening/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { BreathingDot } from '../../../ui/breathing-dot';
import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/progress-bar';
import { jobKey, readingQuery } from '../api';
import { texts } from './texts';

const words = texts.reading;
/** How often it is asked how far they are: while somebody is read, and otherwise, when somebody may come. A new row is there within two seconds. */
const runningMs = 700;
const restingMs = 1_000;

/** How far candidates are read, while they are. Rows open at once; places come when all are read. */
export function ReadingProgress({ jobId, first }: { jobId: string; first: Reading }) {
  const client = useQueryClient();
  const { data: reading = first } = useQuery({
    ...readingQuery(jobId),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.runId ? runningMs : restingMs),
  });
  const { all = 0, read = 0, runId = null, unreadable = 0 } = reading;
  // The board and the open row are asked for again when somebody came or left, with every hundred that are read, and once the run is over.
  const seen = `${all} ${runId} ${Math.floor(read / 100)}`;
  const shown = useRef(seen);
  useEffect(() => {
    if (shown.current === seen) return;
    shown.current = seen;
    void client.invalidateQueries({ queryKey: jobKey(jobId) });
  }, [client, jobId, seen]);
  const waiting = all - read - unreadable;
  const path = { jobId };
  const again = () => client.invalidateQueries({ queryKey: jobKey(jobId) });
  const start = useMutation({ mutationFn: () => api.post('/screening/jobs/{jobId}/reading', { path }), onSuccess: again });
  const cancel = useMutation({ mutationFn: () => api.delete('/screening/jobs/{jobId}/reading', { path }), onSuccess: again });
  const error = start.error ?? cancel.error;
  if (runId === null && waiting <= 0) return null;
  return (
    <section aria-label={words.label} className="mt-5 grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex items-baseline gap-2.5 font-serif text-l">
          {runId === null ? null : <BreathingDot />}
          {words.read(read, all)}
        </p>
        {runId === null ? (
          <Button size="sm" busy={start.isPending} onClick={() => start.mutate()}>
            {words.start}
          </Button>
        ) : (
          <Button size="sm" look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {words.stop}
          </Button>
        )}
      </div>
      <ProgressBar label={words.label} value={all === 0 ? 0 : (100 * read) / all} tone="ink" className="h-1.5!" />
      <p className="text-[0.8125rem] text-ink-2">{error ? reasonOf(error) : runId === null ? words.stopped : words.more}</p>
    </section>
  );
}
