import type { UpdateNamedProfileInput } from '@folia/contracts/named-profile/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const key = ['profiles'] as const;

/** The profiles other than the main one. */
export const useProfiles = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get('/me/profiles', { signal })).items ?? [],
    refetchOnMount: 'always',
  });

/** One of them, with what it shows. */
export const useProfile = (id: string) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.get('/me/profiles/{id}', { path: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Changes to profiles; everything that shows them is fetched again. */
export function useProfileActions() {
  const client = useQueryClient();
  const reload = () => Promise.all([key, ['portfolio'], ['current-user']].map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    reload,
    create: async (title: string, slug: string, idempotencyKey: string) => {
      const made = await api.post('/me/profiles', { body: { title, slug }, headers: { 'Idempotency-Key': idempotencyKey } });
      void reload();
      return made;
    },
    update: async (id: string, changes: UpdateNamedProfileInput) => {
      const saved = await api.patch('/me/profiles/{id}', { path: { id }, body: changes });
      await reload();
      return saved;
    },
    choose: async (id: string) => {
      await api.put('/me/profiles/{id}/chosen', { path: { id } });
      await client.invalidateQueries({ queryKey: key });
    },
    remove: async (id: string) => {
      await api.delete('/me/profiles/{id}', { path: { id } });
      await Promise.all([client.invalidateQueries({ queryKey: key, exact: true }), client.invalidateQueries({ queryKey: ['portfolio'] })]);
      void client.invalidateQueries({ queryKey: ['current-user'] });
    },
  };
}
