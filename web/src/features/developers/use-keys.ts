import type { ApiKeyList, MadeApiKey } from '@folia/contracts/api-key/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const queryKey = ['api-keys'];

export const useKeys = () => useQuery({ queryKey, queryFn: ({ signal }) => api.get('/api-keys', { signal }), staleTime: 0 });

/** Ends a key or takes it away: the answer is the list as it is then. */
export function useKeyChange(work: () => Promise<ApiKeyList>, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (list) => {
      client.setQueryData(queryKey, list);
      onDone();
    },
  });
}

/** Makes a secret, which only this answer holds. */
export function useMadeKey<Input>(work: (input: Input) => Promise<MadeApiKey>, onMade: (made: MadeApiKey) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    // A secret stays in no cache.
    gcTime: 0,
    onSuccess: (made) => {
      onMade(made);
      void client.invalidateQueries({ queryKey });
    },
  });
}
