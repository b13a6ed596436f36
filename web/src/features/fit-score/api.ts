import type { Posting } from '@folia/contracts/posting/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Everything that depends on scores, invalidated together because a new score changes all of it. */
export const scoresKey = ['fit-scores'] as const;
export const postingsKey = ['postings'] as const;

export const scoreQuery = (id: string) =>
  queryOptions({ queryKey: [...scoresKey, id], queryFn: ({ signal }) => api.get('/fit-scores/{id}', { path: { id }, signal }), staleTime: 0 });

/** The profiles other than the main one; the list is shared with the profiles screen under its key. */
export const profilesQuery = () =>
  queryOptions({
    queryKey: ['profiles'],
    queryFn: async ({ signal }) => (await api.get('/me/profiles', { signal })).items ?? [],
  });

/** Until when scoring a job with this profile is free; null when it costs a unit. */
export const freeUntil = ({ free }: Pick<Posting, 'free'>, profileId: string | null): string | null =>
  free.find((one) => one.profileId === profileId)?.until ?? null;

/** The scores of one posting, latest first. */
export const scoresOfJobQuery = (postingId: string) =>
  queryOptions({
    queryKey: [...scoresKey, 'of', postingId],
    queryFn: async ({ signal }) => (await api.get('/fit-scores', { query: { postingId }, signal })).items ?? [],
    staleTime: 0,
  });

export const comparisonQuery = (id: string, against: string) =>
  queryOptions({
    queryKey: [...scoresKey, id, 'against', against],
    queryFn: ({ signal }) => api.get('/fit-scores/{id}/comparison', { path: { id }, query: { against }, signal }),
  });

export const usageQuery = () => queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => api.get('/me/usage', { signal }), staleTime: 0 });

export const postingQuery = (id: string) =>
  queryOptions({ queryKey: [...postingsKey, id], queryFn: ({ signal }) => api.get('/postings/{id}', { path: { id }, signal }), staleTime: 0 });
