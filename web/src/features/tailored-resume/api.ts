import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const resumesKey = ['tailored-resumes'] as const;
export const postingsKey = ['postings'] as const;

export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: [...resumesKey, id],
    queryFn: ({ signal }) => api.get('/tailored-resumes/{id}', { path: { id }, signal }),
    staleTime: 0,
  });

/** What each change would do to the fit, at one version of the resume. */
export const effectsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['resume-effects', id, version],
    queryFn: ({ signal }) => api.get('/tailored-resumes/{id}/effects', { path: { id }, signal }),
    staleTime: 0,
  });

/** What a parser reads from the PDF, at one version of the resume. */
export const readingQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['resume-reading', id, version],
    queryFn: ({ signal }) => api.get('/tailored-resumes/{id}/reading', { path: { id }, signal }),
    staleTime: 0,
  });

export const usageQuery = () => queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), staleTime: 0 });

export const postingQuery = (id: string) =>
  queryOptions({ queryKey: [...postingsKey, id], queryFn: ({ signal }) => api.get('/postings/{id}', { path: { id }, signal }), staleTime: 0 });
