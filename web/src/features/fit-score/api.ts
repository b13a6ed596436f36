import type { FitComparison, FitScoreSummary, KeptFitScore } from '@folia/contracts/fit-score/history';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import type { SavedJob } from '@folia/contracts/saved-job/shapes';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Everything that hangs on scores: invalidated together, since a new one changes all of it. */
export const scoresKey = ['fit-scores'] as const;
export const savedJobsKey = ['saved-jobs'] as const;

export const scoreQuery = (id: string) =>
  queryOptions({ queryKey: [...scoresKey, id], queryFn: ({ signal }) => api.get<Partial<KeptFitScore>>(`/fit-scores/${id}`, { signal }), staleTime: 0 });

/** The profiles beside the main one; the list is shared with the screen of profiles under its key. */
export const profilesQuery = () =>
  queryOptions({
    queryKey: ['profiles'],
    queryFn: async ({ signal }) => (await api.get<{ items?: NamedProfileSummary[] }>('/me/profiles', { signal })).items ?? [],
  });

/** Until when scoring a job with this profile costs nothing; null when it costs a unit. */
export const freeUntil = ({ free }: Pick<SavedJob, 'free'>, profileId: string | null): string | null =>
  free.find((one) => one.profileId === profileId)?.until ?? null;

/** The scores of one job, the latest first. */
export const scoresOfJobQuery = (savedJobId: string) =>
  queryOptions({
    queryKey: [...scoresKey, 'of', savedJobId],
    queryFn: async ({ signal }) => (await api.get<{ items?: FitScoreSummary[] }>(`/fit-scores?savedJobId=${savedJobId}`, { signal })).items ?? [],
    staleTime: 0,
  });

export const comparisonQuery = (id: string, against: string) =>
  queryOptions({
    queryKey: [...scoresKey, id, 'against', against],
    queryFn: ({ signal }) => api.get<Partial<FitComparison>>(`/fit-scores/${id}/comparison?against=${against}`, { signal }),
  });

export const usageQuery = () =>
  queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => api.get<Partial<UsageView>>('/me/usage', { signal }), staleTime: 0 });

export const savedJobQuery = (id: string) =>
  queryOptions({ queryKey: [...savedJobsKey, id], queryFn: ({ signal }) => api.get<Partial<SavedJob>>(`/saved-jobs/${id}`, { signal }), staleTime: 0 });
