import type { HandoverList } from '@folia/contracts/handover/shapes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { jobKey } from '../api';

const soonMs = 2_000;
const key = (jobId: string) => [...jobKey(jobId), 'handovers'];

/** Who of a job may be handed over and who was; asked again while somebody is on their way. */
export const handoversQuery = (jobId: string) =>
  queryOptions({
    queryKey: key(jobId),
    queryFn: ({ signal }) => api.get('/handovers/{jobId}', { path: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items?.some(({ state: one }) => one === 'waiting' || one === 'sending') ? soonMs : false),
  });

/** Where they stand there; whoever is not known there is missing. */
export const useStages = (jobId: string, sent: number) =>
  useQuery({
    queryKey: [...key(jobId), 'stages', sent],
    queryFn: ({ signal }) => api.get('/handovers/{jobId}/stages', { path: { jobId }, signal }),
    enabled: sent > 0,
    retry: false,
    staleTime: 60_000,
  });

export const usePreview = (jobId: string, candidateId: string) =>
  useQuery({
    queryKey: [...key(jobId), 'preview', candidateId],
    queryFn: ({ signal }) => api.get('/handovers/{jobId}/{candidateId}/preview', { path: { jobId, candidateId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

function useAnswered<Input>(jobId: string, work: (input: Input) => Promise<HandoverList>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: work, onSuccess: (list) => client.setQueryData(key(jobId), list) });
}

export const useHandOver = (jobId: string) =>
  useAnswered(jobId, (candidateIds: string[]) => api.post('/handovers/{jobId}', { path: { jobId }, body: { candidateIds } }));

/** `page` null: they are not there. */
export const useSettle = (jobId: string, candidateId: string) =>
  useAnswered(jobId, (page: string | null) => api.post('/handovers/{jobId}/{candidateId}/settle', { path: { jobId, candidateId }, body: { page } }));
