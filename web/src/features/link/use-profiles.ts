import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** The person's named profiles: a link may show one of them. */
export function useProfiles() {
  const { data } = useQuery({ queryKey: ['profiles'], queryFn: async ({ signal }) => (await api.get('/me/profiles', { signal })).items ?? [] });
  return { list: data ?? [], titles: data && new Map(data.map(({ id, title }) => [id, title])) };
}
