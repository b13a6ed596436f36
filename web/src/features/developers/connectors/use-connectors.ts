import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { useCursorPages } from '../../../lib/use-cursor-pages';
import { useToast } from '../../../ui/toast';

const connectorsKey = ['connectors'];
const callsKey = ['connector-calls'];
const laterMs = 10_000;

export const useConnectors = () => useQuery({ queryKey: connectorsKey, queryFn: ({ signal }) => api.get('/connectors', { signal }), refetchInterval: laterMs });

export const useConnectorCalls = (id: string, state: 'all' | 'failed') =>
  useCursorPages([...callsKey, id, state], '/connectors/{id}/calls', { path: { id }, query: { state }, refetchInterval: laterMs });

/** The jobs of the account, which may be tests. */
export const useJobs = () =>
  useQuery({ queryKey: ['connector-jobs'], queryFn: ({ signal }) => api.get('/screening/jobs', { signal }), staleTime: 0, gcTime: 0 });

/** Jobs of the other side, read now. */
export const useTheirJobs = (id: string) =>
  useQuery({
    queryKey: [...connectorsKey, id, 'their-jobs'],
    queryFn: ({ signal }) => api.get('/connectors/{id}/their-jobs', { path: { id }, signal }),
    retry: false,
    staleTime: 60_000,
    gcTime: 0,
  });

export const useTry = (id: string, jobId: string) =>
  useQuery({
    queryKey: [...connectorsKey, id, 'try', jobId],
    queryFn: ({ signal }) => api.get('/connectors/{id}/tries/{jobId}', { path: { id, jobId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Something that is done to a connector: the lists are read again. In a dialog, which shows itself why it was refused, nothing is said of it here. */
export function useConnectorChange<Input, Output>(
  work: (input: Input) => Promise<Output>,
  { done, onDone, isInDialog = false }: { done?: string; onDone?: (output: Output) => void; isInDialog?: boolean } = {},
) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: work,
    // A key stays in no cache.
    gcTime: 0,
    onSuccess: async (output) => {
      if (done) toast(done);
      await Promise.all([client.invalidateQueries({ queryKey: connectorsKey }), client.invalidateQueries({ queryKey: callsKey })]);
      onDone?.(output);
    },
    onError: (error) => {
      if (!isInDialog) toast(reasonOf(error));
    },
  });
}
