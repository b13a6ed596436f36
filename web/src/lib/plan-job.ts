import type { PlannedUntil } from '@folia/contracts/planned-job/shapes';
import type { Meter } from '@folia/contracts/plans';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

export const plannedJobsKey = ['planned-jobs'];

/** A meter that is spent: how much of how much, and when it starts again; null where it does not. */
export type Spent = { used: number; limit: number; resetsAt: string | null };

/** What a refusal says about a spent meter; null for any other refusal. */
function spentBy(error: unknown): Spent | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTA_EXCEEDED') return null;
  const { used, limit, resetsAt } = error.details;
  return { used: Number(used ?? 0), limit: Number(limit ?? 0), resetsAt: typeof resetsAt === 'string' ? resetsAt : null };
}

/** A meter that is known to be spent before anything is pressed; null while it has room, and where nothing is counted. */
export function spentMeter(usage: Pick<UsageView, 'meters' | 'ownModel'> | undefined, meter: Meter): Spent | null {
  const { used = 0, limit = null, resetsAt = null } = (usage?.ownModel ? undefined : usage?.meters?.find((one) => one.meter === meter)) ?? {};
  return limit !== null && used >= limit ? { used, limit, resetsAt } : null;
}

/** What a spent meter's panel needs: how much is spent, whether that is news to somebody who just pressed, and a way to wait. */
export type Waiting = {
  spent: Spent;
  isRefusal: boolean;
  wait: { mutate: (until: Until, onKept?: () => void) => void; isPending: boolean; kept: Until | null; error: Error | null };
};
export type Until = NonNullable<PlannedUntil>;

type WaitingOptions = { onWaits?: () => void; known?: Spent | null };

/**
 * Lets what was asked for wait, for the time at which its meter starts again or for a bigger plan. `plan` sends the wish; `known` is what the meter says before
 * anything was refused.
 */
export function useWaiting(
  error: unknown,
  plan: (until: Until) => Promise<unknown>,
  { onWaits, known = null }: WaitingOptions = {},
): { waiting: Waiting | null; reset: () => void } {
  const client = useQueryClient();
  const {
    mutate,
    reset,
    isPending,
    isSuccess,
    variables,
    error: failure,
  } = useMutation({
    mutationFn: plan,
    onSuccess: (_answer, until) => {
      // Who goes to look at plans comes back to what was typed.
      if (until === 'reset') onWaits?.();
      return client.invalidateQueries({ queryKey: plannedJobsKey });
    },
  });
  const refused = spentBy(error);
  const spent = refused ?? known;
  const wait = {
    mutate: (until: Until, onKept?: () => void) => mutate(until, { onSuccess: onKept }),
    isPending,
    kept: isSuccess ? (variables ?? null) : null,
    error: failure,
  };
  return { waiting: spent && { spent, isRefusal: refused !== null, wait }, reset };
}
