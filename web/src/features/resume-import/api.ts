import type { ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['resume-imports', importId],
    queryFn: ({ signal }) => api.get('/resume-imports/{importId}', { path: { importId }, signal }),
    // From here on the review keeps what is typed, so it is only fetched again on purpose.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const usageQuery = () => queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), staleTime: 0 });

export type StartedImport = { jobId: string; importId: string; reused: boolean };
export const cancelJob = (jobId: string) => api.delete('/jobs/{id}', { path: { id: jobId } });
export const saveReview = (importId: string, version: number, decisions: ReviewDecisions) =>
  api.patch('/resume-imports/{importId}', { path: { importId }, body: { version, decisions } });
export const acceptImport = (importId: string) => api.post('/resume-imports/{importId}/accept', { path: { importId } });
export const discardImport = (importId: string) => api.post('/resume-imports/{importId}/discard', { path: { importId } });
export const deleteOriginal = (fileId: string) => api.delete('/files/{id}', { path: { id: fileId } });
