import type { ImportWithReview, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['resume-imports', importId],
    queryFn: ({ signal }) => api.get<ImportWithReview>(`/resume-imports/${importId}`, { signal }),
    // The review holds what is typed from here on: it is only asked again on purpose.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const usageQuery = () =>
  queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => api.get<Partial<UsageView>>('/me/usage', { signal }), staleTime: 0 });

export type StartedImport = { jobId: string; importId: string; reused: boolean };
export const cancelJob = (jobId: string) => api.delete(`/jobs/${jobId}`);
export const saveReview = (importId: string, version: number, decisions: ReviewDecisions) =>
  api.patch<{ version: number; updatedAt: string }>(`/resume-imports/${importId}`, { version, decisions });
export const acceptImport = (importId: string) => api.post<{ created: number; changed: number; uname: string }>(`/resume-imports/${importId}/accept`);
export const discardImport = (importId: string) => api.post(`/resume-imports/${importId}/discard`);
export const deleteOriginal = (fileId: string) => api.delete(`/files/${fileId}`);
