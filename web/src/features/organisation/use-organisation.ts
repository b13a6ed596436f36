import type { MemberList } from '@folia/contracts/organisation/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useToast } from '../../ui/toast';

export const useOrganisation = (id: string) => useQuery({ queryKey: ['organisation', id], queryFn: () => api.get('/organisation') });
export const useMembers = (id: string) => useQuery({ queryKey: ['organisation', id, 'members'], queryFn: () => api.get('/organisation/members') });

/** Changes who is in the organisation, and says so. The answer is the list as it is then. */
export function useMemberChange<Input = void>(id: string, work: (input: Input) => Promise<MemberList>, said: string, onDone = () => {}) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: work,
    onSuccess: async (list) => {
      onDone();
      toast(said);
      client.setQueryData(['organisation', id, 'members'], list);
      await client.invalidateQueries({ queryKey: ['organisation', id] });
      await client.invalidateQueries({ queryKey: ['organisations'] });
    },
  });
}
