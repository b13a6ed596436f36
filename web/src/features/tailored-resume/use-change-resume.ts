import type { OwnChoices, ResumeSettings, TailoredResume } from '@folia/contracts/tailored-resume/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { resumeQuery } from './api';
import { texts } from './texts';

export type ResumeChange = { settings?: Partial<ResumeSettings>; choices?: (now: OwnChoices) => OwnChoices };

/** Changes a resume on the screen at once, and at the service one change after the other, so that quick presses cause no conflict. */
export function useChangeResume(id: string) {
  const client = useQueryClient();
  const { queryKey } = resumeQuery(id);
  const mutationKey = ['change-resume', id];
  const known = () => client.getQueryData<Partial<TailoredResume>>(queryKey) as TailoredResume | undefined;
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    onMutate: async ({ settings, choices }: ResumeChange) => {
      await client.cancelQueries({ queryKey });
      const now = known();
      if (now) client.setQueryData(queryKey, { ...now, settings: { ...now.settings, ...settings }, choices: choices?.(now.choices) ?? now.choices });
    },
    mutationFn: () => {
      const now = known();
      return api.patch('/tailored-resumes/{id}', { path: { id }, body: { version: now?.version ?? 0, settings: now?.settings, choices: now?.choices } });
    },
    onSuccess: (saved) => {
      const now = known();
      if (!saved.id || !now) return;
      const isLast = client.isMutating({ mutationKey }) === 1;
      client.setQueryData(queryKey, isLast ? saved : { ...saved, settings: now.settings, choices: now.choices });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const error = change.error && (isConflict(change.error) ? texts.changes.conflict : texts.changes.failed(reasonOf(change.error)));
  return { change: change.mutate, isSaving: change.isPending, isSaved: change.isSuccess, error };
}

const isConflict = (error: Error) => error instanceof ApiError && (error.code === 'VERSION_CONFLICT' || error.code === 'CONFLICT');
