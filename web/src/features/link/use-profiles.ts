import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** The person's named profiles: a link may show one of them. */
export function useProfiles() {
  const list = useQuery({ queryKey: ['profiles'], queryFn: async ({ signal }) => (await api.get('/me/profiles', { signal })).items ?? [] }).data ?? [];
  return { list, titles: new Map(list.map(({ id, title }) => [id, title])) };
}
