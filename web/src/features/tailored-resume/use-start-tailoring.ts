import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { type Spent, type Until, useWaiting } from '../../lib/plan-job';
import { reasonOf } from '../../lib/reason-of';
import { postingsKey, resumesKey } from './api';
import { texts } from './texts';

/** The job of a resume for which there is known to be no unit. */
type Spared = { postingId: string; spent: Spent };

/** Starts a resume for a job and opens it. However often this is tried, it starts once. `known`: what would be refused. */
export function useStartTailoring(known: Spared | null = null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef(crypto.randomUUID());
  const start = useMutation({
    mutationFn: (postingId: string) => api.post('/tailored-resumes', { body: { postingId }, headers: { 'Idempotency-Key': attempt.current } }),
    onSuccess: async ({ id }) => {
      // After a 401 the request helper answers with an empty object; the popup is open by then.
      if (!id) return;
      attempt.current = crypto.randomUUID();
      for (const queryKey of [resumesKey, postingsKey, ['fit-scores'], ['usage']]) void client.invalidateQueries({ queryKey });
      await navigate(paths.tailoredResume.href(id), { replace: true });
    },
  });
  const postingId = start.variables ?? known?.postingId;
  const plan = async (until: Until) => postingId && api.post('/me/planned-jobs', { body: { kind: 'tailor-made', start: { postingId }, until } });
  const { waiting } = useWaiting(start.error, plan, { known: known?.spent });
  return {
    start: start.mutate,
    isStarting: start.isPending,
    error: start.error ? refusalOf(start.error) : null,
    /** Set where the meter is spent: the same wish can wait. */
    spent: waiting,
  };
}

function refusalOf(error: Error): string {
  if (error instanceof ApiError && error.code === 'QUOTA_EXCEEDED') {
    const { resetsAt } = error.details;
    return texts.start.spent(typeof resetsAt === 'string' ? resetsAt : null);
  }
  return reasonOf(error);
}
