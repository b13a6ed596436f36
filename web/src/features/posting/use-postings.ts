import type { ApplicationState } from '@folia/contracts/posting/application-states';
import type { Posting, UpdatePosting } from '@folia/contracts/posting/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { texts } from './texts';

const key = ['postings'] as const;

/** The person's postings, or those in one state, latest saved first. */
export const usePostings = (state: ApplicationState | null) =>
  useCursorPages([...key, 'list', state ?? 'all'], '/postings', { query: { state: state ?? undefined } });

/** Fetches postings again, and the scores that mention them. */
export function useRefreshJobs() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: ['fit-scores'] })]);
}

/** Changes a posting. Lists are fetched again whether it worked or not, so that a conflict shows the current state. */
export function useUpdateJob(onSaved?: () => void) {
  const refresh = useRefreshJobs();
  return useMutation({
    mutationFn: ({ id, ...change }: Omit<UpdatePosting, 'version'> & Pick<Posting, 'id' | 'version'>) =>
      api.patch('/postings/{id}', { path: { id }, body: change }),
    onSuccess: ({ id }) => {
      if (id) onSaved?.();
    },
    onSettled: refresh,
  });
}

/** What a refused change says. */
export const refusalOf = (error: Error) => (isConflict(error) ? texts.conflict : texts.changeFailed(reasonOf(error)));
export const isConflict = (error: Error) => error instanceof ApiError && error.code === 'VERSION_CONFLICT';
