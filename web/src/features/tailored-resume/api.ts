import type { ScoreEffects } from '@folia/contracts/fit-score/effects';
import type { ParserReading } from '@folia/contracts/parser-reading';
import type { Posting } from '@folia/contracts/posting/shapes';
import type { TailoredResume } from '@folia/contracts/tailored-resume/shapes';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const resumesKey = ['tailored-resumes'] as const;
export const postingsKey = ['postings'] as const;

export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: [...resumesKey, id],
    queryFn: ({ signal }) => api.get<Partial<TailoredResume>>(`/tailored-resumes/${id}`, { signal }),
    staleTime: 0,
  });

/** What each change would do to the fit, at one version of the resume. */
export const effectsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['resume-effects', id, version],
    queryFn: ({ signal }) => api.get<Partial<ScoreEffects>>(`/tailored-resumes/${id}/effects`, { signal }),
    staleTime: 0,
  });

/** What a parser reads out of the PDF, at one version of the resume. */
export const readingQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['resume-reading', id, version],
    queryFn: ({ signal }) => api.get<Partial<ParserReading>>(`/tailored-resumes/${id}/reading`, { signal }),
    staleTime: 0,
  });

export const usageQuery = () =>
  queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => api.get<Partial<UsageView>>('/me/usage', { signal }), staleTime: 0 });

export const postingQuery = (id: string) =>
  queryOptions({ queryKey: [...postingsKey, id], queryFn: ({ signal }) => api.get<Partial<Posting>>(`/postings/${id}`, { signal }), staleTime: 0 });
