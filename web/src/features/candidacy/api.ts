import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const candidaciesKey = ['candidacies'] as const;

export const candidaciesQuery = () =>
  queryOptions({ queryKey: [...candidaciesKey, 'list'], queryFn: ({ signal }) => api.get('/candidacies', { signal }), staleTime: 0 });

export const candidacyQuery = (id: string) =>
  queryOptions({ queryKey: [...candidaciesKey, id], queryFn: ({ signal }) => api.get('/candidacies/{id}', { path: { id }, signal }), staleTime: 0 });

/** The page as it would be shared now; it is not there for somebody who came with a file. */
export const correctedQuery = (id: string) =>
  queryOptions({
    queryKey: [...candidaciesKey, id, 'portfolio'],
    queryFn: ({ signal }) => api.get('/candidacies/{id}/portfolio', { path: { id }, signal }),
    staleTime: 0,
    retry: false,
  });

export const sharedQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job-page', jobId, 'portfolio'],
    queryFn: ({ signal }) => api.get('/job-pages/{jobId}/portfolio', { path: { jobId }, signal }),
    staleTime: 0,
    retry: false,
  });
