import type { AddCriterion, ScreeningJobWithCriteria, UpdateCriterion } from '@folia/contracts/screening/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { jobKey, jobQuery } from '../api';

/** Changes of a job's criteria. Each answers all of them, because points go from one to another. */
export function useCriteria(jobId: string) {
  const client = useQueryClient();
  const { queryKey } = jobQuery(jobId);
  const put = ({ criteria }: Pick<ScreeningJobWithCriteria, 'criteria'>) => {
    if (!criteria) return;
    client.setQueryData<ScreeningJobWithCriteria>(queryKey, (job) => job && { ...job, criteria });
    void client.invalidateQueries({ queryKey: jobKey(jobId), refetchType: 'none' });
  };
  /** A conflict is shown with what is true now. */
  const again = () => client.invalidateQueries({ queryKey });
  const at = { onSuccess: put, onError: again };
  return {
    add: useMutation({ mutationFn: (body: AddCriterion) => api.post('/screening/jobs/{jobId}/criteria', { path: { jobId }, body }), onSuccess: put }),
    change: useMutation({
      mutationFn: ({ id, ...body }: UpdateCriterion & { id: string }) =>
        api.patch('/screening/jobs/{jobId}/criteria/{criterionId}', { path: { jobId, criterionId: id }, body }),
      ...at,
    }),
    order: useMutation({ mutationFn: (ids: string[]) => api.put('/screening/jobs/{jobId}/criteria/order', { path: { jobId }, body: { ids } }), ...at }),
    remove: async (criterionId: string) => put(await api.delete('/screening/jobs/{jobId}/criteria/{criterionId}', { path: { jobId, criterionId } })),
  };
}
