import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Everything of screening, and everything of one job: a change there changes its board, its candidates and its criteria. */
export const screeningKey = ['screening'] as const;
export const jobKey = (jobId: string) => [...screeningKey, jobId] as const;

export const jobsQuery = () =>
  queryOptions({ queryKey: [...screeningKey, 'jobs'], queryFn: ({ signal }) => api.get('/screening/jobs', { signal }), staleTime: 0 });

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...jobKey(jobId), 'job'],
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}', { path: { jobId }, signal }),
    staleTime: 0,
  });

export const boardKey = (jobId: string) => [...jobKey(jobId), 'board'] as const;
/** What was asked for while the scripts loaded is not asked for again by the screen. */
export const boardQuery = (jobId: string) =>
  queryOptions({ queryKey: boardKey(jobId), queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/board', { path: { jobId }, signal }), staleTime: 2_000 });

export const candidateKey = (jobId: string, candidateId: string) => [...jobKey(jobId), 'candidate', candidateId] as const;
export const candidateQuery = (jobId: string, candidateId: string) =>
  queryOptions({
    queryKey: candidateKey(jobId, candidateId),
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/candidates/{candidateId}', { path: { jobId, candidateId }, signal }),
    staleTime: 30_000,
  });

export const contestsQuery = (jobId: string, candidateId: string) =>
  queryOptions({
    queryKey: [...jobKey(jobId), 'contests', candidateId],
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/contests', { path: { jobId }, query: { candidateId }, signal }),
    staleTime: 30_000,
  });

export const askingsKey = (jobId: string) => [...jobKey(jobId), 'askings'] as const;
export const askingsQuery = (jobId: string) =>
  queryOptions({ queryKey: askingsKey(jobId), queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/askings', { path: { jobId }, signal }), staleTime: 0 });
export const readingQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...jobKey(jobId), 'reading'],
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/reading', { path: { jobId }, signal }),
    staleTime: 0,
  });

export const uploadsQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...jobKey(jobId), 'uploads'],
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/uploads', { path: { jobId }, signal }),
    staleTime: 0,
  });

export const doublesQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...jobKey(jobId), 'doubles'],
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/doubles', { path: { jobId }, signal }),
    staleTime: 0,
  });
