import type { NamedProfile, UpdateNamedProfileInput } from '@folia/contracts/named-profile/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const key = ['profiles'] as const;

/** The profiles beside the main one. */
export const useProfiles = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get<{ items?: NamedProfileSummary[] }>('/me/profiles', { signal })).items ?? [],
    refetchOnMount: 'always',
  });

/** One of them, with what it shows. */
export const useProfile = (id: string) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.get<NamedProfile>(`/me/profiles/${id}`, { signal }),
    refetchOnMount: 'always',
  });

/** What can be done to them; whatever shows them follows. */
export function useProfileActions() {
  const client = useQueryClient();
  const reload = () => Promise.all([key, ['portfolio'], ['current-user']].map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    reload,
    create: async (title: string, slug: string, idempotencyKey: string) => {
      const made = await api.post<NamedProfile>('/me/profiles', { title, slug }, { headers: { 'Idempotency-Key': idempotencyKey } });
      void reload();
      return made;
    },
    update: async (id: string, changes: UpdateNamedProfileInput) => {
      const saved = await api.patch<NamedProfile>(`/me/profiles/${id}`, changes);
      await reload();
      return saved;
    },
    remove: async (id: string) => {
      await api.delete(`/me/profiles/${id}`);
      await Promise.all([client.invalidateQueries({ queryKey: key, exact: true }), client.invalidateQueries({ queryKey: ['portfolio'] })]);
      void client.invalidateQueries({ queryKey: ['current-user'] });
    },
  };
}
