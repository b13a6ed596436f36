import type { StartFitScore } from '@folia/contracts/fit-score/history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { type Spent, type Until, useWaiting } from '../../lib/plan-job';
import { reasonOf } from '../../lib/reason-of';
import { postingsKey, scoresKey } from './api';
import { texts } from './texts';

/** A wish for which there is known to be no unit. */
type Spared = { wish: StartFitScore; spent: Spent };

/** Starts a score and goes to it; however often this is tried, it is started once. `known`: what would be refused. */
export function useStartScore({ onStarted, known = null }: { onStarted?: () => void; known?: Spared | null } = {}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef({ wish: '', key: '' });
  const start = useMutation({
    mutationFn: (wish: StartFitScore) => {
      const said = JSON.stringify(wish);
      if (attempt.current.wish !== said) attempt.current = { wish: said, key: crypto.randomUUID() };
      return api.post('/fit-scores', { body: wish, headers: { 'Idempotency-Key': attempt.current.key } });
    },
    onSuccess: async ({ id }) => {
      // After a 401 the request helper answers with an empty object; the popup is open by then.
      if (!id) return;
      attempt.current = { wish: '', key: '' };
      onStarted?.();
      void client.invalidateQueries({ queryKey: scoresKey });
      void client.invalidateQueries({ queryKey: postingsKey });
      void client.invalidateQueries({ queryKey: ['usage'] });
      await navigate(paths.match.href(id));
    },
    onError: () => void client.invalidateQueries({ queryKey: postingsKey }),
  });
  const wish = start.variables ?? known?.wish;
  const plan = async (until: Until) => wish && api.post('/me/planned-jobs', { body: { kind: 'fit-score', start: wish, until } });
  const { waiting, reset: resetWait } = useWaiting(start.error, plan, { onWaits: onStarted, known: known?.spent });
  const reset = () => {
    start.reset();
    resetWait();
  };
  return {
    start: start.mutate,
    isStarting: start.isPending,
    reset,
    error: start.error ? refusalOf(start.error) : null,
    /** Set where the meter is spent: the same wish can wait. */
    spent: waiting,
  };
}

function refusalOf(error: Error): string {
  if (error instanceof ApiError && error.code === 'QUOTA_EXCEEDED') {
    const { resetsAt } = error.details;
    return texts.spent(typeof resetsAt === 'string' ? resetsAt : null);
  }
  return reasonOf(error);
}
