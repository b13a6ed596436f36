import type { CreateLinkInput, Link, LinkPage, UpdateLinkInput } from '@folia/contracts/link/shapes';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const key = ['links'] as const;

/** The owner's links, page by page. Views come from outside, so they are requested again whenever the screen opens. */
export function useLinks() {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => api.get('/links', { query: { cursor: pageParam || undefined }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
  return { ...query, links: query.data?.pages.flatMap((page) => page.items ?? []) };
}

const once = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey } });

/** What can be done to a link; the list is updated. */
export function useLinkActions() {
  const client = useQueryClient();
  const put = (link: Link) =>
    client.setQueryData<InfiniteData<LinkPage>>(
      key,
      (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, items: page.items.map((old) => (old.id === link.id ? link : old)) })) },
    );
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    reload,
    create: async (input: CreateLinkInput, idempotencyKey: string) => {
      const made = await api.post('/links', { body: input, ...once(idempotencyKey) });
      void reload();
      return made;
    },
    update: async (id: string, input: UpdateLinkInput) => {
      const link = await api.patch('/links/{id}', { path: { id }, body: input });
      put(link);
      return link;
    },
    rotate: async (id: string, idempotencyKey: string) => {
      const made = await api.post('/links/{id}/rotate', { path: { id }, ...once(idempotencyKey) });
      put(made.link);
      return made;
    },
    remove: async (id: string) => {
      await api.delete('/links/{id}', { path: { id } });
      await reload();
    },
  };
}
export type LinkActions = ReturnType<typeof useLinkActions>;
