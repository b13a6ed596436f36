import type { ApplicationState } from '@folia/contracts/application-states';
import type { SavedJob, UpdateSavedJob } from '@folia/contracts/saved-job';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { texts } from './texts';

const key = ['saved-jobs'] as const;

/** The person's jobs, or those in one state, the latest kept first. */
export const useSavedJobs = (state: ApplicationState | null) =>
  useCursorPages<SavedJob>([...key, 'list', state ?? 'all'], `/saved-jobs${state ? `?state=${state}` : ''}`);

/** Changes a job; whatever becomes of it, lists are asked anew, so that a conflict shows what is there. */
export function useUpdateJob(onSaved?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: Omit<UpdateSavedJob, 'version'> & Pick<SavedJob, 'id' | 'version'>) =>
      api.patch<Partial<SavedJob>>(`/saved-jobs/${id}`, change),
    onSuccess: ({ id }) => {
      if (id) onSaved?.();
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: ['fit-scores'] })]),
  });
}

export function useDeleteJob(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/saved-jobs/${id}`),
    onSuccess: onDeleted,
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: ['fit-scores'] })]),
  });
}

/** What a refused change says. */
export const refusalOf = (error: Error) => (isConflict(error) ? texts.conflict : texts.changeFailed(reasonOf(error)));
export const isConflict = (error: Error) => error instanceof ApiError && error.code === 'VERSION_CONFLICT';
