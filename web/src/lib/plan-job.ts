import type { PlanJob } from '@folia/contracts/planned-job/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api';
import { ApiError } from './api-error';

export const plannedJobsKey = ['planned-jobs'];

/** A meter that is spent: how much of how much, and when it begins anew; null where it does not. */
export type Spent = { used: number; limit: number; resetsAt: string | null };

/** What a refusal says about a spent meter; null for any other refusal. */
export function spentBy(error: unknown): Spent | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTA_EXCEEDED') return null;
  const { used, limit, resetsAt } = error.details;
  return { used: Number(used ?? 0), limit: Number(limit ?? 0), resetsAt: typeof resetsAt === 'string' ? resetsAt : null };
}

/** Lets a job wait for the time at which its meter begins anew. */
export function usePlanJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: PlanJob) => api.post('/me/planned-jobs', { body: wish }),
    onSuccess: () => client.invalidateQueries({ queryKey: plannedJobsKey }),
  });
}
