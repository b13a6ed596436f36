import type { ScreeningJob, UpdateScreeningJob } from '@folia/contracts/screening/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { jobKey } from '../api';

/** Changes what holds for the whole job. */
export function useChangeJob(job: ScreeningJob) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<UpdateScreeningJob, 'version'>) =>
      api.patch('/screening/jobs/{jobId}', { path: { jobId: job.id }, body: { version: job.version, ...change } }),
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(job.id) }),
  });
}
