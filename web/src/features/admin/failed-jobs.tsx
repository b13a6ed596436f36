import type { FailedJobs as FailedJobsFilter, RetriedJobs } from '@folia/contracts/admin/shapes';
import { mostRetried } from '@folia/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import type { Deed } from './deed-dialog';
import { texts } from './texts';

/** How many jobs that the filter finds have failed, a press that starts them again, and what became of the last press. */
export function FailedJobs({ filter, refetchInterval, onDeed }: { filter: FailedJobsFilter; refetchInterval: number; onDeed: (deed: Deed) => void }) {
  const [outcome, setOutcome] = useState<RetriedJobs | null>(null);
  const { data } = useQuery({
    queryKey: ['admin', 'failed-jobs', filter],
    queryFn: ({ signal }) => api.get('/admin/jobs/failed', { query: filter, signal }),
    refetchOnMount: 'always',
    refetchInterval,
  });
  const count = data?.count ?? 0;
  const ask = () =>
    onDeed({
      title: texts.retryAllTitle(Math.min(count, mostRetried)),
      text: texts.retryAllText(count, mostRetried),
      action: texts.retryAll(Math.min(count, mostRetried)),
      work: async (reason) => setOutcome(await api.post('/admin/jobs/retry', { body: { ...filter, reason } })),
    });
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="max-w-[72ch] text-[0.8125rem] text-ink-2" role="status">
        {outcome ? texts.retriedAll(outcome) : count > 0 ? texts.failedJobs(count) : null}
      </p>
      {count > 0 ? (
        <Button size="sm" onClick={ask}>
          {texts.retryAll(count)}
        </Button>
      ) : null}
    </div>
  );
}
